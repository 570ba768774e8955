import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import type { ParsedPart, Question } from '../../reader/question.ts'
import { answerParts } from '../answer-parts.ts'
import { answerQuestion } from '../answer-question.ts'
import { emptySlots, priceData, sampleThing, statementCodes, statementValues } from '../price-data.fixture.ts'
import { relevantCommodities, selectNeededSeries } from '../series/select-needed-series.ts'

const ofMaize: Question = { kind: 'price', ...emptySlots, things: [sampleThing('maize')] }
const part = (question: Question, more: Partial<ParsedPart> = {}): ParsedPart => ({
  question,
  forbidding: [],
  beside: [],
  took: new Map(),
  ...more,
})

test('I33 does not predict a price, and gives the newest price instead', () => {
  const told = answerQuestion(
    {
      kind: 'refused',
      what: 'forecast',
      ...emptySlots,
      things: [sampleThing('maize')],
      times: [{ months: 3 }],
    },
    priceData,
  )
  expect(statementCodes(told)).toEqual(['no_forecast', 'price', 'moved', 'not_your_price'])
})

test('I33 does not advise selling or holding, and gives the newest price and factors to weigh', () => {
  const told = answerQuestion(
    { kind: 'refused', what: 'advice', ...emptySlots, things: [sampleThing('maize')] },
    priceData,
  )
  expect(statementCodes(told)).toEqual(['no_advice', 'price', 'moved', 'not_your_price', 'sale_hangs_on'])
  expect(
    statementCodes(answerQuestion({ kind: 'refused', what: 'advice', ...emptySlots }, priceData)),
  ).toEqual(['no_advice', 'sale_hangs_on'])
})

test('I34 answers an emergency with local numbers only, and refers a dose question to the label', () => {
  const told = answerQuestion({ kind: 'danger', danger: 'emergency' }, { ...priceData, local: ['ZA'] })
  expect(told.statements.map(({ code, values }) => ({ code, values }))).toEqual([
    {
      code: 'emergency',
      values: { ambulance: '10177', poisonCentre: '0861 555 777' },
    },
  ])
  expect(statementCodes(answerQuestion({ kind: 'danger', danger: 'dose' }, priceData))).toEqual([
    'no_dose',
    'ask_whom',
  ])
})

test('I35 answers small talk, weather questions and topics outside the stored data', () =>
  checkRows(
    [
      [{ kind: 'topic', topic: 'livestock', things: [] }, ['no_knowledge', 'ask_whom']],
      [{ kind: 'talk', talk: 'greeting' }, ['talk']],
      [{ kind: 'talk', talk: 'other' }, ['talk', 'ask_whom']],
      [{ kind: 'ask_back' }, ['sum_needs']],
      [{ kind: 'weather', measures: ['rain'], jobs: [], when: {} }, ['see_forecast']],
    ] as const,
    ([question, told]) => {
      expect(statementCodes(answerQuestion(question, priceData))).toEqual(told)
    },
  ))

test('I35 names the crop, not the fertiliser, in the answer to a topic question', () => {
  const topic = {
    kind: 'topic',
    topic: 'nutrients',
    things: [sampleThing('urea'), sampleThing('maize')],
  } as const
  expect(statementValues(answerQuestion(topic, priceData), 'no_knowledge')).toEqual({
    topic: 'nutrients',
    commodity: 'maize',
  })
})

test('I36 marks an answer as the nearest one when unknown words stand next to the commodity', () => {
  const told = answerParts([part(ofMaize, { forbidding: ['flour'], beside: ['zzyx'] })], priceData)
  expect(statementCodes(told)).toEqual(['nearest', 'price', 'moved', 'not_your_price', 'not_read'])
  expect(statementValues(told, 'nearest')).toEqual({ words: ['flour'] })
  const none = answerParts([part({ kind: 'talk', talk: 'thanks' }, { forbidding: ['zzyx'] })], priceData)
  expect(statementCodes(none)).toEqual(['talk', 'not_read'])
})

test('I36 puts the note on unknown words after a refusal, and at the end of a calculation', () => {
  const refused = part(
    { kind: 'refused', what: 'advice', ...emptySlots, things: [sampleThing('maize')] },
    { forbidding: ['zzyx'] },
  )
  expect(statementCodes(answerParts([refused], priceData)).slice(0, 3)).toEqual([
    'no_advice',
    'nearest',
    'price',
  ])
  const abroad = part({ ...ofMaize, places: [{ country: 'KE' }] }, { forbidding: ['zzyx'] })
  expect(statementCodes(answerParts([abroad], priceData)).slice(0, 3)).toEqual([
    'not_found',
    'nearest',
    'price',
  ])
  const figures = [{ role: 'quantity', value: 2, unit: { kind: 'mass', unit: 't' } }] as const
  const sum = part(
    { kind: 'sum', asked: 'total', figures, thing: sampleThing('maize') },
    { forbidding: ['zzyx'] },
  )
  expect(statementCodes(answerParts([sum], priceData)).at(-1)).toBe('not_read')
})

test('I36 ends with one line naming the commodity that a misspelt word was read as', () => {
  const told = answerParts([part(ofMaize, { took: new Map([['maiz', 'maize']]) })], priceData)
  expect(statementCodes(told).at(-1)).toBe('took')
})

test('I37 answers each of several questions, and gives a shared sentence only once', () => {
  const told = answerParts(
    [part(ofMaize), part({ kind: 'change', ...emptySlots, things: [sampleThing('wheat')] })],
    priceData,
  )
  expect(statementCodes(told)).toEqual(['price', 'moved', 'change', 'not_your_price'])
  expect(told.series).toHaveLength(2)
})

test('I38 needs only the series that an answer can use', () => {
  const needed = (question: Question) =>
    selectNeededSeries(question, priceData.series, priceData.local).map(({ id }) => id)
  expect(needed(ofMaize)).toEqual(['wb:maize'])
  expect(needed({ ...ofMaize, places: [{ country: 'NI', market: 'Managua' }] })).toEqual([
    'wfp:1',
    'wb:maize',
  ])
  expect(needed({ ...ofMaize, places: [{ unknown: 'x' }] })).toEqual(['wfp:1', 'wb:maize'])
  expect(needed({ ...ofMaize, priceKind: 'wholesale' })).toEqual(['wfp:1', 'wb:maize'])
  expect(needed({ kind: 'sum', asked: 'total', figures: [], thing: sampleThing('urea') })).toEqual([
    'wb:urea',
  ])
  expect(needed({ kind: 'talk', talk: 'thanks' })).toEqual([])
  expect(relevantCommodities({ ...ofMaize, things: [sampleThing('rapeseed')] })).toContain('rapeseed-oil')
})

test('I39 attaches a fact with unit, month and series to every number in an answer', () => {
  const [price] = answerParts([part(ofMaize)], priceData).statements
  expect(price?.facts).toEqual([
    {
      value: 198.4,
      kind: 'price',
      currency: 'USD',
      per: 't',
      months: ['2026-08'],
      role: 'price',
      of: { commodity: 'maize', name: 'Maize', priceType: 'benchmark' },
    },
  ])
})
