import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import type { OwnPrice } from '../chart/charted.ts'
import { type MoneyAndUnit, type Shown, shownAs } from '../series/shown-price.ts'
import type { BoardCrop } from '../series/use-crop-series.ts'
import { shownBreakEven } from '../targets/break-even.ts'
import { shownTarget } from '../targets/price-target.ts'

/** A crop's prices with the farmer's break-even and target, in the board's currency and unit. */
export interface CropView {
  readonly show: (series: PriceSeries) => Shown
  /** Display form of the crop's main series. */
  readonly shown: Shown
  readonly breakEven: number | undefined
  readonly target: number | undefined
  readonly own: readonly OwnPrice[]
}

/** Builds the view of a crop on the board; its own prices are undefined where they are unknown or not convertible. */
export function cropView(
  { crop, lead }: BoardCrop,
  { boardCosts, boardTargets }: BoardSettings,
  wish: MoneyAndUnit,
  rates: readonly ExchangeRate[],
): CropView {
  const show = (series: PriceSeries) => shownAs(series, wish, rates)
  const shown = show(lead)
  const [costs, kept] = [boardCosts?.[crop], boardTargets?.[crop]]
  const breakEven = costs && shownBreakEven(costs, shown, rates)
  const target = kept && shownTarget(kept, shown, rates)
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
