import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { priceFigure } from '@smart-farming/words/format/figures/price-figure'
import { partWords } from '../../../words.ts'
import { isOld } from '../series/price-history.ts'
import { cropName, dateWords } from '../series/series-words.ts'
import { type MoneyAndUnit, priceWords, shownAs } from '../series/shown-price.ts'
import type { BoardCrop } from '../series/use-crop-series.ts'
import { isReached, shownTarget } from './price-target.ts'

/** A crop whose newest price has reached the farmer's target, with the price, its date and the target. */
export interface ReachedTarget {
  crop: string
  words: string
}

/**
 * Crops that have reached the farmer's target, in the board's order; a price in doubt or out of date reaches none.
 *
 * @param now unix seconds
 */
export function reachedTargets(
  crops: readonly BoardCrop[],
  { wish, boardTargets }: Pick<BoardSettings, 'boardTargets'> & { readonly wish: MoneyAndUnit },
  rates: readonly ExchangeRate[],
  now: number,
): ReachedTarget[] {
  return crops.flatMap(({ crop, lead }) => {
    if (isOld(lead, now)) return []
    const shown = shownAs(lead, wish, rates)
    const kept = boardTargets?.[crop]
    const target = kept && shownTarget(kept, shown, rates)
    if (lead.doubted || target === undefined || !isReached(lead.latest.value * shown.factor, target))
      return []
    const words = partWords.prices.targets.reached({
      crop: cropName(crop),
      price: priceWords(lead.latest.value, shown),
      date: dateWords(lead, lead.latest.date),
      target: priceFigure(partWords.tag, target),
    })
    return [{ crop, words }]
  })
}
