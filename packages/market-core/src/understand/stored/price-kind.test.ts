import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const told = (text: string) =>
  compose(understand(text, pricePlaces), { ...priceData, local: ['IN'] }).statements
const kindsIn = (text: string) =>
  told(text).flatMap((one) => (one.code === 'kind_not_stored' ? [one.values.kind] : []))

test.each([
  'MAIZE PRODUCER PRICE GHANA PER BAG',
  'farm gate price of maize',
  'maize ex farm price today',
  'farmgate price of maize in Uganda',
  'what is the buying price of maize this season',
  'maize grower price',
  'cooperative price of maize',
  'prix au producteur du maïs',
  'prix bord champ du maïs',
  'precio al productor de maíz',
  'preço ao produtor do milho',
  'bei ya mkulima ya mahindi',
  'سعر المنتج للذرة',
])(
  'Q108 what is paid to farmers is a price of its own, and A49 the world price is told as the nearest: %s',
  (text) => {
    const codes = told(text).map(({ code }) => code)
    expect(kindsIn(text)).toEqual(['producer'])
    expect(codes.indexOf('nearest')).toBeGreaterThan(codes.indexOf('kind_not_stored'))
    expect(codes).toContain('price')
    expect(codes.at(-1)).toBe('ask_whom')
  },
)

test.each([
  'tea bonus rate',
  'tea bonus rate / green leaf price',
  'green leaf price',
  'green leaf tea price per kg',
])('Q108 what a factory pays for leaf is of tea: %s', (text) => {
  expect(understand(text, pricePlaces)).toMatchObject({
    topic: 'price',
    commodities: ['tea'],
    priceKind: 'producer',
  })
})

test.each([
  ['palay buying price NFA', ['support', 'producer']],
  ['cocobod price for cocoa', ['support']],
  ['bei elekezi ya korosho', ['support']],
  ['guaranteed price for cotton', ['support']],
])('Q108 what an office sets is told as such: %s', (text, kinds) => {
  expect(kindsIn(text)).toEqual(kinds)
})

test.each([
  'kindly let me know the present MSP of maize and the rate in the nearest mandis',
  'maize mandi rate & how much above msp',
  'msp and mandi rate of maize',
  'I have 40 quintals of urad and the trader is offering 6200, let me know the MSP and the rate in the mandis',
])('Q109 each of two kinds of price that are asked for is named as not stored: %s', (text) => {
  expect(kindsIn(text)).toEqual(['support', 'market'])
})

test.each([
  'price of maize',
  'buying price of urea',
  'where can I sell maize',
  'selling price of wheat',
  'market price of wheat',
  'green leaf hopper in paddy',
  'green leaf vegetables price',
  'my workers get a bonus of 500',
  'what does farm gate price mean',
])('Q108 a plain price, and what a farm buys, is none: %s', (text) => {
  expect(kindsIn(text)).toEqual([])
})

test('A49 where a source has what farmers are paid, that is told', () => {
  const [maize] = priceData.series.filter(({ commodity }) => commodity === 'maize')
  if (maize === undefined) throw new Error('the fixture has maize')
  const series = [
    ...priceData.series,
    { ...maize, id: 'own', country: 'KE', priceType: 'farm-gate' as const },
  ]
  const { statements } = compose(understand('farm gate price of maize in Kenya', pricePlaces), {
    ...priceData,
    series,
  })
  expect(statements.map(({ code }) => code)).not.toContain('kind_not_stored')
})

test('A49 the country that is named does not hide the world price', () => {
  const { statements } = compose(understand('maize producer price in Ghana', pricePlaces), priceData)
  expect(statements.map(({ code }) => code)).toContain('price')
})
