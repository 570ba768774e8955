import { monthNumber } from '../months.ts'
import { foldText as fold } from '../reader/fold.ts'
import type { ReferencedFact } from './facts.ts'
import type { CitableFact } from './referable.ts'
import { matchesLists, type Sentence } from './sentence.ts'
import { PhraseIndex, type PhraseMatch } from './text/phrases.ts'
import type { Token } from './text/tokens.ts'
import type { WordListName } from './text/word-lists.ts'

/**
 * True if a sentence agrees with its facts: no other crop, place, price type, month, day or
 * direction, and no "not", "more than" or "today". An ambiguous sentence is rejected.
 */
export function agreesWithFacts(sentence: Sentence, anchors: readonly ReferencedFact[]): boolean {
  const stored = anchors.map(({ referable }) => referable).filter(({ provenance }) => provenance === 'stored')
  if (matchesLists(sentence, 'not')) return false
  if (stored.length > 0 && matchesLists(sentence, 'values', 'now', 'future')) return false
  return (
    boundsAgree(sentence, anchors) &&
    packsAgree(sentence, anchors) &&
    cropsAgree(sentence, anchors, stored) &&
    placesAgree(sentence, anchors, stored) &&
    periodsAgree(sentence, anchors, stored) &&
    directionsAgree(sentence, anchors) &&
    ownersAgree(sentence, anchors)
  )
}

const entriesOn = ({ tokens }: Sentence, list: WordListName) =>
  tokens.flatMap(({ entries }, at) =>
    entries.filter((entry) => entry.list === list).map((entry) => ({ ...entry, at })),
  )

/** A fact about a 90 kg bag rules out "a 50 kg bag". */
function packsAgree({ tokens }: Sentence, anchors: readonly ReferencedFact[]): boolean {
  const sizes = tokens.flatMap(({ text }, at) =>
    tokens[at + 1]?.text === 'kg' && !anchors.some((one) => one.at === at) ? [text] : [],
  )
  const packs = anchors.flatMap(({ referable: { fact } }) => fact?.per?.match(/\d+/g) ?? [])
  return packs.length === 0 || sizes.every((size) => packs.includes(size))
}

/** A fact states its own unit and exact value, so "{{f1}} per bag" and "more than {{f1}}" fail. */
function boundsAgree({ tokens }: Sentence, anchors: readonly ReferencedFact[]): boolean {
  return anchors.every(({ at }) => {
    const isMark = /[\ue000-\uf8ff]/.test(tokens[at]?.raw ?? '')
    const behind = tokens[at + 1]?.lists
    return (
      !tokens[at - 1]?.lists.has('bounds') && !(isMark && (behind?.has('per') || behind?.has('saleUnit')))
    )
  })
}

const cropsOf = ({ fact }: CitableFact): string[] =>
  [fact?.of, fact?.against].flatMap((label) => (label === undefined ? [] : [label.commodity]))

function cropsAgree(
  { goods }: Sentence,
  anchors: readonly ReferencedFact[],
  stored: readonly CitableFact[],
): boolean {
  const known = new Set(stored.flatMap(cropsOf))
  if (known.size > 0 && goods.some(({ value }) => !known.has(value))) return false
  return anchors.every(({ at, referable }) => {
    const own = cropsOf(referable)
    const nearest = goods.findLast((one) => one.at < at) ?? goods[0]
    return own.length === 0 || nearest === undefined || own.includes(nearest.value)
  })
}

const countryPhrases = new WeakMap<object, PhraseIndex<string>>()

function placesAgree(
  sentence: Sentence,
  anchors: readonly ReferencedFact[],
  stored: readonly CitableFact[],
): boolean {
  const { tokens, claims } = sentence
  const facts = anchors.map(({ referable }) => referable)
  const labels = facts.flatMap(({ fact }) => [fact?.of, fact?.against].filter((label) => label !== undefined))
  const phrases = countryPhrases.get(claims.countries) ?? new PhraseIndex(claims.countries)
  countryPhrases.set(claims.countries, phrases)
  const found = phrases.find(tokens.map(({ text }) => text))
  const codes = new Set<string | undefined>(labels.map(({ country }) => country))
  if (stored.length > 0 && found.some(({ value }) => !codes.has(value))) return false
  const isNearest = ({ at, referable: { fact } }: ReferencedFact) => {
    const nearest = found.findLast((one) => one.at < at) ?? found[0]
    return fact?.of === undefined || nearest === undefined || nearest.value === fact.of.country
  }
  if (codes.size > 1 && !anchors.every(isNearest)) return false
  const kinds = entriesOn(sentence, 'kinds')
  if (labels.length > 0 && kinds.some(({ value }) => !labels.some(({ priceType }) => priceType === value)))
    return false
  const named = [
    ...labels.flatMap(({ name, market = '' }) => [name, market]),
    ...facts.flatMap(({ names = [], text, about = '' }) => [...names, text, about]),
  ]
  return !hasStrangeName(
    sentence,
    new Set(named.flatMap((name) => fold(name).split(/[^\p{L}\p{M}\p{N}]+/u))),
    found,
  )
}

