import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSignup } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { createPinkSheet } from '../support/prices/price-files.ts'
import { createWfpFile, importInto } from '../support/prices/prices.ts'

const molo = { lat: -0.25, lon: 35.73 }

let product: TestApp
let browser: Browser
let series: Browser['client']['prices']['series']
beforeAll(async () => {
  product = await startApp({ overrides: { now: () => new Date('2026-09-21T14:20:00Z') } })
  browser = product.browser()
  await browser.client.accounts.signup({ body: createSignup('wanjiru') })
  ;({ series } = browser.client.prices)
  await importInto(product, 'world-bank', createPinkSheet())
  const kenya = createWfpFile([
    ['2026-06-15', 'Nakuru', 3600],
    ['2026-07-15', 'Nakuru', 3650],
    ['2026-07-15', 'Eldoret', 3300],
    ['2026-07-15', 'Nairobi', 3900],
    ['2024-01-15', 'Kisumu', 4000],
    ['2026-07-15', 'Mombasa', 4100],
    ['2026-07-15', 'National Average', 3700],
  ])
  await importInto(product, 'wfp', kenya, { country: 'KE' })
  const rates = [
    ['USD', 'KES', 129.5, '2026-09-20'],
    ['USD', 'KES', 129.9, '2026-09-21'],
    ['EUR', 'USD', 1.17, '2026-09-18'],
    ['USD', 'INR', 88.37, '2026-09-21'],
  ].map(([base, quote, rate, date]) => ({ base, quote, rate, date }))
  await importInto(product, 'frankfurter', JSON.stringify(rates))
})
afterAll(() => product.close())

test('lists markets by distance, even those without new prices, then country and world', async () => {
  const answer = await series({ query: { commodities: ['urea', 'maize'], ...molo, country: 'KE' } })
  expect(
    answer.series.map(({ commodity, scope, market, distanceKm }) => [commodity, scope, market, distanceKm]),
  ).toEqual([
    ['urea', 'world', null, undefined],
    ['maize', 'market', 'Nakuru', 38],
    ['maize', 'market', 'Eldoret', 100],
    ['maize', 'market', 'Kisumu', 108],
    ['maize', 'market', 'Nairobi', 168],
    ['maize', 'national', 'National Average', undefined],
    ['maize', 'world', null, undefined],
  ])
})

test('a price has its unit, currency, date, place and source', async () => {
  const { series: found } = await series({ query: { commodities: ['maize'], ...molo } })
  expect(found[0]).toMatchObject({
    name: 'Maize (white)',
    grade: 'white',
    type: 'wholesale',
    country: 'KE',
    unit: '90 KG',
    currency: 'KES',
    period: 'month',
    since: '2026-06-15',
    latest: { date: '2026-07-15', value: 3650 },
    source: { id: 'wfp', licence: 'CC BY-IGO', attribution: expect.stringContaining('WFP') },
  })
  expect(found.at(-1)).toMatchObject({
    type: 'benchmark',
    unit: 'mt',
    currency: 'USD',
    latest: { date: '2026-07-01', value: 198.4 },
    source: { id: 'world-bank', licence: 'CC BY 4.0', updatedOn: '2026-08-04' },
  })
})

test('without a place, lists all of the country’s markets; without a country, only the world', async () => {
  const inKenya = await series({ query: { commodities: ['maize'], country: 'KE' } })
  expect(inKenya.series.map(({ scope }) => scope)).toEqual([
    ...['market', 'market', 'market', 'market', 'market', 'national', 'world'],
  ])
  const anywhere = await series({ query: { commodities: ['maize'] } })
  expect(anywhere.series.map(({ scope }) => scope)).toEqual(['world'])
  expect(await series({ query: { commodities: ['unknown-thing'], ...molo } })).toEqual({ series: [] })
})

test('gives world prices to a farm far from any market or at the edge of the map', async () => {
  for (const place of [
    { lat: 60, lon: 10 },
    { lat: 90, lon: 180 },
    { lat: -90, lon: -180 },
  ]) {
    const { series: found } = await series({ query: { commodities: ['maize'], ...place } })
    expect(found.map(({ scope }) => scope)).toEqual(['world'])
  }
})

