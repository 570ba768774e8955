import { expect, test } from 'vitest'
import { understand } from '../understand/question.ts'
import { compose } from './compose.ts'
import { priceData, pricePlaces } from './price-data.fixture.ts'

const answerTo = (text: string, local: readonly string[] = [], advisers: readonly string[] = []) =>
  compose(understand(text, pricePlaces), { ...priceData, local, advisers })
const codesTo = (text: string) => answerTo(text).statements.map(({ code }) => code)

test.each([
  ['BORERS MANAGEMENT IN GROUNDNUT CROP', ['no_knowledge', 'ask_whom']],
  ['subsidy for drip', ['no_knowledge', 'ask_whom']],
  ['will it rain tomorrow', ['see_forecast']],
  ['maize frobnication', ['not_placed', 'ask_whom']],
  // No price of it is stored: none is offered.
  ['turmeric frobnication', ['not_placed', 'ask_whom']],
  ['turmeric price', ['not_found', 'ask_whom']],
  ['red gram', ['not_found', 'ask_whom']],
  ['phone number of agriculture officer', ['ask_whom']],
  ['ASKED ABOUT CONTACT NUMBER', ['ask_whom']],
  ['Mandi details', ['kind_not_stored', 'stored_goods', 'which_commodity', 'ask_whom']],
])('A9 %s', (question, codes) => {
  expect(codesTo(question)).toEqual(codes)
})

test('A9 says of which crop it knows nothing, and never of a fertiliser or an animal', () => {
  const [nothing] = answerTo('leaf curl in chilli').statements
  expect(nothing).toMatchObject({ values: { topic: 'pest-and-disease', commodity: 'chillies' } })
  expect(answerTo('when to apply urea').statements[0]?.values).toEqual({ topic: 'nutrients' })
})

test('A9 a crop without a price is told by its own name', () => {
  expect(answerTo('price of tur').statements).toMatchObject([
    { code: 'not_found', values: { commodity: 'pigeon-peas', others: [] } },
    { code: 'ask_whom', values: { about: 'price' } },
  ])
})

test('A10 whom to ask: the operator’s advisers, and the public ones of the farm’s country', () => {
  const { statements } = answerTo('leaf curl in chilli', ['IN'], ['Green Hill, 0700 000 000'])
  expect(statements[1]).toMatchObject({
    code: 'ask_whom',
    values: {
      advisers: ['Green Hill, 0700 000 000'],
      contacts: [{ name: 'Kisan Call Centre', reach: '1800-180-1551' }],
    },
  })
  const [, livestock] = answerTo('cow not giving milk', ['IN']).statements
  expect(livestock).toMatchObject({
    values: { contacts: [{ reach: '1962' }, { reach: '1800-180-1551' }] },
  })
})

test('A11 an emergency is whom to call and nothing else, a dose is the label', () => {
  const { statements, series, suggestions } = answerTo('my son drank roundup, and what is maize worth?', [
    'KE',
  ])
  expect(statements).toEqual([
    { code: 'emergency', values: { kind: 'swallowed', ambulance: '999' }, facts: [] },
  ])
  expect([series, suggestions]).toEqual([[], []])
  // No ambulance brings a vet.
  expect(answerTo('the heifer ate slug pellets and is shaking', ['IN']).statements).toMatchObject([
    { code: 'emergency', values: { kind: 'animal' } },
    { code: 'ask_whom', values: { topic: 'livestock', contacts: [{ reach: '1962' }, {}] } },
  ])
  expect(answerTo('I swallowed pesticide').statements).toMatchObject([{ values: { ambulance: '112' } }])
  expect(codesTo('how many ml imidacloprid per litre')).toEqual(['no_dose', 'ask_whom'])
  expect(codesTo('how much urea do I give an acre of maize')).toEqual(['no_nutrient_dose', 'ask_whom'])
  expect(codesTo('can I mix urea with glyphosate')).toEqual(['no_dose', 'ask_whom'])
})

test('A10 of an insurance whoever insured the farm knows first', () => {
  const of = (text: string) => answerTo(text, ['US']).statements.at(-1)?.values
  expect(of('adjuster never came, how do I file a claim on my crop insurance')).toMatchObject({
    topic: 'scheme',
    scheme: 'insurance',
  })
  expect(of('how do I apply for a grant')).not.toHaveProperty('scheme')
})
