import { describe, expect, test } from 'vitest'
import { changesSubject } from '../follow-up.ts'
import { type Question, understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const readTurns = (turns: readonly string[]): Question =>
  turns.reduce<Question | undefined>((before, turn) => {
    const question = understand(turn, storedPlaces, before)
    return before === undefined || changesSubject(question) ? question : before
  }, undefined) as Question

/** Two prices that differ in one thing, and what sets them against each other. */
const pairs: Readonly<Record<string, readonly [first: string, then: string, read: Partial<Question>]>> = {
  goods: ['price of wheat', 'and maize?', { intent: 'compare', commodities: ['wheat', 'maize'] }],
  fertilisers: ['price of urea', 'and DAP?', { intent: 'compare', commodities: ['urea', 'dap'] }],
  kinds: ['price of arabica', 'and robusta?', { commodities: ['coffee-arabica', 'coffee-robusta'] }],
  places: [
    'price of maize in Nicaragua',
    'and in Congo?',
    { place: { country: 'CG' }, also: { commodities: ['maize'], place: { country: 'NI' } } },
  ],
  months: [
    'price of maize in March 2024',
    'and in March 2025?',
    { period: { start: '2024-03', end: '2024-03' }, periodAlso: { start: '2025-03', end: '2025-03' } },
  ],
  years: [
    'average price of wheat in 2014',
    'and in 2023?',
    {
      period: { start: '2014-01', end: '2014-12' },
      periodAlso: { start: '2023-01', end: '2023-12' },
      ofRange: 'mean',
    },
  ],
}
const asked = [
  'which is dearer',
  "what's the difference",
  'which one is higher',
  'which was more',
  'by how many percent is it cheaper',
]

describe.each(Object.entries(pairs))('Q71 two %s are set against each other', (_, [first, then, read]) => {
  test.each(asked)('Q71 in the turn that names the second: %s', (asks) => {
    expect(readTurns([first, `${then} ${asks}?`])).toMatchObject(read)
  })
  test.each(['which is dearer', "what's the difference"])('Q71 in a turn of its own: %s', (asks) => {
    expect(readTurns([first, then, `${asks}?`])).toMatchObject(read)
  })
})

test.each([
  ['es', '¿a cuánto está el trigo?', '¿y el maíz? dígame cuál sale más caro'],
  ['es', 'precio del trigo', '¿y el maíz? ¿cuál es la diferencia?'],
  ['fr', 'prix du blé', 'et le maïs, lequel est le plus cher ?'],
  ['fr', 'prix du blé', 'et le maïs ? quelle différence'],
  ['pt', 'preço do trigo', 'e o milho? qual é mais caro?'],
  ['pt', 'preço do trigo', 'e o milho? qual a diferença'],
  ['sw', 'bei ya ngano', 'Linganisha na mahindi, ipi ghali?'],
  ['sw', 'bei ya ngano', 'na mahindi? tofauti ni ngapi'],
  ['hi', 'गेहूं का भाव?', 'और मक्का? कौन महंगा है?'],
  ['hi', 'गेहूं का भाव?', 'मक्का से तुलना करो'],
  ['ar', 'كم سعر القمح', 'والذرة؟ أيهما أغلى؟'],
  ['ar', 'كم سعر القمح', 'والذرة؟ ما الفرق؟'],
])('Q71 in %s: %s %s', (_, first, then) => {
  expect(readTurns([first, then])).toMatchObject({ intent: 'compare', commodities: ['wheat', 'maize'] })
})

test.each([
  ['hi', ['गेहूं का भाव?', 'और मक्का का?', 'दोनों में महंगा कौन और कितने का अंतर?']],
  ['ar', ['كم سعر القمح', 'والذرة؟', 'ما الفرق بينهما؟']],
  ['pt', ['preço do trigo', 'e do milho?', 'qual a diferença em porcentagem?']],
  ['sw', ['bei ya ngano', 'na mahindi?', 'kati ya hizo mbili ipi ghali?']],
  ['fr', ['prix du blé', 'et le maïs ?', 'lequel des deux est le plus cher ?']],
  ['es', ['precio del trigo', '¿y el maíz?', '¿cuál de los dos es más caro?']],
])('Q71 over three turns in %s', (_, turns) => {
  expect(readTurns(turns)).toMatchObject({ intent: 'compare', commodities: ['wheat', 'maize'] })
})

test('Q71 three that were asked about one after the other are told together', () => {
  const three = { intent: 'compare', commodities: ['wheat', 'maize', 'rice'] }
  expect(
    readTurns(['price of wheat', 'and maize?', 'and rice? which is the dearest of the three']),
  ).toMatchObject(three)
  expect(
    readTurns(['price of wheat', 'and maize?', 'and rice?', 'which is the dearest of them']),
  ).toMatchObject(three)
})

test.each([
  ['when it was so', ['price of wheat', 'and maize, when was it highest'], 'range'],
  ['how it moved', ['price of wheat', 'and maize, has it gone up?'], 'change'],
  ['a time of its own', ['price of wheat', 'and maize, is it dearer than last year'], 'change'],
  ['a figure of another time', ['price of wheat', 'and maize in 2020'], 'price'],
])('Q71 what is asked of one alone sets nothing against it: %s', (_, turns, intent) => {
  expect(readTurns(turns)).toMatchObject({ intent, commodities: ['maize'] })
})

test('Q71 a month is set against no year', () => {
  const question = readTurns(['average price of wheat in 2014', 'and March 2023, was that more?'])
  expect(question.periodAlso).toBeUndefined()
})

test('Q71 what it is and what it was have their difference in one turn', () => {
  expect(readTurns(['what is arabica, what was it in Feb 2025, and what is the difference'])).toMatchObject({
    intent: 'change',
    againstNow: true,
    period: { start: '2025-02', end: '2025-02' },
  })
})

test.each([
  'change from 2024 to 2025, yearly average, wheat',
  'annual average of wheat, how did it move from 2024 to 2025',
])('Q71 years are set against each other by their means: %s', (text) => {
  expect(readTurns([text])).toMatchObject({
    period: { start: '2024-01', end: '2024-12' },
    periodAlso: { start: '2025-01', end: '2025-12' },
  })
})

test('A38 sacks of one thing for so much of another are a barter, in whatever order they are told', () => {
  const bartered = readTurns(['sacks of soybeans (60 kg) per tonne of potash'])
  expect(bartered).toMatchObject(readTurns(['how many 60 kg sacks of soybeans for a tonne of potash']))
  expect(bartered.intent).toBe('input-ratio')
})
