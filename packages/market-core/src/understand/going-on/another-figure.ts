import { partsOf } from '../story/parts/parts.ts'
import { clausesOf, readFigures } from '../story/read-figures.ts'
import type { Placed, StoryFigure, Unit } from '../story/story.ts'
import { isSame } from '../story/units.ts'
import { isCostItem } from '../story/words.ts'
import { withoutRegret } from './without-regret.ts'
import { digitsOf } from './written-digits.ts'

/** A sum as it was told, with another figure in it; or a figure that may be meant for several of it. */
export type Varied = { readonly told: string } | { readonly doubted: number }

const supposes =
  /(?<!\p{L})(?:if|suppose|supposing|say|assume|assuming|with|at|for|when|only|just|instead|rather)(?!\p{L})/iu
const adds =
  /(?<!\p{L})(?:more|another|extra|additional|less|fewer|minus|plus|also|too|died|dead|lose|lost|spoiled|stolen|each other|already|first|rest|on top|by|higher|lower|save|left|than|profit|want|share|slaughter(?:ed)?|myself|ourselves|household|home|eat|ate|eaten|gave|given|give away|rots?|rotted|rotten|broke|broken|unsold|back)(?!\p{L})/iu
/** It asks for something of its own: "at what price do I get 200000?" */
const asksOther =
  /(?<!\p{L})(?:which|why|when|who|where|what(?! (?:if|about|is (?:that|it)|would (?:that|it))(?!\p{L}))|how(?! (?:about|much (?:is|would|will|does|do i (?:get|pay|have)|then|for))(?!\p{L})))(?!\p{L})/iu
const goesOn =
  /^(?:(?:and|but|so|ok|okay|then|now|what about|how about|what of)[ ,]+)+(?:the |a |my )?(?:[$€£₹] ?)?\d/iu
const ofThem = /^of (?:those|them|these|it|that)(?: |$)/
const counts =
  /(?<!\p{L})(?:takes?|took|buys?|bought|accepts?|collects?|sell|sells|sold|keeps?|comes?|came|turn up|show up)(?!\p{L})/iu
const prices =
  /(?<!\p{L})(?:prices?|rates?|sells?|sold|fetch(?:es)?|offers?|offered|buyers?|traders?|they|he|she|at|market)(?!\p{L})/iu
const costs = /(?<!\p{L})(?:costs?|spend|spent|expenses?|inputs?|i pay|we pay|i paid)(?!\p{L})/iu
const yields = /(?<!\p{L})(?:yields?|harvest|get|gets|got|make|produce|give|gives)(?!\p{L})/iu

/** Of how many words a turn may be that only tells another figure. */
const MOST_WORDS = 12

/**
 * "And if he only takes 15 of them?", "what if the price falls to 8,800", "make that 12 ha": the sum that was told,
 * with that in the place of its one figure of the same kind, whose unit, thing or role it has. Undefined where the turn
 * tells anything else, adds or takes off, or where no figure is of its kind.
 *
 * @param told the sum as it was told so far, in English words
 * @param text what this turn says, in English words
 */
export function withAnotherFigure(told: string | undefined, text: string): Varied | undefined {
  if (told === undefined || text.trim().split(/\s+/).length > MOST_WORDS) return undefined
  const { rest, isPutRight } = withoutRegret(text)
  const [now, ...more] = readFigures(clausesOf(rest))
  if (now === undefined || more.length > 0 || now.isHeld || adds.test(rest) || asksOther.test(text))
    return undefined
  const isVaried = isPutRight || supposes.test(rest) || goesOn.test(text.trim())
  if (!isVaried || namesAnotherCost(rest, told)) return undefined
  const before = partsOf(readFigures(clausesOf(told)), [], false)
  const [was, ...others] = ofItsKind(now, before, rest)
  if (was === undefined) return undefined
  if (others.length > 0) return { doubted: now.value }
  if (was.value === now.value) return undefined
  const written = new RegExp(`(?<![\\d.,])${digitsOf(was.value)}(?![\\d.,]*\\d)`, 'g')
  return [...told.matchAll(written)].length === 1
    ? { told: told.replace(written, String(now.value)) }
    : undefined
}

