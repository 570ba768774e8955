import { unitOfWord } from '../find-units.ts'
import { resultsAsked, unitsAsked } from './asked.ts'
import { asChain, asGap } from './chain/as-read.ts'
import { asksOf, chainsIn, isAdding, missingIn } from './chain/chains-in.ts'
import { nutrientIn } from './chain/content.ts'
import { asksMoney } from './chain/targets.ts'
import { readHarvest, withCostOfLand } from './harvest/one-harvest.ts'
import { readBillOfLand } from './land/bill-of-land.ts'
import { readSpacing } from './land/plants-by-spacing.ts'
import { readRainOnLand } from './land/rain-on-land.ts'
import { readSides } from './land/sides.ts'
import { withAims } from './parts/aims.ts'
import { askedIn } from './parts/asked-in.ts'
import { withCostsBehind } from './parts/costs-behind.ts'
import { knownAs } from './parts/known-as.ts'
import { partsOf } from './parts/parts.ts'
import { netOfTare, shortOf } from './parts/short-of.ts'
import { clausesOf, readFigures } from './read-figures.ts'
import { readByWordsOrRoles } from './roles/by-words-or-roles.ts'
import type { Clause, Placed, StoryRead, StoryResult } from './story.ts'
import { readByWeights } from './sum/beside/by-weights.ts'
import { readChangeOfLot } from './sum/beside/change-of-lot.ts'
import { readForOne } from './sum/beside/for-one.ts'
import { readInstalments } from './sum/beside/instalments.ts'
import { readPlots } from './sum/beside/plots.ts'
import { secondOf } from './sum/beside/second.ts'
import { readSplit } from './sum/beside/split.ts'
import { readTwoSizes } from './sum/beside/two-sizes.ts'
import { readWear } from './sum/beside/wearing-out.ts'
import { readChanges } from './sum/changes.ts'
import { readLostOrGained } from './sum/percent/lost-or-gained.ts'
import { readDeductions, readPartOf } from './sum/percent/of-one-amount.ts'
import { readPercentOf } from './sum/percent/percent-of.ts'
import { readPercentTaken } from './sum/percent/percent-taken.ts'
import { readShareOfMoney } from './sum/percent/share-of-money.ts'
import { readPortions } from './sum/portions.ts'
import { type Reckoning, reckon, type Told } from './sum/reckon.ts'
import { lessens, shareOf } from './sum/shares.ts'
import { readBuyers } from './sum/two/buyers.ts'
import { readOffers } from './sum/two/offers.ts'
import { readOptions } from './sum/two/options.ts'
import { readPacks } from './sum/two/packs.ts'
import type { BegunStory, Story } from './told-story.ts'
import { readPair } from './two-times.ts'
import { isAllOfLots, isGoneBetween } from './typed/lots-of-all.ts'
import { isContainer, isSame, unitAt } from './units.ts'
import { pricedLots } from './wordings/priced-lots.ts'
import { toldInOrder } from './wordings/told-in-order.ts'

/**
 * Reads a farm sum in anybody's words: every figure becomes a quantity with its unit and what it does, and the sum
 * follows from them. Undefined for what is no farm story: fewer than two figures, or none of money or of an amount that
 * something is for each of.
 *
 * @param said all that the farmer has told of it, in English words
 * @param isForeign it was told in another language: words that are not known in English say nothing
 */
export function readStory(said: string, isForeign = false): Story | undefined {
  const text = isForeign ? toldInOrder(said) : said
  // What is planted so far apart is told by these figures, or not at all.
  const spaced = readSpacing(clausesOf(text))
  if (spaced !== undefined) return { ...ofLand, read: { sum: spaced } }
  return readByWordsOrRoles(text, isForeign, storyIn)
}

