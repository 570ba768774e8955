import type { StoryFigure, Unit } from './story.ts'
import { isFigure } from './tokens.ts'
import { isAnything, isContainer, measureOfWord, unitAt } from './units.ts'
import { isBuyer, isRole, isStuff } from './words.ts'

/** What a figure is for each of, and where the words behind that go on. */
export interface Rated {
  readonly figure: { per?: readonly Unit[]; each?: true }
  readonly next: number
}

const rating = /^(?:per|a|an|each|every|one|\/|the|to|por|par|kwa|prati)$/
/** Words for each time, by the time. */
export const again: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
}

/** What a figure is for each of: "a day", "per cow per month", "for each animal", "apiece". */
export function persAt(words: readonly string[], at: number): Rated {
  const per: Unit[] = []
  let each = false
  let next = at
  for (;;) {
    const word = words[next] ?? ''
    const regular = measureOfWord(again[word] ?? '')
    if (regular !== undefined) {
      per.push(regular)
      next += 1
      continue
    }
    const skipped =
      /^(?:for|from|on|in|of)$/.test(word) && /^(?:each|every|an?|one)$/.test(words[next + 1] ?? '') ? 1 : 0
    const rate = words[next + skipped] ?? ''
    const from = next + skipped + (rate === 'each' && words[next + skipped + 1] === 'one' ? 0 : 1)
    const sized = heldPer(words, from)
    // "50 each daily" is for each, and for each day.
    const unit =
      !((words[from] ?? '') in again) &&
      rating.test(rate) &&
      rate !== 'the' &&
      (rate !== 'to' || /^(?:the|an?)$/.test(words[from] ?? ''))
        ? (sized ?? unitAt(words, rate === 'to' ? from + 1 : from, false))
        : undefined
    const isWhither = rate === 'to' && unit?.unit.kind === 'thing' && !isContainer(unit.unit.name)
    // "0.42 the litre", but not "at 20 the bag is full".
    const held = rate === 'the' && per.length === 0 && skipped === 0 ? unitAt(words, from, false) : undefined
    const isHeld =
      held !== undefined &&
      (held.unit.kind === 'volume' || held.unit.kind === 'mass' || isContainer(held.unit.name))
    if (held !== undefined && isHeld && !isTelling(words[held.next] ?? '')) {
      per.push(held.unit)
      next = held.next
      continue
    }
    const isNone = unit?.unit.kind === 'thing' && isStuff(words[rate === 'to' ? from + 1 : from] ?? '')
    const isOne = sized === undefined && skipped > 0 && /^an?$/.test(rate) && unit?.unit.kind === 'thing'
    if (unit !== undefined && !isOne && !isNone && !isWhither) {
      if (isAnything(unit.unit)) each = true
      else per.push(unit.unit)
      next = unit.next
      continue
    }
    if (/^(?:each|apiece)$/.test(rate) && !isFigure(words[next + 1])) {
      each = true
      next += skipped + 1
      continue
    }
    return { figure: { ...(per.length > 0 && { per }), ...(each && { each: true as const }) }, next }
  }
}

/** "Per 90 kg bag". */
function heldPer(words: readonly string[], at: number): { unit: Unit; next: number } | undefined {
  if (!isFigure(words[at])) return undefined
  const mass = measureOfWord(words[at + 1] ?? '')
  const bag = unitAt(words, at + 2, false)
  if (mass === undefined || bag === undefined || !isContainer(bag.unit.name)) return undefined
  return { unit: { ...bag.unit, holds: { value: Number(words[at]), unit: mass } }, next: bag.next }
}

/** What has a price, a size or a time of its own is told before it: "a bag brings", "the litre is", "one tin lasts". */
const tells =
  /^(?:is|was|are|were|at|for|brings|bring|brought|fetches|fetch|fetched|fetching|goes|go|went|sells|sell|selling|sold|costs|cost|costing|costed|makes|gives|give|gave|yields|yielded|lasts|last|lasted|covers|cover|covered|takes|take|took|needs|need|pays|paid|weighs|weigh|holds|hold|lays|fills|feeds|does|worth|eats|drinks|uses|used|produced|produces|cover|moja|gets|got|harvested|plants|ties|packs|carries|fits|=|@)$/

