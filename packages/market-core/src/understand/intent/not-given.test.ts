import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const intent = (text: string) => understand(text, pricePlaces).intent

test.each([
  'maize fell and fell, is that the floor do you think',
  'has wheat topped out',
  'has urea bottomed out yet',
  'any chance that maize will be dearer',
  'do you think maize will be under 180 before christmas',
  'is there hope of maize going up',
  'which way is wheat headed',
  'est-ce que le blé a touché le fond ?',
  'le blé va-t-il remonter ?',
  '¿el trigo va a seguir bajando?',
  'o trigo chegou ao fundo?',
  'je, ngano itaendelea kupanda?',
  'क्या गेहूं और गिरेगा',
  'هل وصل القمح القاع',
])('A4 what a price will do is asked for: %s', (text) => {
  expect(intent(text)).toBe('forecast')
})

test.each([
  'must i wait until march with my maize',
  'is it wise to sell the wheat',
  'sit tight on my maize or not',
  'dois-je attendre avec mon blé ?',
  'me conviene esperar con el maíz',
  'vale a pena esperar com o milho?',
  'nisubiri na mahindi yangu?',
  'क्या मक्का के लिए इंतजार करूं',
  'هل أنتظر مع القمح',
])('A4 whether to wait is asked for: %s', (text) => {
  expect(intent(text)).toBe('advice')
})

test.each([
  'when was maize at its bottom',
  'was 2024 the peak for wheat',
  'is maize at its highest ever',
  'has maize been rising since march',
])('A21 what has been is no forecast: %s', (text) => {
  expect(['range', 'change', 'season']).toContain(intent(text))
})

test.each([
  'what all are you able to do',
  'what sort of questions may i ask',
  'i am new here, what can i ask',
  'do you understand hindi',
  'in which languages can i write',
  'could you put it in my own bags',
  'prices in our own money?',
  'parlez-vous français ?',
  '¿qué más puedes hacer?',
  'unazungumza kiswahili?',
  'और क्या बता सकते हैं',
])('Q14 the product itself is asked about: %s', (text) => {
  expect(understand(text, pricePlaces)).toMatchObject({ intent: 'capabilities', commodities: [] })
})

test.each([
  ['maize, what do you have', 'price'],
  ['what can you tell me about wheat', 'price'],
  ['what do you have on urea', 'price'],
])('Q14 but what there is of a thing is its price: %s', (text, wanted) => {
  expect(intent(text)).toBe(wanted)
})
