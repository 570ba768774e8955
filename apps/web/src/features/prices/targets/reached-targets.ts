import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { formatPrice as priceFigure } from '@smart-farming/words/format/figures/price-figure'
import { lazyWords } from '../../../words.ts'
import { isOutdated } from '../series/monthly-prices.ts'
import { type CurrencyAndUnit, formatPrice, toPriceDisplay } from '../series/price-display.ts'
import { cropName, priceDateLabel } from '../series/series-labels.ts'
import type { BoardCrop } from '../series/use-crop-series.ts'
import { convertTarget, isTargetReached } from './price-target.ts'

/** A crop whose newest price has reached the farmer's target, with a sentence about it. */
export interface ReachedTarget {
  crop: string
  words: string
}

/**
 * Lists the crops that have reached the farmer's target, in the board's order. Doubtful and
 * outdated prices do not count.
 *
 * @param now unix seconds
 */
export function reachedTargets(
  crops: readonly BoardCrop[],
  { wish, boardTargets }: Pick<BoardSettings, 'boardTargets'> & { readonly wish: CurrencyAndUnit },
  rates: readonly ExchangeRate[],
  now: number,
): ReachedTarget[] {
  return crops.flatMap(({ crop, lead }) => {
    if (isOutdated(lead, now)) return []
    const shown = toPriceDisplay(lead, wish, rates)
    const kept = boardTargets?.[crop]
    const target = kept && convertTarget(kept, shown, rates)
    if (lead.doubted || target === undefined || !isTargetReached(lead.latest.value * shown.factor, target))
      return []
    const words = lazyWords.prices.targets.reached({
      crop: cropName(crop),
      price: formatPrice(lead.latest.value, shown),
      date: priceDateLabel(lead, lead.latest.date),
      target: priceFigure(lazyWords.tag, target),
    })
    return [{ crop, words }]
  })
}
