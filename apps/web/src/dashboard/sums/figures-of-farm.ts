import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { usualUnit } from '../../features/prices/board/choice/usual-unit.ts'
import { shownAs } from '../../features/prices/series/shown-price.ts'
import type { CropSeriesState } from '../../features/prices/series/use-crop-series.ts'
import { wishOf } from '../../features/prices/series/wish.ts'
import type { FarmFigures, FarmPrice } from '../../features/sums/farm-figures.ts'

type Priced = Pick<CropSeriesState, 'found' | 'rates'>

/** Data for the calculators of a farm without prices (yet). */
export function figuresOfFarm(settings: BoardSettings, country: string | undefined): FarmFigures {
  const { currency } = wishOf(settings, { country })
  const costs = Object.entries(settings.boardCosts ?? {}).filter(([, one]) => one.currency === currency)
  return {
    crops: settings.boardCrops ?? [],
    currency,
    unit: settings.boardUnit ?? usualUnit(country),
    land: settings.boardLand ?? 'ha',
    prices: {},
    costs: Object.fromEntries(costs),
  }
}

/**
 * Adds the newest prices, in the farm's currency, or else in that of the first price. A price that is in doubt, not by
 * weight or in another currency is left out.
 */
export function withPrices(farm: FarmFigures, { found, rates }: Priced): FarmFigures {
  const told = found.flatMap(({ crop, lead }) => {
    const { factor, kg, currency } = shownAs(lead, { unit: 'kg', currency: farm.currency }, rates)
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
