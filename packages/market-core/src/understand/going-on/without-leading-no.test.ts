import { expect, test } from 'vitest'
import type { Question } from '../question.ts'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const read = (...turns: string[]) =>
  turns.reduce<Question | undefined>((before, text) => understand(text, storedPlaces, before), undefined)

test.each([
  [["prix de l'arachide", "non, l'huile d'arachide"], ['groundnut-oil']],
  [["prix de l'arachide", "non, pas l'arachide, l'huile d'arachide"], ['groundnut-oil']],
  [['prix du riz', 'je voulais dire le blé'], ['wheat']],
  [['precio del trigo', 'no, quería decir el maíz'], ['maize']],
  [['precio del trigo', 'no el trigo, el maíz'], ['maize']],
  [['preço do café', 'não, quis dizer o robusta'], ['coffee-robusta']],
  [['bei ya mahindi', 'hapana, ngano'], ['wheat']],
  [['bei ya mahindi', 'hapana, nilimaanisha ngano'], ['wheat']],
  [['سعر القمح', 'لا، قصدت الذرة'], ['maize']],
  [['गेहूं का भाव', 'नहीं, मेरा मतलब मक्का'], ['maize']],
])('Q61 what is put right takes the place of what was said: %j', (turns, commodities) => {
  const question = read(...turns)
  expect(question).toMatchObject({ topic: 'price', commodities })
  expect(question?.unplaced).toBeUndefined()
})

test('Q61 the time stays that of the question', () => {
  expect(read('precio del trigo en 2022', 'no, quería decir el maíz')).toMatchObject({
    commodities: ['maize'],
    period: { start: '2022-01', end: '2022-12' },
  })
})

test.each([
  ['price of diesel per litre', 'so 20 litres?', undefined],
  ['preço da soja', 'e milho?', 'pt'],
  ['precio del trigo', 'y maíz?', 'es'],
])('Q61 a word as short as that keeps the language of a conversation: %s, %s', (first, then, language) => {
  expect(read(first, then)?.language).toBe(language)
})

test.each(['What is SRW at?', "what's HRW trading at now", 'where is DAP at today'])(
  'Q61 what a thing is at is its price: %s',
  (text) => {
    const { term, commodities } = understand(text, storedPlaces)
    expect(term).toBeUndefined()
    expect(commodities).toHaveLength(1)
  },
)

test.each(['what is SRW', 'what does DAP mean'])('Q61 what it is stays a meaning: %s', (text) => {
  expect(understand(text, storedPlaces).term).toBeDefined()
})
