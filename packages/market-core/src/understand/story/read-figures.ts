import { readCurrency } from '../quantities/measures.ts'
import { figureAt, isYear } from './figure-at.ts'
import { eraOf } from './parts/era-of.ts'
import { isTelling, objectOf, subjectOf } from './rates.ts'
import type { Begun, Clause, StoryFigure, Unit } from './story.ts'
import { isBreak, isFigure, isLongList, SENTENCE, storyTokens } from './tokens.ts'
import { asMany } from './typed/as-many.ts'
import { asHarvested, asOffers, isOver, ofEachLand, saysIt } from './typed/as-told.ts'
import { countedAgain } from './typed/counted-again.ts'
import { underHeadings } from './typed/headings.ts'
import { heldBefore, heldInKilos, ofLotBefore } from './typed/held-before.ts'
import { withHolds } from './typed/holds-of.ts'
import { withInputLots } from './typed/input-lots.ts'
import { withEggs } from './typed/laying.ts'
import { withLoads, withPartsOfAll, withSurvivors } from './typed/lots-of-all.ts'
import { withMilkPrice } from './typed/milk-price.ts'
import { ofWhatStandsBefore } from './typed/of-what-stands-before.ts'
import { withPiecesHeld } from './typed/pieces-held.ts'
import { priceGoesOn } from './typed/price-goes-on.ts'
import { underOneRate } from './typed/under-one-rate.ts'
import { isContainer, isPerson, isSame, unitAt } from './units.ts'
import { isBuyer } from './words.ts'

/** The clauses of a story, in its order. */
export function clausesOf(text: string): Clause[] {
  const clauses: { tokens: string[]; sentence: number }[] = [{ tokens: [], sentence: 0 }]
  let sentence = 0
  for (const token of storyTokens(text)) {
    if (isBreak(token)) {
      if (token === SENTENCE) sentence += 1
      clauses.push({ tokens: [], sentence })
    } else clauses.at(-1)?.tokens.push(token)
  }
  return clauses.filter(({ tokens }) => tokens.length > 0)
}

/**
 * Every figure of a story, typed by the words beside it; years and the like are none. Empty for a long list: each
 * figure is set against each other here.
 */
export function readFigures(clauses: readonly Clause[]): StoryFigure[] {
  if (isLongList(clauses)) return []
  const typed = clauses.flatMap(({ tokens, sentence }, clause) => figuresIn(tokens, clause, sentence))
  const all = withEggs(underHeadings(clauses, typed)).filter((figure) => !isOver(figure))
  const plain = all.map((figure, at) => ofEachLand(asHarvested(asOffers(figure), clauses), all[at - 1]))
  const lots = plain.map((figure, at) =>
    heldInKilos(heldBefore(ofLotBefore(figure, plain[at - 1]), plain), plain),
  )
  const figures = asMany(
    countedAgain(
      withPartsOfAll(withPiecesHeld(withHolds(withLoads(withInputLots(withMilkPrice(withSurvivors(lots))))))),
    ),
    clauses,
  )
  const told = figures
    .map((one, at) => {
      const era = eraOf(clauses, one)
      const figure = era === undefined ? one : { ...one, era }
      const last = figures[at - 1]
      const goesOn =
        last?.subject !== undefined &&
        last.sentence === figure.sentence &&
        figure.per.length === 0 &&
        !figure.each &&
        !figure.isPercent &&
        figure.before.length > 0 &&
        figure.before.some(isTelling) &&
        figure.before.every((word) => isTelling(word) || /^(?:it|and|them|me|also|that|which)$/.test(word))
      if (goesOn && last.subject !== undefined) return { ...figure, per: last.subject }
      const same = figures.slice(0, at).find(({ subject }) => subject?.[0]?.kind === 'thing')
      const isOfIt = same?.subject !== undefined && same.sentence === figure.sentence && saysIt(figure)
      if (isOfIt && same?.subject !== undefined) return { ...figure, per: same.subject }
      const listed = at === 0 ? undefined : listedOf(figures.slice(0, at), figure)
      return listed === undefined ? figure : { ...figure, per: listed }
    })
    .map(ofNoSelf)
    .map(ofOnePerson)
  return underOneRate(ofWhatStandsBefore(told.map(priceGoesOn)))
}

/** "And a boy 200 a day": one person, where nobody says that there are several. */
function ofOnePerson(figure: StoryFigure, _: number, figures: readonly StoryFigure[]): StoryFigure {
  const [one] = figure.subject ?? []
  if (one === undefined || !isPerson(one) || figure.unit !== undefined) return figure
  const isOne = figure.before.some(
    (word, at) => word === one.name && /^(?:an?|one)$/.test(figure.before[at + 1] ?? ''),
  )
  const isCounted = figures.some(({ unit }) => unit !== undefined && isSame(unit, one))
  if (!isOne || isCounted || !figure.per.some(({ kind }) => kind === 'time')) return figure
  const { subject: _subject, ...rest } = figure
  return { ...rest, per: figure.per.filter((per) => !isSame(per, one)) }
}