function storyIn(text: string, isForeign: boolean): BegunStory | undefined {
  const clauses = clausesOf(isForeign ? pricedLots(text) : text)
  const typed = readFigures(clauses)
  if (typed.length === 0) return undefined
  const rain = readRainOnLand(clauses)
  const [field, again] = rain === undefined ? (readSides(clauses) ?? []) : [rain]
  if (field !== undefined) return { ...ofLand, read: { sum: field, ...(again && { next: again }) } }
  const plain = askedIn(clauses)
  const isSold = clauses.some(({ tokens }) => tokens.some((word) => sells.test(word)))
  const results = resultsAsked(plain)
  const isAdded = clauses.some(({ tokens }) => isAdding(tokens.join(' ')))
  const isBill = !isSold && isAdded && !results.includes('left')
  const wanted: readonly StoryResult[] = isBill ? ['costs'] : results
  // Two offers that are told one after the other are set against each other, whatever is asked.
  const asked = wanted.length === 0 && isOfTwoBuyers(clauses) ? (['more'] as const) : wanted
  const whole = clauses.map(({ tokens }) => tokens.join(' ')).join(' ')
  const placed = withAims(
    netOfTare(shortOf(withCostsBehind(withCostOfLand(partsOf(typed, asked, isForeign))), whole)),
  )
  const stated = isForeign ? placed.map(spentFor) : placed
  const all = asked.includes('needed') ? stated.map(ofOne) : stated
  const figures = all.filter(
    (figure) =>
      figure.unit?.name !== 'offer' &&
      !isCountOfLots(figure, all) &&
      !isAllOfLots(figure, all) &&
      !isGoneBetween(figure, all),
  )
  if (new Set(figures.flatMap(({ currency }) => (currency === undefined ? [] : [currency]))).size > 1)
    return undefined
  const chains = chainsIn(figures, clauses)
  const words = clauses.flatMap(({ tokens }) => tokens)
  const missing = chains.length > 0 ? undefined : missingIn(figures, clauses)
  if (typed.length < 2) return asChain(chains) ?? asGap(missing)
  const packs = readPacks(clauses)
  if (packs !== undefined) return { ...asOffers, known: figures.flatMap(knownAs), read: { sum: packs } }
  const units = unitsAsked(plain)
  const told: Told = {
    asked,
    units,
    asksFall: asksFall.test(plain),
    isCompound: clauses.some(({ tokens }) =>
      tokens.some(
        (word, at) => /^compound/.test(word) && !/^(?:no|not|without|never)$/.test(tokens[at - 1] ?? ''),
      ),
    ),
  }
  const kind = {
    isBeyond:
      figures.some(isBeyond) ||
      figures.filter(({ part, per, at, each }) => part === 'in' && (per.length > 0 || at || each)).length > 1,
    isMoney:
      figures.some(({ currency, at, each }) => currency !== undefined || at || each) ||
      figures.filter((figure) => figure.isMoney).length > 1,
    isSure:
      !figures.some(isDosed) &&
      (asked.includes('left') ||
        figures.some(({ currency, at, each }) => currency !== undefined || at || each)),
    isAsked: asked.length > 0,
    known: figures.flatMap(knownAs),
    sides: figures.flatMap(({ value, part }) => (part === 'in' || part === 'out' ? [{ value, part }] : [])),
    counts: figures.flatMap(({ unit, value, part }) =>
      unit?.kind === 'thing' && part === 'amount' ? [value] : [],
    ),
  }
  const [change, next] = readChanges(figures, whole) ?? []
  if (change !== undefined)
    return {
      ...kind,
      read: { sum: change, ...(next && { next }) },
      isAsked: true,
      isBeyond: true,
      isMoney: true,
    }
  const changed = readChangeOfLot(figures, whole)
  if (changed !== undefined)
    return {
      ...kind,
      read: { sum: changed[0], next: changed[1] },
      isAsked: true,
      isBeyond: true,
      isMoney: true,
    }
  const plots = readPlots(figures, plain)
  if (plots !== undefined) return { ...ofLand, read: { sum: plots } }
  const portion =
    readLostOrGained(figures, whole, plain) ??
    readPercentOf(figures, whole, plain) ??
    readPercentTaken(figures, plain, asked.length > 0)
  if (portion !== undefined)
    return { ...kind, read: { sum: portion }, isAsked: true, isBeyond: true, isMoney: true }
  const ofAmount = readDeductions(figures, whole, plain) ?? readPartOf(figures, plain)
  if (ofAmount !== undefined) return { ...kind, read: ofAmount, isAsked: true, isBeyond: true, isMoney: true }
  const split = readSplit(figures, whole)
  if (split !== undefined)
    return { ...kind, read: { sum: split[0], next: split[1] }, isAsked: true, isBeyond: true, isMoney: true }
  const worn =
    readWear(figures, whole, units) ??
    readByWeights(figures, clauses) ??
    readInstalments(figures, whole, plain) ??
    readShareOfMoney(figures, clauses, plain) ??
    readForOne(figures, units, plain)
  if (worn !== undefined)
    return { ...kind, read: { sum: worn }, isAsked: true, isBeyond: true, isMoney: true, isSure: true }
  // "What did I spend in both years together" sets nothing against anything.
  const pair = asksAll.test(plain) && !asked.includes('more') ? undefined : readPair(figures, told)
  if (pair !== undefined)
    return { ...kind, read: toldOf(pair), isBeyond: true, isMoney: true, isSure: !figures.some(isDosed) }
  const offers = asked.includes('more')
    ? (readOptions(all, clauses) ?? readBuyers(all, clauses, told) ?? readOffers(figures, told))
    : undefined
  if (offers !== undefined) return { ...kind, read: { sum: offers }, isBeyond: true }
  const portions = readPortions(figures, told)
  if (portions !== undefined) return { ...kind, read: { sum: portions }, isBeyond: true, isMoney: true }
  const isOfOne = asked.length === 0 || units.per.some(({ kind }) => kind === 'area')
  const bill = isOfOne ? readBillOfLand(figures) : undefined
  if (bill !== undefined) return { ...kind, ...asOffers, read: { sum: bill[0], next: bill[1] } }
  // Two things were to be set against one another, and nothing says which.
  const isOfTwo = asked[0] === 'more' && !told.asksFall
  const made = reckon(figures, told)
  const also =
    'sum' in made && made.sum.result !== 'amount'
      ? secondOf(figures, told, asksOf(clauses), made.sum)
      : undefined
  const isNoMoney =
    'sum' in made && made.sum.result === 'amount' && asksMoney(plain) && units.many === undefined
  const read = isNoMoney
    ? { unplaced: [] }
    : isOfTwo && 'sum' in made
      ? { unplaced: figures.filter(({ isMoney }) => isMoney) }
      : made
  const harvest = 'sum' in read ? undefined : readHarvest(figures, plain, whole)
  if (harvest !== undefined) return { ...kind, read: harvest, isAsked: true, isMoney: true, isSure: true }
  const both = 'sum' in read ? undefined : readTwoSizes(figures, whole)
  if (both !== undefined) return { ...kind, ...asOffers, read: { sum: both[0], next: both[1] } }
  const isMoney = figures.some((figure) => figure.isMoney)
  const isAmount = figures.some(({ part, per }) => part === 'amount' && per.length > 0) || 'sum' in read
  const plainly = isMoney || isAmount ? toldOf(read) : undefined
  const isTwo = plainly !== undefined && 'sum' in plainly && also !== undefined
  const own = { ...kind, read: isTwo ? { sum: also[0], next: also[1] } : plainly }
  return asChain(chains, own, nutrientIn(words) !== undefined) ?? asGap(missing, own) ?? own
}