/** "And with manure at 300": a cost that was not told before is one more. */
const namesAnotherCost = (rest: string, told: string): boolean =>
  wordsOf(rest).some((word) => isCostItem(word) && !wordsOf(told).includes(word))

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** The figures that another one may stand for: of its unit, else of what it is said to be. */
function ofItsKind(now: StoryFigure, before: readonly Placed[], rest: string): readonly Placed[] {
  if (now.isPercent) return before.filter(({ isPercent }) => isPercent)
  const isCounted = ofThem.test(now.after.join(' '))
  if (now.unit !== undefined && !isCounted) return ofUnit(now, now.unit, before)
  if (isCounted || (isBare(now) && counts.test(rest) && now.at !== true))
    return before.filter((one) => isCount(one) && now.value < MOST_TIMES * one.value)
  const moneys = before.filter(isMoney)
  if (now.per.length > 0) return ofPer(now.per, moneys, rest)
  const named = moneys.filter(({ before: words }) => words.some((word) => sayingWords(rest).has(word)))
  if (named.length > 0) return named
  if (costs.test(rest)) return orAll(moneys.filter(isCost), moneys)
  if (yields.test(rest) && !prices.test(rest))
    return before.filter(({ per, unit }) => unit !== undefined && per.length > 0)
  return prices.test(rest)
    ? orAll(
        moneys.filter((one) => !isCost(one)),
        moneys,
      )
    : []
}

const orAll = (some: readonly Placed[], all: readonly Placed[]) => (some.length > 0 ? some : all)

/** Nobody takes so many times what there was. */
const MOST_TIMES = 10

/** "12 ha", "15 bags"; "3 t" in the place of "4.5 t per ha", where there is no amount of tonnes by itself. */
function ofUnit(now: StoryFigure, unit: Unit, before: readonly Placed[]): readonly Placed[] {
  const same = before.filter((one) => one.unit !== undefined && isSame(one.unit, unit) && isPlain(one))
  const isOfPer = (one: Placed): boolean =>
    now.per.every((per) => one.per.some((other) => isSame(per, other)))
  if (now.per.length > 0) return same.filter((one) => one.per.length > 0 && isOfPer(one))
  const alone = same.filter(({ per }) => per.length === 0)
  return alone.length > 0 ? alone : same
}

function ofPer(per: readonly Unit[], moneys: readonly Placed[], rest: string): readonly Placed[] {
  const same = orAll(
    moneys.filter((one) => per.every((unit) => one.per.some((other) => isSame(unit, other)))),
    moneys.filter(({ at, each }) => at === true || each === true),
  )
  const ofRole = costs.test(rest)
    ? same.filter(isCost)
    : prices.test(rest)
      ? same.filter((one) => !isCost(one))
      : same
  return ofRole.length > 0 ? ofRole : same
}

/** What this turn names its figure by: "feed", "diesel". */
const sayingWords = (rest: string): ReadonlySet<string> => new Set(wordsOf(rest).filter(isCostItem))

const isPlain = ({ isHeld, isOne, isPercent }: StoryFigure): boolean => !isHeld && !isOne && !isPercent
const isBare = ({ unit, currency, per, isPercent }: StoryFigure): boolean =>
  unit === undefined && currency === undefined && per.length === 0 && !isPercent
const isCount = (one: Placed): boolean =>
  isPlain(one) &&
  (one.unit?.kind === 'thing' || one.unit?.kind === 'mass' || one.unit?.kind === 'volume') &&
  one.per.length === 0 &&
  !one.each &&
  !one.at
const isMoney = (one: Placed): boolean => one.unit === undefined && !one.isPercent && !one.isHeld
/** A cost by its words, or money for each of the land. */
const isCost = ({ part, per, before }: Placed): boolean =>
  (part === 'out' && !before.some((word) => prices.test(word))) || per.some(({ kind }) => kind === 'area')
