import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { FarmDefaults, FarmPrice } from '../../features/calculators/farm-defaults.ts'
import { defaultUnit } from '../../features/prices/board/choice/default-unit.ts'
import { preferredCurrencyAndUnit } from '../../features/prices/series/preferred-currency-and-unit.ts'
import { toPriceDisplay } from '../../features/prices/series/price-display.ts'
import type { CropSeriesState } from '../../features/prices/series/use-crop-series.ts'

type Priced = Pick<CropSeriesState, 'found' | 'rates'>

/** Returns calculator defaults without prices. */
export function defaultsFromSettings(settings: BoardSettings, country: string | undefined): FarmDefaults {
  const { currency } = preferredCurrencyAndUnit(settings, { country })
  const costs = Object.entries(settings.boardCosts ?? {}).filter(([, one]) => one.currency === currency)
  return {
    crops: settings.boardCrops ?? [],
    currency,
    unit: settings.boardUnit ?? defaultUnit(country),
    land: settings.boardLand ?? 'ha',
    prices: {},
    costs: Object.fromEntries(costs),
  }
}

/**
 * Adds the newest prices in the farm's currency, which defaults to the first price's currency.
 * Skips doubtful prices, prices not by weight, and prices in another currency.
 */
export function withPriceDefaults(farm: FarmDefaults, { found, rates }: Priced): FarmDefaults {
  const told = found.flatMap(({ crop, lead }) => {
    const { factor, kg, currency } = toPriceDisplay(lead, { unit: 'kg', currency: farm.currency }, rates)
    if (lead.doubted || kg === undefined) return []
    const { scope, market, country, latest } = lead
    const price: FarmPrice = {
      perKg: (latest.value * factor) / kg,
      scope,
      market,
      country,
      month: latest.date.slice(0, 7),
    }
    return [{ crop, currency, price }]
  })
  const currency = farm.currency ?? told[0]?.currency
  const prices = told.filter((one) => one.currency === currency).map(({ crop, price }) => [crop, price])
  return { ...farm, currency, prices: Object.fromEntries(prices) }
}
