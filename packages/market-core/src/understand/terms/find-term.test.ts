import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import { findTerm } from './find-term.ts'
import type { Term } from './terms.ts'

const called: Readonly<Record<Term, string>> = {
  quintal: 'quintal',
  bushel: 'bushel',
  maund: 'maund',
  barrel: 'barrel',
  mmbtu: 'mmbtu',
  fob: 'FOB',
  cif: 'CIF',
  farm_gate: 'farm gate price',
  world_price: 'world price',
  nominal: 'nominal dollars',
  break_even: 'break-even',
  gross_margin: 'gross margin',
  volatility: 'volatility',
  a_index: 'A index',
  hrw: 'HRW',
  srw: 'SRW',
  dap: 'DAP',
  tsp: 'TSP',
  mop: 'MOP',
  urea: 'urea',
  npk: 'NPK',
  rubber_grades: 'TSR20',
  broken_rice: '25% broken',
  delta_t: 'Delta T',
  evapotranspiration: 'evapotranspiration',
  degree_days: 'growing degree days',
}
const asked = Object.entries(called) as [Term, string][]

test('Q14 every term is found by its name, however it is asked, and told without a figure of the market', () => {
  const form = fc.constantFrom(
    'what is {}',
    'What is a {}?',
    'what does {} mean',
    'WHATS {}',
    'define {}',
    'meaning of {} pls',
  )
  fc.assert(
    fc.property(fc.constantFrom(...asked), form, ([term, name], text) => {
      const question = understand(text.replace('{}', name), pricePlaces)
      expect(question.term).toBe(term)
      const { statements, series } = compose(question, priceData)
      expect(statements).toEqual([{ code: 'definition', values: { term }, facts: [] }])
      expect(series).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test.each([
  'what is urea today',
  'what is a bushel of wheat worth',
  'what is the world price of maize',
  'what is break even for maize at 900 per ha and 6 t/ha',
  'DAP',
  'what is a quintal of wheat in rupees',
  'whats maize per barrel',
])('Q14 a price or a sum is none: %s', (text) => {
  expect(findTerm(text)).toBeUndefined()
})

test.each([
  ['que signifie FOB', 'fob'],
  ['¿qué significa CIF?', 'cif'],
  ['o que é um quintal', 'quintal'],
  ['kwintali ni nini', 'quintal'],
  ['ما معنى FOB', 'fob'],
])('Q14 in the other languages: %s', (text, term) => {
  expect(understand(text, pricePlaces).term).toBe(term)
})

test.each([
  ['what is that HRW you always write', 'hrw'],
  ['explain c&f to me', 'cif'],
  ['you keep showing A.1, A.1 of what?', 'broken_rice'],
  ['what is FOB short for', 'fob'],
  ['full form of NPK', 'npk'],
  ['quintal kya hota hai', 'quintal'],
  ['c’est quoi un boisseau ?', 'bushel'],
])('Q14 %s', (text, term) => {
  expect(understand(text, pricePlaces).term).toBe(term)
})

test.each([
  ['what is TSP exactly, and what is it priced at', 'tsp', 'tsp'],
  ['what is urea? and how much is it', 'urea', 'urea'],
])('Q34 a term and its price are asked for together: %s', (text, alsoTerm, commodity) => {
  expect(understand(text, pricePlaces)).toMatchObject({ topic: 'price', alsoTerm, commodities: [commodity] })
})

test('Q34 what a thing will be is no meaning of it', () => {
  expect(understand('what will urea be in december', pricePlaces)).toMatchObject({ intent: 'forecast' })
})
