import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import type { OwnPrice } from '../chart/charted.ts'
import { type MoneyAndUnit, type Shown, shownAs } from '../series/shown-price.ts'
import type { BoardCrop } from '../series/use-crop-series.ts'
import { shownBreakEven } from '../targets/break-even.ts'
import { shownTarget } from '../targets/price-target.ts'

/** A crop's prices in the money and unit of the board, with what the farmer needs and waits for in the same. */
export interface CropView {
  readonly show: (series: PriceSeries) => Shown
  /** How the series is shown that speaks for the crop. */
  readonly shown: Shown
  readonly breakEven: number | undefined
  readonly target: number | undefined
  readonly own: readonly OwnPrice[]
}

/** A crop of the board as it is shown there; its own prices are undefined where they are not known or convertible. */
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
