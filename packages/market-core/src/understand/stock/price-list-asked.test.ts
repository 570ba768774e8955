import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const told = (text: string, local: readonly string[] = ['IN']) =>
  compose(understand(text, pricePlaces), { ...priceData, local }).statements

test.each([
  'Mandi details',
  'mandi rates today',
  'market price list',
  "today's market prices",
  'current market rates please',
  'daily market rates',
  'send me the mandi prices',
  'crop prices today',
  'commodity price list',
  'bazaar rates today',
  'what are the market prices today',
  'aaj ka mandi bhav',
  'मंडी भाव',
  "prix du marché aujourd'hui",
  'precios del mercado hoy',
  'preços do mercado hoje',
  'bei za sokoni leo',
  'أسعار السوق اليوم',
])(
  'Q107 the price list of a market is asked for, and A48 what is stored in its place is told: %s',
  (text) => {
    const statements = told(text)
    expect(statements.map(({ code }) => code)).toEqual([
      'kind_not_stored',
      'stored_goods',
      'which_commodity',
      'ask_whom',
    ])
    expect(statements[1]).toMatchObject({ values: { isOfTheWorld: true } })
    expect(statements.flatMap(({ facts }) => facts)).toEqual([])
  },
)

test('A48 the market that is named is said not to be stored', () => {
  expect(told('mandi rates in Guntur')[0]).toMatchObject({
    code: 'kind_not_stored',
    values: { words: ['guntur'] },
  })
})

test('A48 where the country of the farm has prices, those are told, and no world price', () => {
  const statements = told('market prices today', ['NI'])
  expect(statements.map(({ code }) => code)).toEqual(['stored_goods', 'which_commodity', 'ask_whom'])
  expect(statements[0]).not.toMatchObject({ values: { isOfTheWorld: true } })
})

test.each([
  'mandi price of maize',
  'which market has the highest maize price',
  'which markets do you have',
  'fertiliser price list',
  'price list of fertilisers',
  'price list of tractors',
  'will market prices rise',
  'when is the market open',
  'price',
  'world market price of urea',
  'when were the market prices last updated',
  'labour rates in the market',
])('Q107 what names a thing, or asks something else, is no such list: %s', (text) => {
  expect(understand(text, pricePlaces).stock?.isList).toBeUndefined()
})

test('Q107 behind a thing its own market price is asked for', () => {
  const maize = understand('price of maize', pricePlaces)
  expect(understand('market price today', pricePlaces, maize).stock).toBeUndefined()
})