/** What is asked of a land by its sides, or of the water on it, needs nothing that is stored. */
const ofLand = {
  isBeyond: true,
  isMoney: false,
  isSure: true,
  isAsked: true,
  isOfLand: true,
  counts: [],
  sides: [],
  known: [],
} as const

/** Two packs that are set against each other are a sum of money, whatever else the words are of. */
const asOffers = {
  isBeyond: true,
  isMoney: true,
  isSure: true,
  isAsked: true,
  counts: [],
  sides: [],
} as const

/**
 * One word says "for" and "per" in some languages: what was spent on something that is nowhere counted is all of it.
 */
function spentFor(figure: Placed, _: number, figures: readonly Placed[]): Placed {
  const { per, part, before } = figure
  const isSpent = part === 'out' && /^(?:spent|paid)$/.test(before[0] ?? '')
  const isCounted = figures.some(({ unit }) => unit !== undefined && per.some((one) => isSame(one, unit)))
  return isSpent && per.length === 1 && per[0]?.kind === 'thing' && !isCounted
    ? { ...figure, per: [] }
    : figure
}

/** "Three lots: 20 quintals at 800, 15 at 850 and 5 at 900": as many as are told of behind it. */
const isCountOfLots = ({ unit, value }: Placed, figures: readonly Placed[]): boolean =>
  unit !== undefined &&
  /^(?:lot|batch|sale|load|delivery|trip|time)$/.test(unit.name) &&
  value > 1 &&
  figures.filter(({ at }) => at).length === value