/** True for a capitalised word that is neither a known word nor a name in the facts. */
function hasStrangeName(
  { tokens, goods }: Sentence,
  known: ReadonlySet<string>,
  countries: readonly PhraseMatch<string>[],
) {
  const isNamed = (at: number) =>
    goods.some((one) => one.at === at) || countries.some((one) => at >= one.at && at < one.at + one.length)
  return tokens.some(({ raw, text, lists }, at) => {
    if (!/^\p{Lu}\p{L}/u.test(raw) || known.has(text) || lists.size > 0 || isNamed(at)) return false
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    const isOpening =
      before === undefined || before.clause !== tokens[at]?.clause || !/[\p{L}\p{N}]/u.test(before.raw)
    return (
      !isOpening ||
      isNamed(at + 1) ||
      /^[:|\ue000-\uf8ff]/.test(next?.raw ?? '') ||
      (next?.lists.has('price') ?? false)
    )
  })
}

function periodsAgree(
  sentence: Sentence,
  anchors: readonly ReferencedFact[],
  stored: readonly CitableFact[],
): boolean {
  const facts = anchors.map(({ referable }) => referable)
  const dated = facts.flatMap(({ fact, day }) => [
    ...(fact?.months ?? []),
    ...(day === undefined ? [] : [day]),
  ])
  const years = sentence.tokens.filter(({ text }) => /^(?:19|20)\d{2}$/.test(text)).map(({ text }) => text)
  const months = entriesOn(sentence, 'months').filter(({ at }) => isMonth(sentence.tokens, at))
  if (dated.length > 0) {
    const hasYear = (year: string) => dated.some((month) => month.startsWith(year))
    const hasMonth = (of: number) => dated.some((month) => Number(month.slice(5, 7)) === of)
    if (!years.every(hasYear) || !months.every(({ place }) => hasMonth(place + 1))) return false
  } else if (stored.length > 0 && years.length + months.length > 0) return false
  const spans = stored.map(({ fact }) => spanOf(fact?.months ?? []))
  if (stored.length > 0 && matchesLists(sentence, 'lastMonth') && !spans.includes(1)) return false
  return stored.length === 0 || !matchesLists(sentence, 'lastYear') || spans.includes(12)
}

/** "May" and "mar" are months beside a number, or with a capital within the sentence. */
function isMonth(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:may|mar|mai|mei)$/.test(tokens[at]?.text ?? '')) return true
  const isBeside = [tokens[at - 1], tokens[at + 1]].some((token) => token?.value !== undefined)
  return isBeside || (at > 0 && /^\p{Lu}/u.test(tokens[at]?.raw ?? ''))
}

function spanOf([from, to]: readonly string[]): number | undefined {
  return from === undefined || to === undefined ? undefined : monthNumber(to) - monthNumber(from)
}

/** Each direction word must match the nearest fact that has a direction. */
function directionsAgree(sentence: Sentence, anchors: readonly ReferencedFact[]): boolean {
  const moving = anchors.flatMap(({ at, referable: { fact } }) => {
    const isMove = fact?.role === 'change' || fact?.role === 'difference'
    return isMove ? [{ at, way: Math.sign(Math.round(fact.value * 10)) }] : []
  })
  const roles = new Set(anchors.map(({ referable }) => referable.fact?.role))
  const said = (list: WordListName, way: number) => entriesOn(sentence, list).map(({ at }) => ({ at, way }))
  const words = [
    ...said('upNow', 1),
    ...said('up', 1),
    ...said('downNow', -1),
    ...said('down', -1),
    ...said('flatNow', 0),
  ]
  if (anchors.every(({ referable }) => referable.provenance !== 'stored')) return true
  return words.every(({ at, way }) => {
    if ((way === 1 && roles.has('highest')) || (way === -1 && roles.has('lowest'))) return true
    const nearest = moving.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]
    return nearest !== undefined && nearest.way === way
  })
}

/**
 * A forecast fact must match its day, and the farmer's number must not appear as a market price.
 */
function ownersAgree(sentence: Sentence, anchors: readonly ReferencedFact[]): boolean {
  const of = (provenance: CitableFact['provenance']) =>
    anchors.filter(({ referable }) => referable.provenance === provenance)
  const days = of('forecast').map(({ referable: { day } }) => day && new Date(`${day}T00:00Z`).getUTCDay())
  const isOfDay = days.length === 0 || entriesOn(sentence, 'days').every(({ place }) => days.includes(place))
  return (
    isOfDay &&
    (of('yours').length === 0 || !matchesLists(sentence, 'market') || matchesLists(sentence, 'yours'))
  )
}
