import { commodityById } from '../../commodities/catalogue.ts'
import { convertCurrency } from '../../currency.ts'
import type { Figure, NamedProduct } from '../../reader/question.ts'
import { unitSize } from '../../reader/unit-sizes.ts'
import type { Unit } from '../../reader/units.ts'
import { latestPrice } from '../../series.ts'
import type { PriceData } from '../price-data.ts'
import { chooseSeries } from '../series/choose-series.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { type Display, resolveDisplay } from '../series/shown-price.ts'

export interface StoredPrice {
  readonly series: MonthlySeries
  readonly display: Display
  readonly figure: Figure
}

/**
 * Finds the latest price of a product for a calculation: at the farm's own market, or else the
 * world price.
 *
 * @param unit the amount's unit
 * @param currency the farmer's currency, if given
 * @returns the price, or a reason: no price by weight or volume, or no rate to the farmer's
 * currency
 */
export function findStoredPrice(
  { commodity, variety }: NamedProduct,
  unit: Unit | undefined,
  currency: string | undefined,
  { series: all, local, rates, farm = {} }: PriceData,
): StoredPrice | 'none' | 'unit' | { readonly published: string } {
  const series = chooseSeries(all, { commodity, variety }, local)
  const price = series && latestPrice(series.prices)
  if (series === undefined || price === undefined) return 'none'
  const size = unit && unitSize(unit, commodityById(commodity)?.bushel)
  const isSized = size?.of === 'kg' || size?.of === 'litre'
  if (!isSized && unit !== undefined) return 'unit'
  const own = farm.currency
  const hasRate = own !== undefined && convertCurrency(1, series.currency, own, rates) !== undefined
  const display = resolveDisplay(series, unit, currency ?? (hasRate ? own : undefined), rates)
  if (display.notes.some(({ code }) => code === 'no_rate')) return { published: series.currency }
  if (display.notes.some(({ code }) => code === 'not_in_unit')) return 'unit'
  return {
    series,
    display,
    figure: {
      role: 'price',
      value: price.value * display.factor,
      currency: display.currency,
      ...(unit && { per: unit }),
    },
  }
}