/** No amount of bags is for each bag: "one bag is 65000 and I need 9 bags". */
function ofNoSelf(figure: StoryFigure): StoryFigure {
  const { unit, per } = figure
  const others = unit?.kind === 'thing' ? per.filter((one) => !isSame(one, unit)) : per
  return others.length === per.length ? figure : { ...figure, per: others }
}

/** "For each acre I need 4 bags of lime and 2 bags of meal": the second is for each, too. */
function listedOf(before: readonly StoryFigure[], figure: StoryFigure): readonly Unit[] | undefined {
  const first = before.find(({ clause, subject }) => clause === figure.clause && subject !== undefined)
  const isList =
    first?.unit !== undefined && !first.isOne && first.earlier.some((word) => /^(?:each|every)$/.test(word))
  return isList && figure.unit !== undefined && figure.per.length === 0 ? first.subject : undefined
}

function figuresIn(words: readonly string[], clause: number, sentence: number): StoryFigure[] {
  const found: { figure: Begun; from: number; next: number }[] = []
  for (let at = 0; at < words.length; ) {
    const one = isYear(words, at) ? undefined : figureAt(words, at)
    if (one === undefined) {
      at += 1
      continue
    }
    const { next, holder } = one
    // "How many 60 kg bags" is what is asked for.
    if (words[at - 1] === 'many' && one.figure.unit?.holds !== undefined) {
      at = next
      continue
    }
    const last = found.at(-1)
    // "60 bags maize 90 kg", "bags of 90 kg": what one of them holds.
    const isLast = last?.figure.unit !== undefined && isContainer(last.figure.unit.name)
    const held = holder && isLast ? last?.figure : undefined
    if (held?.unit !== undefined && one.figure.unit !== undefined && last !== undefined) {
      held.unit = { ...held.unit, holds: { value: one.figure.value, unit: one.figure.unit } }
      const { unit } = held
      held.per = [...held.per, ...one.figure.per.filter((per) => !isSame(per, unit))]
      last.next = next
    } else if (holderAt(words, at, one.figure) !== undefined) {
      // "A tray of 30 goes at 410": what one holds, by itself.
      const holder = holderAt(words, at, one.figure)
      const per = holder === undefined ? [] : [holder]
      found.push({ figure: { ...one.figure, per, isHeld: true, clause, sentence }, from: one.from, next })
    } else if (isMoreOf(words, one, last?.figure)) {
      const unit = found.findLast(({ figure }) => figure.unit !== undefined)?.figure
      const more =
        unit?.unit === undefined
          ? {}
          : { unit: unit.unit, ...(unit.said !== undefined && { said: unit.said }) }
      found.push({ figure: { ...one.figure, ...more, clause, sentence }, from: one.from, next })
    } else found.push({ figure: { ...one.figure, clause, sentence }, from: one.from, next })
    at = next
  }
  // "20 hens, per hen 1000": no amount is for each of itself, so it is the price behind it that is.
  for (const [index, { figure }] of found.entries()) {
    const { unit } = figure
    const own = unit === undefined ? undefined : figure.per.find((per) => isSame(per, unit))
    const price = found[index + 1]?.figure
    if (own === undefined || price === undefined) continue
    if (unit?.kind !== 'thing' && !(unit?.kind === 'area' && price.unit !== undefined)) continue
    figure.per = figure.per.filter((per) => per !== own)
    price.per = [...price.per, own]
  }
  for (const [index, { figure, from, next }] of found.entries()) {
    const after = found[index + 1]
    if (after === undefined || after.figure.per.length > 0 || after.figure.each) continue
    const told = words.slice(next, after.from)
    const isTold = told.some(isTelling) && !told.some((word) => /^(?:i|we|and|or)$/.test(word))
    const one = figure.isHeld ? holderOf(figure) : oneOf(words, from, figure)
    if (!isTold || one === undefined || after.figure.isPercent) continue
    // "One 50 kg bag is 1150", "litre 1 is 50": what the figure behind it is for.
    after.figure.per = [one]
    after.figure.subject = [one]
    if (!figure.isHeld) Object.assign(figure, { unit: one, isOne: true })
  }
  const edges = [...found.map(({ from }) => from), words.length]
  const said = words.filter((_, at) => !found.some(({ from, next }) => at >= from && at < next))
  return found.map(({ figure, from, next }, index) => {
    const end = edges[index + 1] ?? words.length
    const of: Of = ratedBy(words, found[index - 1]?.next ?? 0, from, next, end, figure)
    return {
      ...figure,
      ...of,
      before: words.slice(found[index - 1]?.next ?? 0, from).reverse(),
      after: words.slice(next, end),
      words: said,
      earlier: words
        .slice(0, from)
        .filter((_, at) => !found.some((one) => at >= one.from && at < one.next))
        .reverse(),
    }
  })
}

