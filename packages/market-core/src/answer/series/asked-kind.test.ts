import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { priceData, pricePlaces } from '../price-data.fixture.ts'

const answer = (text: string, local: readonly string[] = ['IN']) =>
  compose(understand(text, pricePlaces), { ...priceData, local })
const codes = (text: string, local?: readonly string[]) =>
  answer(text, local).statements.map(({ code }) => code)

test.each([
  ['MSP of maize this year', 'support'],
  ['what is the floor price of maize fixed by the government', 'support'],
  ['government procurement price for maize', 'support'],
  ['APMC Guntur maize rate', 'market'],
  ['rate of maize in Lasalgaon mandi today', 'market'],
  ['what does agmarknet say for maize in Gulbarga', 'market'],
  ['maize at the weekly haat of Kolar', 'market'],
  ['MCX maize', 'exchange'],
  ['मक्का का न्यूनतम समर्थन मूल्य क्या है', 'support'],
])('A25 a kind of price that is not stored is named before the nearest thing: %s', (text, kind) => {
  const { statements } = answer(text)
  expect(statements[0]).toMatchObject({ code: 'kind_not_stored', values: { kind } })
  const said = statements.map(({ code }) => code)
  expect(said).toContain('nearest')
  expect(said.at(-1)).toBe('ask_whom')
})

test('A25 the market is named as it was asked for', () => {
  expect(answer('rate of maize in Lasalgaon mandi today').statements[0]).toMatchObject({
    values: { words: ['lasalgaon'] },
  })
})

test('A25 where the country of the farm has prices of its own, its mandi is answered with them', () => {
  expect(codes('mandi price of maize', ['NI'])).not.toContain('kind_not_stored')
})

test.each([
  'price of maize',
  'tea auction in Mombasa',
  'market price of wheat',
  'world market price of urea',
])('A25 a plain price is none: %s', (text) => {
  expect(codes(text)).not.toContain('kind_not_stored')
})

test('A25 another thing than the crop gets no price of it, whatever market is asked about', () => {
  expect(codes('mandi price of maize straw')).toEqual(['kind_not_stored', 'other_product', 'ask_whom'])
})
