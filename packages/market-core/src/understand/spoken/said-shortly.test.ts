import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const read = (text: string) => understand(text, storedPlaces)
const time = { start: '2020-05', end: '2022-05' }

test.each([
  ['How much did palm oil climb from May 2020 to May 2022?', 'palm-oil', 'up'],
  ['did urea soar between May 2020 and May 2022', 'urea', 'up'],
  ['by how much did maize leap from may 2020 to may 2022', 'maize', 'up'],
  ['did wheat tumble from May 2020 to May 2022?', 'wheat', 'down'],
  ['how much did soybeans slump from may 2020 to may 2022', 'soybeans', 'down'],
] as const)('Q10 a way that a price went is one, whatever the verb: %s', (text, id, way) => {
  expect(read(text)).toMatchObject({ intent: 'change', commodities: [id], period: time, way })
  expect(read(text).unplaced).toBeUndefined()
})

test.each([
  'list of months in which urea stood above 700 dollars a tonne',
  'months when urea stayed over 700 usd per tonne',
  'which months was urea held above 700 dollars a tonne',
])('Q10 a price that stands past a limit is past it: %s', (text) => {
  expect(read(text)).toMatchObject({
    commodities: ['urea'],
    threshold: { way: 'above', value: 700, wants: 'months' },
  })
  expect(read(text).unplaced).toBeUndefined()
})

test.each([
  'Thai A1 super broken rice, how much is the tonne',
  'price of thai a1 broken rice',
  'thai A.1 super rice per tonne',
])('Q10 what is said of the broken rice of Thailand is its name: %s', (text) => {
  expect(read(text)).toMatchObject({ commodities: ['rice'], variety: ['thai', 'a1'] })
  expect(read(text).unplaced).toBeUndefined()
})

test('Q10 "4" before a thing is "for", and before a unit a figure', () => {
  expect(read('hw mch 4 grondnuts per kg').figures).toEqual({})
  expect(read('how much 4 bags of maize').figures).toMatchObject({ given: [{ value: 4 }] })
})

test('Q10 a break-even is one in the spelling of a message', () => {
  expect(read('brk evn maiz cost 720/ha yeild 3.6 t/ha')).toMatchObject({
    intent: 'break-even',
    figures: { costPerHa: 720, yieldTPerHa: 3.6 },
  })
})

test.each([
  'frango ou carne de vaca, qual é mais caro por quilo?',
  '¿pollo o carne de vaca, cuál es más caro por kilo?',
])('Q10 meat of a cow is beef, and no cow: %s', (text) => {
  expect(read(text)).toMatchObject({ intent: 'compare', commodities: ['chicken', 'beef'] })
})

test('Q10 an English hundredweight is the long one, in a sum as well', () => {
  const asked = read('how many kilos in 14 hundredweight, old english ones')
  expect(asked.figures.amount).toEqual({ value: 14, unit: 'ukCwt' })
  expect(asked.story).toBeUndefined()
})