/** Where somebody buys it, a total is what it brings. */
const sells = /^(?:sold|sell|sells|selling|buyer|buyers|harvested|earned|earn)$/
const asksAll = /(?<![^ ])(?:together|altogether|total|both|all)(?![^ ])/
const asksFall = /(?<![^ ])(?:lose|losing|short|less|loss|shortfall|miss|down)(?![^ ])/

/** The sum, or the figures without a place in it. */
function toldOf(made: Reckoning): StoryRead | undefined {
  if ('sum' in made) return { sum: made.sum }
  const values = [...new Set(made.unplaced.map(({ value }) => value))]
  return values.length === 0 ? undefined : { unplaced: values }
}

/** What sprays and feeds are dosed in. */
const isDosed = ({ unit, per, isPercent }: Placed): boolean =>
  isPercent === true ||
  [unit, ...per].some(
    (one) => one?.kind === 'volume' || (one !== undefined && /^(?:g|ml|cc|gram)$/.test(one.name)),
  )

/** "A bag brings 2900": where it is asked how many are needed, that is for each. */
function ofOne(figure: Placed): Placed {
  const { part, per, at, each, before } = figure
  if (part !== 'in' || per.length > 0 || at || each) return figure
  const said = before.findIndex((_, index) => /^(?:an?|one|each|every)$/.test(before[index + 1] ?? ''))
  const thing = said === -1 ? undefined : unitAt([before[said] ?? ''], 0, false)
  return thing === undefined ? figure : { ...figure, per: [thing.unit] }
}

/** What the sums of a harvest know nothing of. */
const isBeyond = (figure: Placed, _: number, figures: readonly Placed[]): boolean =>
  isOdd(figure) || (figure.part === 'percent' && lessens(shareOf(figure, figures)))

const isOdd = ({ part, unit, per, each, isPercent, words }: Placed): boolean =>
  part === 'taken' ||
  (part === 'amount' && per.some((one) => isContainer(one.name))) ||
  (unit?.kind === 'area' && per.length > 0) ||
  part === 'sharers' ||
  (isPercent === true && !words.some((word) => /^(?:moisture|water|wet|dry|dried|humidity)$/.test(word))) ||
  [unit, ...per].some(
    (one) =>
      one?.kind === 'time' ||
      (one?.kind === 'thing' && !isContainer(one.name) && unitOfWord(one.name) === undefined),
  ) ||
  (part === 'out' && (each === true || per.some(({ kind }) => kind !== 'area')))

/** "First buyer: 31 a bag. Second buyer: 34". */
const isOfTwoBuyers = (clauses: readonly Clause[]): boolean => {
  const told = clauses.map(({ tokens }) => tokens.join(' ')).join(' , ')
  return new RegExp(`(?<![^ ])first (${offerers})(?![^ ]).* second \\1(?![^ ])`).test(told)
}
const offerers = 'buyer|trader|dealer|mill|shop|offer|option|quote|coop|store|man'
