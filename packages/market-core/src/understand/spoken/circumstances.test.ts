import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const codes = (text: string) =>
  compose(understand(text, pricePlaces), priceData).statements.map(({ code }) => code)

const asked = fc.constantFrom(
  'what is maize worth?',
  'how much did urea change since january?',
  'price of wheat per bag please?',
  'when was maize at its highest?',
)
const circumstance = fc.constantFrom(
  'I planted a few trees back in 2019 and never watched it properly',
  'I saw it in no newspaper',
  'the cooperative would not show us the paper',
  'my neighbour keeps telling me stories',
  'he took it to a mill then',
  'we quarrelled about it at the wedding',
)

test('J1 what somebody only tells of himself changes no reading', () => {
  fc.assert(
    fc.property(asked, circumstance, fc.constantFrom(', ', '. ', '; '), (question, told, mark) => {
      expect(understand(`${told}${mark}${question}`, pricePlaces)).toEqual(understand(question, pricePlaces))
    }),
  )
})

test('J2 a kind, a place or a figure is heard wherever it stands', () => {
  const word = fc.constantFrom('organic', 'hybrid', 'steamed', 'certified', 'biodynamic', 'frozen')
  const aside = fc.constantFrom(
    'I want it {}',
    'it is {}',
    'the {} one',
    '{}',
    'we grow the {} kind',
    'we live in {}',
    'I am from {}',
    'he took it to {}',
    'we need 77 {}',
  )
  const tells = ['nearest', 'not_placed', 'not_found', 'also_not_placed', 'unknown_thing', 'no_knowledge']
  fc.assert(
    fc.property(word, aside, fc.constantFrom('maize', 'wheat', 'urea'), (kind, form, crop) => {
      const said = codes(`${form.replace('{}', kind)}, what is the price of ${crop}?`)
      expect(said.some((code) => tells.includes(code))).toBe(true)
    }),
  )
})

test('J3 what somebody does stands beside a plain answer, unless it is what the price is of', () => {
  expect(understand('what does maize cost when they arrive', pricePlaces).unplaced).toBeUndefined()
  expect(
    understand('we delivered our maize, what was the price in march 2026', pricePlaces).unplaced,
  ).toBeUndefined()
  expect(understand('what is the price if we export maize', pricePlaces).unplaced).toEqual(['export'])
  expect(understand('they certified maize price', pricePlaces).unplaced).toEqual(['certified'])
})

test.each([
  ['cocoa crashed, by how much has it fallen in the last year?', 'change'],
  ['did maize collapse or rise over the last year', 'change'],
  ['how much has urea soared since january', 'change'],
])('J4 %s asks for a change', (text, intent) => {
  expect(understand(text, pricePlaces).intent).toBe(intent)
})

test.each([
  ['we turned from wheat to maize in 2019, everybody did, what is maize doing now', ['maize']],
  ['our old mill runs on maize, where is the urea price standing', ['urea']],
  ['I grow maize, is wheat dearer?', ['maize', 'wheat']],
  ['I keep maize and wheat, which of them costs more?', ['maize', 'wheat']],
])('J5 %s', (text, commodities) => {
  expect(understand(text, pricePlaces).commodities).toEqual(commodities)
})

test('J5 a kind that is said of what is asked for is heard', () => {
  expect(understand('we grow organic maize, what is the price of maize?', pricePlaces).unplaced).toContain(
    'organic',
  )
})

test.each([
  'maize price now pls, feed merchant waiting',
  'price of maize? I am writing my dissertation.',
  'what is maize worth? For the notice board.',
  'The extension man says that maize price?',
])('Q33 who waits, says it or for whom it is asked is no part of it: %s', (text) => {
  expect(understand(text, pricePlaces)).toMatchObject({ commodities: ['maize'], topic: 'price' })
  expect(understand(text, pricePlaces).unplaced).toBeUndefined()
})

test('Q33 for which market it is asked is heard', () => {
  expect(understand('price of maize, for the organic shop', pricePlaces).unplaced).toContain('organic')
})
