import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { priceFigure } from '@smart-farming/words/format/figures/price-figure'
import { partWords } from '../../../words.ts'
import { isOld } from '../series/price-history.ts'
import { cropName, dateWords } from '../series/series-words.ts'
import { type MoneyAndUnit, priceWords, shownAs } from '../series/shown-price.ts'
import type { BoardCrop } from '../series/use-crop-series.ts'
import { isReached, shownTarget } from './price-target.ts'

/** A crop whose newest price is where the farmer wants it, with the price, its date and what was asked for. */
export interface ReachedTarget {
  crop: string
  words: string
}

/**
 * The crops that have reached the farmer's price, in the order of the board; a price that is doubted or no longer
 * current reaches none.
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