test('returns the prices for a period, including both ends, as JSON and as CSV', async () => {
  const { series: found } = await series({ query: { commodities: ['maize'], ...molo } })
  const [nakuru, world] = [found[0]?.id ?? 0, found.at(-1)?.id ?? 0]
  const query = { series: [world, nakuru, 999_999], from: '2026-06-01', to: '2026-07-01' }
  expect(await browser.client.prices.points({ query })).toEqual({
    series: [
      {
        id: world,
        points: [
          { date: '2026-06-01', value: 195.5 },
          { date: '2026-07-01', value: 198.4 },
        ],
      },
      { id: nakuru, points: [{ date: '2026-06-15', value: 3600 }] },
      { id: 999_999, points: [] },
    ],
  })
  expect((await browser.client.prices.download({ query })).split('\r\n')).toEqual([
    'date,price,currency,unit,commodity,name,price type,market,country,period,source,source updated,licence',
    '2026-06-01,195.5,USD,mt,maize,Maize,benchmark,,,month,The World Bank: Commodity Price Data (The Pink Sheet),2026-08-04,CC BY 4.0',
    '2026-07-01,198.4,USD,mt,maize,Maize,benchmark,,,month,The World Bank: Commodity Price Data (The Pink Sheet),2026-08-04,CC BY 4.0',
    '2026-06-15,3600,KES,90 KG,maize,Maize (white),wholesale,Nakuru,KE,month,"WFP - VAM Food Prices, via Humanitarian Data Exchange (HDX)",,CC BY-IGO',
    '',
  ])
  const file = await browser.request({ url: `/api/prices/points.csv?series=${world}` })
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="points.csv"',
  })
})

test('returns the newest rates for a currency and those needed to convert it', async () => {
  const { rates } = await browser.client.prices.rates({ query: { currencies: ['KES'] } })
  expect(rates.map(({ base, quote, rate, date }) => [base, quote, rate, date])).toEqual([
    ['USD', 'KES', 129.9, '2026-09-21'],
    ['EUR', 'USD', 1.17, '2026-09-18'],
  ])
  expect(rates[0]?.source.attribution).toContain('information only')
})

test('refuses a malformed query and names the field', () =>
  checkRows(
    [
      ['/series', 'commodities'],
      ['/series?commodities=', 'commodities'],
      ['/series?commodities=Maize', 'commodities'],
      ["/series?commodities=maize'--", 'commodities'],
      ['/series?commodities=maize&lat=1', 'lon'],
      ['/series?commodities=maize&lat=91&lon=1', 'lat'],
      ['/series?commodities=maize&country=kenya', 'country'],
      [`/points?series=${Array.from({ length: 21 }, (_, index) => index + 1)}`, 'series'],
      ['/points?series=1.5', 'series'],
      ['/points?series=99999999999', 'series'],
      ['/points?series=1&from=yesterday', 'from'],
      ['/points.csv?series=1&to=2026-02-30', 'to'],
      ['/rates?currencies=euro', 'currencies'],
    ],
    async ([path, field]) => {
      const reply = await browser.request({ url: `/api/prices${path}` })
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
    },
  ))

test.each(['series?commodities=maize', 'points?series=1', 'points.csv?series=1', 'rates?currencies=KES'])(
  'refuses %s without a session',
  async (path) => {
    const reply = await product.browser().request({ url: `/api/prices/${path}` })
    expect(reply.statusCode).toBe(401)
  },
)

test('readiness shows a failed import but stays ready', async () => {
  const { ready } = product.browser().client.health
  expect((await ready()).checks).not.toHaveProperty('prices')
  await importInto(product, 'world-bank', 'no workbook')
  expect(await ready()).toMatchObject({
    status: 'ok',
    checks: { prices: expect.stringMatching(/^world-bank refused at \d{4}-\d\d-\d\dT\d\d:\d\dZ$/) },
  })
  await importInto(product, 'world-bank', createPinkSheet())
  expect((await ready()).checks).not.toHaveProperty('prices')
})

test.each([
  ['the crops with local prices and their currency', 'KE', { crops: ['maize'], currency: 'KES' }],
  ['only the currency if that has a rate but no local prices', 'IN', { crops: [], currency: 'INR' }],
  ['nothing for a country without prices or rates', 'TZ', { crops: [] }],
  ['nothing for an unknown country', 'QQ', { crops: [] }],
])('a new board has %s', async (_case, country, expected) => {
  expect(await browser.client.prices.start({ query: { country } })).toEqual(expected)
})

test('refuses a board for an invalid country code', async () => {
  const answer = await browser.request({ method: 'GET', url: '/api/prices/start?country=Kenya' })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request'])
})