export const isTelling = (word: string): boolean => tells.test(word)

/**
 * "Each cow gives 12 litres a day", "a bag goes for 2100", "the litre is 38": what is said of one before the figure.
 */
export function subjectOf(
  words: readonly string[],
  from: number,
  to: number,
  { per, unit, currency, each, isPercent }: Partial<StoryFigure>,
): readonly Unit[] | undefined {
  if (isPercent || each) return undefined
  for (let at = from; at < to - 1; at += 1) {
    const word = words[at] ?? ''
    const isEvery = /^(?:each|every|per)$/.test(word)
    // "How much per kilo" is what is asked.
    if (word === 'per' && /^(?:much|what|whats)$/.test(words[at - 1] ?? '')) continue
    // "Litre sells at 80".
    const named = at === 0 && at === from && tells.test(words[1] ?? '') ? unitAt(words, 0, false) : undefined
    // "Kg in 0.9 dinars", as some languages say "at".
    const measured =
      at === 0 && at === from && to === 2 && words[1] === 'in' ? measureOfWord(word) : undefined
    if (measured?.kind === 'mass' || measured?.kind === 'volume') return [measured]
    if (
      named !== undefined &&
      named.unit.kind !== 'time' &&
      (named.unit.kind !== 'thing' || isContainer(named.unit.name))
    )
      return [named.unit]
    const isOwn = word === 'my' && measureOfWord(words[at + 1] ?? '')?.kind === 'area'
    if (!isEvery && !isOwn && !/^(?:an?|one|the)$/.test(word)) continue
    // "I sold a heifer at 60000" is one heifer, and no price of each.
    if (
      /^(?:an?|one)$/.test(word) &&
      /^(?:sold|bought|sell|buy|have|had|hired|hire)$/.test(words[at - 1] ?? '')
    )
      continue
    const one = unitAt(words, at + 1, false)
    if (one === undefined || one.next > to || isAnything(one.unit) || isStuff(words[at + 1] ?? '')) continue
    // "A buyer pays 45000 for a bag": who pays is not what it is paid for.
    if (isBuyer(words[at + 1] ?? '') && !isEvery) continue
    if (one.unit.kind === 'time' && unit === undefined && currency === undefined && !isEvery) continue
    if (/^(?:last|this|next|first|second|third|other)$/.test(words[at + 1] ?? '')) continue
    const told = words.slice(one.next, to)
    // "30 for each box and 2000 for labour": that was said of the figure before.
    if (isEvery && told.includes('and')) continue
    if (!isEvery && !told.some((said) => tells.test(said)) && told.length > 0) continue
    if (!isEvery && told.some((said) => /^(?:i|we|he|she|they)$/.test(said))) continue
    if (word === 'the' && one.unit.kind === 'thing' && !isContainer(one.unit.name)) continue
    if (unit !== undefined && unit.kind === one.unit.kind && unit.name === one.unit.name) continue
    // "What is a kilo of N at 472 a tonne": a price is for one weight.
    const isOfOne = one.unit.kind === 'mass' || one.unit.kind === 'volume'
    if (per?.some(({ name, kind }) => name === one.unit.name || (isOfOne && kind === one.unit.kind))) continue
    return [one.unit]
  }
  return undefined
}

/** "2950 I was promised for each bag", "put 145000 into every acre", "25 on each crate sold": said of one behind it. */
export function objectOf(words: readonly string[], from: number, to: number): Rated['figure'] | undefined {
  for (let at = from; at < to; at += 1) {
    if (!/^(?:per|each|every)$/.test(words[at] ?? '')) continue
    const isGood = /^(?:good|sound|remaining|surviving|single|of)$/.test(words[at + 1] ?? '')
    if (isGood && words[at + 2] === 'one') return { each: true }
    if (words[at] === 'each' && (at + 1 === to || /^(?:of|time)$/.test(words[at + 1] ?? '')))
      return { each: true }
    const one = unitAt(words, at + 1, false)
    if (words[at + 1] === 'one' || (one !== undefined && isAnything(one.unit))) return { each: true }
    if (one !== undefined && one.next <= to && !isRole(words[at + 1] ?? '') && !isStuff(words[at + 1] ?? ''))
      return { per: [one.unit] }
  }
  return undefined
}
