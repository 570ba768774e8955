import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const talkOf = (text: string) => understand(text, pricePlaces).smallTalk
const codesOf = (text: string) =>
  compose(understand(text, pricePlaces), priceData).statements.map(({ code }) => code)

test.each([
  'who will win the election',
  'when is the next election',
  'who should I vote for in the elections',
  'Kindly advise which company shares I should buy',
  'which shares should i invest in',
  'is bitcoin going up',
  'who won the match yesterday',
  'who is the president of Kenya',
  'lottery numbers for today',
  'what is my horoscope',
  'football scores please',
  'qui va gagner les élections',
  'quién va a ganar las elecciones',
  'quem vai ganhar a eleição',
  'nani atashinda uchaguzi',
  'चुनाव कौन जीतेगा',
  'من سيفوز في الانتخابات',
])("T21 the world's affairs are no business of ours: %s", (text) => {
  expect(talkOf(text)).toBe('play')
  expect(codesOf(text)).toEqual(['small_talk'])
})

test.each([
  "what is our chairman's phone number",
  'phone number of our secretary',
  'the treasurer s address',
  'namba ya simu ya mwenyekiti',
])('T21 the number of a person is not known here: %s', (text) => {
  expect(talkOf(text)).toBe('private')
})

test.each([
  'when is the next election and what about maize price',
  'should I buy stocks of maize',
  'which stocks of wheat are highest',
  'election is coming will wheat fall',
  'phone number of the agriculture officer',
  'phone number of the vet',
  'who pays the most for my share of the harvest',
  'which party buys maize in Kisumu',
  'mahadbt lottery status',
  'mvua kesho ipo',
  'which party will buy my produce',
  'बीज का चुनाव कब करें',
  '5 लीटर का डिब्बा 2100 और 1 लीटर 460, कौन सस्ता पड़ेगा?',
  'what is the market share of soybean oil',
])('T21 beside goods or whoever knows farming it is asked of these: %s', (text) => {
  expect(talkOf(text)).toBeUndefined()
})
