import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { cropName, dateWords } from '../series/series-words.ts'
import { priceFigure, priceWords, shownAs } from '../series/shown-price.ts'
import type { BoardCrop } from '../series/use-crop-series.ts'
import { isReached, shownTarget } from './price-target.ts'

/** A crop whose newest price is where the farmer wants it, with the price, its date and what was asked for. */
export interface ReachedTarget {
  crop: string
  words: string
}

/** The crops that have reached the farmer's price, in the order of the board. */
export function reachedTargets(
  crops: readonly BoardCrop[],
  { boardUnit, boardCurrency, boardTargets }: BoardSettings,
  rates: readonly ExchangeRate[],
): ReachedTarget[] {
  return crops.flatMap(({ crop, lead }) => {
    const shown = shownAs(lead, { unit: boardUnit, currency: boardCurrency }, rates)
    const kept = boardTargets?.[crop]
    const target = kept && shownTarget(kept, shown, rates)
    if (target === undefined || !isReached(lead.latest.value * shown.factor, target)) return []
    const price = `${priceWords(lead.latest.value, shown)} in ${dateWords(lead, lead.latest.date)}`
    const words = `${cropName(crop)} has reached your price: ${price}, and you waited for ${priceFigure(target)}.`
    return [{ crop, words }]
  })
}
