import type { MonthlySeries, PriceType } from '@smart-farming/market-core/answering/series/price-series'
import { commodityByWfpName } from '@smart-farming/market-core/commodities/catalogue'
import { commodityIdFromStoredName, storedNameById } from '@smart-farming/market-core/commodities/stored-name'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { addMonths } from '@smart-farming/market-core/months'
import { parsePriceBasis } from '@smart-farming/market-core/price-unit'
import prices from '../../bundled/price-snapshot.json' with { type: 'json' }
import rateSnapshot from '../../bundled/rate-snapshot.json' with { type: 'json' }
import { countryCodes } from '../../files/iso-countries.ts'
import { toSeriesFacts } from '../../sources/pink-sheet.ts'

const source = { name: 'a source', url: 'https://prices.example', licence: 'CC BY 4.0' }

const ofTheWorld: readonly MonthlySeries[] = prices.series.map(({ name, unit, values }) => {
  const { commodity, unit: unitWritten, key } = toSeriesFacts(name, unit)
  return {
    id: key,
    commodity: commodity ?? commodityIdFromStoredName(name),
    name,
    priceType: 'benchmark',
    currency: 'USD',
    unitWritten,
    basis: parsePriceBasis(unitWritten),
    source,
    prices: values.flatMap((value: number | null, at: number) =>
      value === null ? [] : [{ month: addMonths(prices.firstMonth, at), value }],
    ),
  }
})

/** Invented prices of a market, different in every month. */
function local(
  [country, market, name, unitWritten, currency]: readonly [string, string, string, string, string],
  priceType: PriceType,
  at: number,
): MonthlySeries {
  return {
    id: `wfp:${country}:${market}:${name}`,
    commodity: commodityByWfpName(name)?.id ?? commodityIdFromStoredName(name),
    name,
    priceType,
    country,
    market,
    currency,
    unitWritten,
    basis: parsePriceBasis(unitWritten),
    source,
    prices: Array.from({ length: 36 }, (_, month) => ({
      month: addMonths(prices.firstMonth, month),
      value: 300 + 37 * at + ((month * (11 + at)) % 53) + month / 7,
    })),
  }
}

const ofMarkets: readonly MonthlySeries[] = [
  local(['NI', 'Managua', 'Maize (white)', '46 KG', 'NIO'], 'wholesale', 1),
  local(['NI', 'León', 'Maize (white)', '46 KG', 'NIO'], 'wholesale', 2),
  local(['NI', 'Managua', 'Beans (red)', '46 KG', 'NIO'], 'wholesale', 3),
  local(['NI', 'León', 'Beans (red)', '46 KG', 'NIO'], 'wholesale', 4),
  local(['NI', 'Managua', 'Eggs', 'Dozen', 'NIO'], 'retail', 5),
  local(['CG', 'Brazzaville', 'Rice (imported)', 'KG', 'XAF'], 'retail', 6),
  local(['CG', 'Nkayi', 'Rice (imported)', 'KG', 'XAF'], 'retail', 7),
  local(['CG', 'Brazzaville', 'Oil (vegetable)', 'L', 'XAF'], 'retail', 8),
  local(['CG', 'Nkayi', 'Oil (vegetable)', 'L', 'XAF'], 'retail', 9),
]

export const allSeries: readonly MonthlySeries[] = [...ofTheWorld, ...ofMarkets]

export const rates: readonly ExchangeRate[] = Object.entries(rateSnapshot.rates).map(([quote, rate]) => ({
  base: 'EUR',
  quote,
  rate,
  date: rateSnapshot.date,
}))

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
export const knownPlaces = {
  countries: countryCodes.map((code) => {
    const name = countryNames.of(code) ?? code
    return { code, names: [...new Set([name, name.replace(' - ', ' '), ...name.split(' - ')])] }
  }),
  markets: [...new Map(ofMarkets.map(({ market = '', country = '' }) => [market, country]))].map(
    ([name, country]) => ({ name, country, area: null }),
  ),
  series: allSeries.map(({ commodity, name }) => ({
    commodity: storedNameById(commodity) === undefined ? commodity : null,
    name,
  })),
}
