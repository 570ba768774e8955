import type { CropSeries } from './lead-series.ts'
import { ageWords } from './series-words.ts'

/**
 * What the prices below have to do with the farm, as a sentence. Local prices that are too old to speak for a crop are
 * not passed over: a farmer who knows the market would wonder.
 *
 * @param place its name; undefined while nobody has said where the farm is
 * @param now unix seconds
 */
export function placeWords(place: string | undefined, prices: readonly CropSeries[], now: number): string {
  if (place === undefined) return 'Choose your location beside the weather to see prices of markets near it.'
  if (prices.some(({ lead }) => lead.scope !== 'world')) return `Nearest to ${place} first.`
  const newest = prices
    .flatMap(({ others }) => others.filter(({ scope }) => scope !== 'world').map(({ latest }) => latest.date))
    .sort()
    .at(-1)
  return newest === undefined
    ? `We have no prices of markets near ${place} yet.`
    : `The newest prices from near ${place} are ${ageWords(newest, now)} old, so the world’s come first.`
}
