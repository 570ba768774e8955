import { type KnownPlaces, readPlace } from '../find-place.ts'
import { isIntentWord } from '../intent/find-intent.ts'
import { splitWords } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import type { NamesRead } from '../spoken/read-names.ts'
import { storedNames } from '../stored/stored-names.ts'
import type { StockAsked } from './stock-asked.ts'

/** True where the prices that are here are spoken of, and not a figure that was told. */
export const isOfPricesHere = (plain: string): boolean =>
  /(?<![^ ])(?:your|prices?|data|figures)(?![^ ])/.test(plain)

/** A question of what is stored, with the things and the place that it names. */
export function ofStored(stock: StockAsked, names: NamesRead, places: KnownPlaces): Question {
  const { undated, plain } = names
  // Of a kind of goods all that there are are meant.
  const ids = stock.wants === 'goods' ? [] : names.ids
  const kinds = new Set(ids.flatMap((id) => [...(storedNames(places).varieties.get(id) ?? [])]))
  const variety = [...new Set(splitWords(plain).filter((word) => kinds.has(word) && !isIntentWord(word)))]
  const where = readPlace(undated, places)
  const own = { topic: 'price', intent: 'unknown', commodities: ids, figures: {}, stock } as const
  return { ...own, ...(variety.length > 0 && { variety }), ...(where && { place: where.place }) }
}
