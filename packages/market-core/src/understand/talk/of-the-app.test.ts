import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const codes = (text: string) =>
  compose(understand(text, pricePlaces), { ...priceData, today: '2026-11', local: ['KE'] }).statements.map(
    ({ code }) => code,
  )

test.each([
  'the app is slow',
  'your website is not loading on my phone',
  'this thing keeps crashing',
  'Caller complains the app is very slow',
  "l'application est trop lente",
  'la aplicación va muy lenta',
  'o aplicativo trava toda hora',
  'programu hii inakwama sana',
  'ऐप बहुत धीमा है',
  'التطبيق بطيء جدا',
])('Q80 what is wrong with the app is a complaint: %s', (text) => {
  expect(understand(text, pricePlaces).smallTalk).toBe('complaint')
  expect(codes(text)).toEqual(['small_talk'])
})

test.each([
  'I want to speak to a person',
  'can i talk to a human pls',
  'put me through to someone',
  'how do I contact you',
  'Wants to speak to a human. No farming question.',
  "je voudrais parler à quelqu'un",
  'quiero hablar con una persona',
  'quero falar com uma pessoa',
  'nataka kuongea na mtu',
  'मुझे किसी इंसान से बात करनी है',
  'أريد أن أتكلم مع شخص',
])('Q80 A45 who wants a person is told who helps with farming: %s', (text) => {
  expect(understand(text, pricePlaces).smallTalk).toBe('person')
  expect(codes(text)).toEqual(['small_talk', 'ask_whom'])
})

test.each([
  'the irrigation system is not working',
  'application of urea not working',
  'the pump is not working',
  'I want to talk to a vet about my cow',
  'speak to someone about a loan',
  'who can I call about armyworm',
  'slow release urea price',
  'the app is slow, what is the price of maize',
  'talk to somebody about maize prices',
  'one person picks 40 kg of tea a day',
])('Q80 whoever names a thing or a topic asks about that: %s', (text) => {
  expect(['complaint', 'person']).not.toContain(understand(text, pricePlaces).smallTalk)
})

test('A45 of prices that are called old beside it the age is told', () => {
  const said = codes('Caller complains the app is slow and the prices are old. Wants to speak to a human.')
  expect(said).toEqual(['small_talk', 'newest_stored', 'newest_stored', 'nothing_newer', 'ask_whom'])
})

test.each([
  'my son drank weedkiller, I want to speak to a person',
  'the app is slow and my worker fell into the grain silo',
  'put me through to somebody, my brother is trapped under the tractor',
])('Q80 no complaint and no wish for a person hides an emergency: %s', (text) => {
  expect(understand(text, pricePlaces).danger).toBe('emergency')
})
