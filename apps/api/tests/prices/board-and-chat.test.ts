import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { chooseFarmCurrency, createPriceDefaults } from '@smart-farming/market-core/farm/farm-view'
import { chooseLeadSeries } from '@smart-farming/market-core/farm/lead-series'
import type { Double } from '@smart-farming/upstream-doubles/double'
import { status } from '@smart-farming/upstream-doubles/faults'
import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { callsTools, inRounds, saysFrom } from '@smart-farming/upstream-doubles/openai-tools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { askChat, signInFarmer } from '../support/chat/chat.ts'
import { createPinkSheet } from '../support/prices/price-files.ts'
import { importInto } from '../support/prices/prices.ts'

const header =
  'date,admin1,admin2,market,market_id,latitude,longitude,category,commodity,commodity_id,unit,priceflag,pricetype,currency,price,usdprice'

/** A WFP file of one commodity. Rows are `[date, market, place, price]`. */
const wfp = (
  commodity: string,
  sold: string,
  rows: readonly (readonly [date: string, market: string, place: string, price: number])[],
) =>
  `${[header, ...rows.map(([date, market, place, price]) => `${date},,,${market},${market.length},${place},food,${commodity},67,${sold.replace('?', String(price))},`)].join('\n')}\n`

let double: Double
let product: TestApp
let farmer: Browser
beforeAll(async () => {
  double = await startOpenAi()
  product = await startApp({
    env: { OPENAI_BASE_URL: `${double.url}/v1`, QUESTIONS_PER_MINUTE: '1000' },
    overrides: { now: () => new Date('2026-09-21T14:20:00Z') },
  })
  farmer = await signInFarmer(product)
  await importInto(product, 'world-bank', createPinkSheet())
  const palestine = wfp('Tomatoes', 'KG,actual,Retail,ILS,?', [
    ['2026-07-15', 'Gaza Strip', '31.5,34.46', 12],
    ['2026-08-15', 'Gaza Strip', '31.5,34.46', 11],
    ['2026-07-15', 'Hebron', '31.53,35.1', 5],
    ['2026-08-15', 'Hebron', '31.53,35.1', 6],
  ])
  await importInto(product, 'wfp', palestine, { country: 'PS' })
  const ghana = wfp('Maize (white)', '100 KG,actual,Wholesale,GHS,?', [
    ['2026-07-15', 'Kumasi', '6.69,-1.62', 480],
    ['2026-08-15', 'Kumasi', '6.69,-1.62', 500],
    ['2026-08-15', 'Bolgatanga', '10.79,-0.85', 430],
  ])
  await importInto(product, 'wfp', ghana, { country: 'GH' })
  const rates = [
    ['USD', 'GBP', 0.7, '2026-07-14'],
    ['USD', 'GBP', 0.9, '2026-09-20'],
    ['USD', 'GHS', 11, '2026-07-14'],
  ].map(([base, quote, rate, date]) => ({ base, quote, rate, date }))
  await importInto(product, 'frankfurter', JSON.stringify(rates))
})
afterAll(async () => {
  await product.close()
  await double.close()
})

const hebron = { name: 'Hebron', country: 'PS', lat: 31.53, lon: 35.09 }
const kumasi = { name: 'Kumasi', country: 'GH', lat: 6.69, lon: -1.62 }
const ludlow = { name: 'Ludlow', country: 'GB', lat: 52.37, lon: -2.72 }
const zomba = { name: 'Zomba', country: 'MW', lat: -15.38, lon: 35.33 }

/** The first price that the board shows for a crop. */
async function board(crop: string, { lat, lon, country }: typeof hebron, settings: FarmSettings) {
  const { prices } = farmer.client
  const { series } = await prices.series({ query: { commodities: [crop], lat, lon, country } })
  const lead = chooseLeadSeries(series)?.lead
  if (lead?.currency == null) throw new Error('no price')
  const view = createPriceDefaults(settings, country)
  const month = lead.latest.date.slice(0, 7)
  const currencies = [...new Set([lead.currency, view.currency ?? lead.currency])]
  const { rates } = await prices.rates({ query: { currencies, months: [month] } })
  return {
    market: lead.market ?? 'world',
    currency: chooseFarmCurrency(view, lead.currency, rates) ?? lead.currency,
  }
}

/** Makes the model fail, and returns the built-in answer. */
async function chat(message: string): Promise<string> {
  double.respond(status(500, { error: {} }))
  return (await askChat(farmer, { message })).json().choices[0].message.content
}

async function tool(args: object): Promise<string> {
  let told = ''
  const call = { name: 'latest_price', arguments: JSON.stringify(args) }
  double.respond(
    inRounds(
      callsTools(call),
      saysFrom(([result = '']) => {
        told = result
        return 'I looked.'
      }),
    ),
  )
  await askChat(farmer, { message: 'What does it cost?' })
  return told
}

test.each([
  [
    'with a local market and bags as its unit',
    hebron,
    'tomatoes',
    { boardUnit: 'bag' },
    'Hebron',
    'ILS 540 per bag (90 kg)',
  ],
  ['with a local price of last month', kumasi, 'maize', {}, 'Kumasi', 'GHS 500 per quintal'],
  ['without a local price', ludlow, 'maize', { boardUnit: 't' }, 'world', 'GBP 139 per tonne'],
  ['without an exchange rate', zomba, 'maize', { boardUnit: 'kg' }, 'world', 'USD 0.198 per kg'],
  ['with a chosen currency', kumasi, 'urea', { boardCurrency: 'USD' }, 'world', 'USD 420 per tonne'],
] as const)('board, chat and tool agree for a farm %s', async (_, place, crop, settings, market, price) => {
  await farmer.client.farmPlaces.move({ body: place })
  await farmer.client.farmSettings.save({ body: settings })
  expect(await board(crop, place, settings)).toEqual({ market, currency: price.slice(0, 3) })
  for (const answer of [await chat(`What is the price of ${crop}?`), await tool({ commodity: crop })]) {
    expect(answer).toContain(price)
    expect(answer).toContain(market === 'world' ? 'world price' : market)
  }
})

test('gives the rate nearest to the month, and answers for the place and unit asked for', async () => {
  await farmer.client.farmSettings.save({ body: {} })
  await farmer.client.farmPlaces.move({ body: ludlow })
  expect(await chat('What is the price of maize?')).toContain('1 USD = 0.7 GBP (2026-07-14)')
  await farmer.client.farmPlaces.move({ body: hebron })
  await farmer.client.farmSettings.save({ body: { boardUnit: 'bag' } })
  expect(await chat('What are tomatoes worth here?')).toContain('Hebron')
  const named = await chat('What is the price of tomatoes in Gaza Strip per tonne?')
  expect(named).toMatch(/Gaza Strip.*ILS 11,000 per tonne/s)
  expect(await tool({ commodity: 'tomatoes', place: 'Gaza Strip', unit: 't' })).toMatch(
    /ILS 11,000 per tonne/,
  )
})
