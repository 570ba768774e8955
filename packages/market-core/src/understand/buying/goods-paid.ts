import { readMeasure } from '../quantities/measures.ts'
import type { Question } from '../reading.ts'
import type { GoodsOfBefore, GoodsPaid } from './bought.ts'

/** So much of what was told before, and which of the words say so. */
export interface GoodsTold {
  readonly goods: Omit<GoodsPaid, 'of'>
  readonly at: ReadonlySet<number>
}

/** What stands for the thing that was told before, in English and as other languages leave it. */
const thatThing =
  /^(?:that|it|this|those|these|them|esa|ese|eso|esta|este|esto|esas|esos|ella|ello|cela|ca|celui|celle|disso|dessa|desse|essa|esse|isso|dela|dele|hiyo|hizo|huo|hayo|hicho|ذلك|هذا|هذه|منه|منها|उस|उसके|उससे|इस|इसके|इससे)$/u
const one = /^(?:one|an?|each|per)$/
const isNumber = (word = ''): boolean => /^\d+(?:\.\d+)?$/.test(word)

/** "One tonne of that", "10 de esa", "5 bags of 60 kg of it": so much of what was told before. */
export function goodsIn(words: readonly string[]): GoodsTold | undefined {
  const end = words.findIndex(
    (word, at) => thatThing.test(word) && /^(?:of|de|ya|za|wa)$/.test(words[at - 1] ?? ''),
  )
  if (end === -1) return undefined
  for (let from = Math.max(0, end - 7); from < end - 1; from += 1) {
    const value = isNumber(words[from]) ? Number(words[from]) : one.test(words[from] ?? '') ? 1 : undefined
    if (value === undefined) continue
    const at = new Set(Array.from({ length: end - from + 1 }, (_, index) => from + index))
    if (from + 2 === end && isNumber(words[from])) return { goods: { value }, at }
    const read = readMeasure(words, from + 1)
    if (read === undefined || read.next !== end - 1) continue
    const { measure } = read
    if (measure.kind === 'sack') return { goods: { value, sackKg: measure.kg }, at }
    if (measure.kind === 'mass' && measure.unit !== 'bag') return { goods: { value, unit: measure.unit }, at }
  }
  return undefined
}

/** The one thing that a question told a price of, by which goods are paid; of its month, where that was one. */
export function goodsOf(
  { topic, commodities, variety, place, period }: Question,
  isOneMonth: (period: NonNullable<Question['period']>) => boolean,
): GoodsOfBefore | undefined {
  if (topic !== 'price' || commodities.length !== 1) return undefined
  return {
    commodities,
    ...(variety && { variety }),
    ...(place && { place }),
    ...(period && isOneMonth(period) && { period }),
  }
}
