import { isSackWord, readMeasure } from '../quantities/measures.ts'
import type { CountedIn } from './bought.ts'

/** What is asked for, and which of the words say so. */
export interface Counted {
  readonly in: CountedIn
  readonly at: ReadonlySet<number>
}

const asks = /^(?:many|much)$/
const dozens = /^(?:dozens?|doz)$/

/**
 * What a count of so much money is asked for in: "how many tonnes", "in 50 kg bags", "bags of urea of 50 kg". A bag
 * without a weight is none.
 *
 * @param taken where the money stands
 */
export function countedIn(words: readonly string[], taken: ReadonlySet<number>): Counted | undefined {
  const sack = sackIn(words, taken)
  if (sack !== undefined) return sack
  const found = words.flatMap((word, at): Counted[] => {
    if (taken.has(at)) return []
    if (dozens.test(word)) return [{ in: { kind: 'dozen' }, at: new Set([at]) }]
    if (word === 'طنا') return [{ in: { kind: 'mass', unit: 't' }, at: new Set([at]) }]
    const read = readMeasure(words, at)
    const measure = read?.measure
    if (read === undefined || measure === undefined || /^\d/.test(words[at - 1] ?? '')) return []
    const where = new Set(Array.from({ length: read.next - at }, (_, index) => at + index))
    if (measure.kind === 'volume') return [{ in: { kind: 'volume', unit: measure.unit }, at: where }]
    if (measure.kind !== 'mass' || measure.unit === 'bag') return []
    return [{ in: { kind: 'mass', unit: measure.unit }, at: where }]
  })
  const asked = found.find(({ at }) => {
    const first = Math.min(...at)
    return asks.test(words[first - 1] ?? '') || asks.test(words[first + 2] ?? '')
  })
  return asked ?? (found.length === 1 ? found[0] : undefined)
}

/** "50 kg bags", "bags of 50 kg", "bags of urea of 50 kg": a bag and what one holds, wherever they stand. */
function sackIn(words: readonly string[], taken: ReadonlySet<number>): Counted | undefined {
  const bag = words.findIndex((word, at) => !taken.has(at) && isSackWord(word))
  const held = words.flatMap((word, at) => {
    const unit = readMeasure(words, at + 1)?.measure
    const isHeld =
      /^\d+(?:\.\d+)?$/.test(word) && !taken.has(at) && /^(?:kg|kgs|kilos?)$/.test(words[at + 1] ?? '')
    return isHeld && unit?.kind !== 'area' ? [at] : []
  })
  const [at, ...others] = held
  if (bag === -1 || at === undefined || others.length > 0) return undefined
  return { in: { kind: 'sack', kg: Number(words[at]) }, at: new Set([bag, at, at + 1]) }
}