interface Of {
  readonly per?: readonly Unit[]
  readonly each?: true
  readonly subject?: readonly Unit[]
}

/** What is said of one before the figure, or somewhere behind it. */
function ratedBy(
  words: readonly string[],
  start: number,
  from: number,
  next: number,
  end: number,
  figure: Begun,
): Of {
  const subject = figure.isHeld ? undefined : subjectOf(words, start, from, figure)
  if (subject !== undefined) return { per: [...figure.per, ...subject], subject }
  const isOfAll = words
    .slice(start, from)
    .join(' ')
    .match(/(?:^| )(?:each|every)(?: [^ ]+)? one(?: |$)/)
  if (isOfAll && figure.unit === undefined && figure.per.length === 0) return { each: true }
  // "4 cows, each gives 9 litres".
  const each = words.slice(start, from).indexOf('each')
  const told = words[start + each + 1] ?? ''
  const isDirect = words[from - 1] === 'each'
  if (
    each !== -1 &&
    figure.unit !== undefined &&
    figure.per.every(({ kind }) => kind === 'time') &&
    (isDirect || isTelling(told))
  )
    return { each: true }
  if (figure.isOne && figure.unit !== undefined) return { subject: [figure.unit] }
  if (figure.unit !== undefined && figure.per.length === 0) {
    const made = madeOf(words, next, end)
    if (made !== undefined) return { per: [made] }
  }
  const isBare = figure.unit === undefined && figure.per.length === 0 && !figure.each && !figure.isPercent
  const sold = isBare ? soldFor(words, start, from, next) : undefined
  if (sold !== undefined) return { per: [sold] }
  return isBare && !figure.isHeld ? (objectOf(words, next, end) ?? {}) : {}
}

/** "The buyer gives 3300 for bag": without an article, beside who buys. */
function soldFor(words: readonly string[], start: number, from: number, next: number): Unit | undefined {
  const isSold = words.slice(start, from).some((word) => isBuyer(word) || word === 'buyer')
  const holder = isSold && words[next] === 'for' ? unitAt(words, next + 1, false) : undefined
  return holder !== undefined && isContainer(holder.unit.name) && holder.next >= words.length
    ? holder.unit
    : undefined
}

/** "A sack of 50 kg": the sack with what it holds. */
function holderOf({ per, unit, value }: Begun): Unit | undefined {
  const [holder] = per
  const isWeighed = unit?.kind === 'mass' || unit?.kind === 'volume'
  return holder !== undefined && isWeighed ? { ...holder, holds: { value, unit } } : holder
}

/** "4 kg make one tin". */
function madeOf(words: readonly string[], at: number, end: number): Unit | undefined {
  const isMade =
    /^(?:make|makes|fill|fills|give|gives)$/.test(words[at] ?? '') &&
    /^(?:one|an?)$/.test(words[at + 1] ?? '')
  const one = isMade ? unitAt(words, at + 2, false) : undefined
  return one !== undefined && one.next <= end ? one.unit : undefined
}

/** The one of something that a figure of 1 counts. */
function oneOf(words: readonly string[], from: number, { value, unit }: Begun): Unit | undefined {
  if (value !== 1 || unit?.kind === 'area' || unit?.kind === 'time') return undefined
  return unit ?? unitAt(words, from - 1, false)?.unit
}

/** The container that a number stands behind: "tray of 30", "crates of 20 kg". */
function holderAt(
  words: readonly string[],
  at: number,
  { unit, currency, per }: Partial<Begun>,
): Unit | undefined {
  if (currency !== undefined || (per !== undefined && per.length > 0) || words[at - 1] !== 'of')
    return undefined
  const holder = unitAt(words, at - 2, false)?.unit
  if (holder === undefined || !isContainer(holder.name)) return undefined
  return unit === undefined || unit.kind === 'mass' || unit.kind === 'volume' || unit.kind === 'thing'
    ? holder
    : undefined
}

/**
 * "Sold 20 bags at 3000 and 30 at 3400": a bare number before a price counts what was counted before it; one of each
 * acre is none.
 */
const isMoreOf = (
  words: readonly string[],
  { figure, next }: { figure: Pick<Begun, 'unit' | 'currency' | 'per'>; next: number },
  last: Begun | undefined,
): boolean =>
  figure.unit === undefined &&
  figure.per.length === 0 &&
  figure.currency === undefined &&
  last !== undefined &&
  /^(?:at|@)$/.test(words[next] ?? '') &&
  (isFigure(words[next + 1]) || readCurrency(words, next + 1) !== undefined)
