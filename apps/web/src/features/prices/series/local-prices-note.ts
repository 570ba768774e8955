import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { CropSeries } from '@smart-farming/market-core/farm/lead-series'
import { lazyWords } from '../../../words.ts'
import { priceAgeText } from './series-labels.ts'

/**
 * Explains how the prices below relate to the farm. Mentions local prices that are too old to use,
 * because a farmer who knows the market would miss them.
 *
 * @param place name of the farm's place; undefined if the location is unknown
 * @param now unix seconds
 */
export function localPricesNote(
  place: string | undefined,
  prices: readonly CropSeries<PriceSeries>[],
  now: number,
): string {
  const words = lazyWords.prices.board
  if (place === undefined) return words.noLocation
  const isWorld = prices.map(({ lead }) => lead.scope === 'world')
  if (isWorld.includes(false)) {
    const nearest = words.nearestFirst({ place })
    const mark = lazyWords.prices.price.scope.world
    return isWorld.includes(true) ? words.someWorld({ nearest, mark }) : nearest
  }
  const newest = prices
    .flatMap(({ others }) => others.filter(({ scope }) => scope !== 'world').map(({ latest }) => latest.date))
    .sort()
    .at(-1)
  return newest === undefined
    ? words.noneNear({ place })
    : words.oldNear({ place, age: priceAgeText(newest, now) })
}
