import type { PricePoint, PriceSeries } from '@smart-farming/contracts/prices'
import { addMonths } from '@smart-farming/market-core/months'

/** 15 April 2026, noon UTC, in unix seconds. */
export const NOW = Date.UTC(2026, 3, 15, 12) / 1000

const worldBank = {
  id: 'world-bank',
  name: 'World Bank Pink Sheet',
  url: 'https://www.worldbank.org/en/research/commodity-markets',
  attribution: 'The World Bank: Commodity Price Data (The Pink Sheet)',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  updatedOn: '2026-03-03',
}

/** World price of maize: USD 200 a tonne in February 2026. */
export const worldMaize: PriceSeries = {
  id: 1,
  commodity: 'maize',
  name: 'Maize',
  grade: null,
  scope: 'world',
  type: 'benchmark',
  country: null,
  market: null,
  area: null,
  unit: '($/mt)',
  currency: 'USD',
  period: 'month',
  since: '2023-03-01',
  latest: { date: '2026-02-01', value: 200 },
  source: worldBank,
}

/** Maize at the market of Nakuru: KES 4,500 for a 90 kg bag in February 2026. */
export const nakuruMaize: PriceSeries = {
  ...worldMaize,
  id: 2,
  name: 'Maize (white)',
  scope: 'market',
  type: 'wholesale',
  country: 'KE',
  market: 'Nakuru',
  distanceKm: 12,
  unit: '90 KG',
  currency: 'KES',
  latest: { date: '2026-02-01', value: 4500 },
  source: { ...worldBank, id: 'wfp', attribution: 'WFP food prices' },
}

/** Monthly prices up to February 2026, which rise by 1 a month and end at `last`. */
export const risingPrices = (months: number, last: number): PricePoint[] =>
  Array.from({ length: months }, (_, i) => ({
    date: `${addMonths('2026-02', i + 1 - months)}-01`,
    value: last + i + 1 - months,
  }))

/** A second market, farther away and cheaper. */
export const eldoretMaize: PriceSeries = {
  ...nakuruMaize,
  id: 3,
  market: 'Eldoret',
  distanceKm: 118,
  latest: { date: '2026-02-01', value: 3900 },
}

/** Exchange rate of the dollar in the month of these prices. */
export const dollarRate = {
  base: 'USD',
  quote: 'KES',
  rate: 129.3,
  date: '2026-02-16',
  source: { ...worldBank, id: 'ecb', name: 'European Central Bank' },
}

/** Three years of prices in Nakuru, which rise by KES 100 a bag each month. */
export const nakuruPoints: PricePoint[] = risingPrices(36, 45).map(({ date, value }) => ({
  date,
  value: 100 * value,
}))
