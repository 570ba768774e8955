import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import type { ReferencePrice } from '../chart/chart-data.ts'
import { type CurrencyAndUnit, type PriceDisplay, toPriceDisplay } from '../series/price-display.ts'
import type { BoardCrop } from '../series/use-crop-series.ts'
import { convertBreakEven } from '../targets/break-even.ts'
import { convertTarget } from '../targets/price-target.ts'

export interface CropView {
  readonly show: (series: PriceSeries) => PriceDisplay
  /** Display form of the main series. */
  readonly shown: PriceDisplay
  readonly breakEven: number | undefined
  readonly target: number | undefined
  readonly own: readonly ReferencePrice[]
}

/**
 * Builds the view of a crop on the board, in the board's currency and unit. The farmer's own prices
 * are undefined if unknown or not convertible.
 */
export function createCropView(
  { crop, lead }: BoardCrop,
  { boardCosts, boardTargets }: BoardSettings,
  wish: CurrencyAndUnit,
  rates: readonly ExchangeRate[],
): CropView {
  const show = (series: PriceSeries) => toPriceDisplay(series, wish, rates)
  const shown = show(lead)
  const [costs, kept] = [boardCosts?.[crop], boardTargets?.[crop]]
  const breakEven = costs && convertBreakEven(costs, shown, rates)
  const target = kept && convertTarget(kept, shown, rates)
  return {
    show,
    shown,
    breakEven,
    target,
    own: [
      ...(breakEven === undefined ? [] : [{ kind: 'breakEven' as const, value: breakEven }]),
      ...(target === undefined ? [] : [{ kind: 'target' as const, value: target }]),
    ],
  }
}
