import { monthNumber } from '../months.ts'
import type { Span } from './figure-spans.ts'
import { foldedWords } from './lexicon/fold.ts'
import { type PhraseFound, Phrases } from './lexicon/phrases.ts'
import { cropsIn, datesIn, mentionsAny, said, strangeNames, type Token, tokensOf } from './mentions.ts'
import { advises, endangers } from './own-claims.ts'
import type { Claims, Referable } from './referable.ts'

/** A fact, and where it stands in a sentence. */
export interface Anchor extends Span {
  readonly referable: Referable
}

interface Sentence {
  text: string
  tokens: readonly Token[]
  anchors: readonly Anchor[]
}

/**
 * True when nothing that a sentence says around its facts contradicts them: no other crop, place, kind of price, month,
 * day or direction, no "not", "more than" or "today", no forecast, advice or dose. What cannot be told apart disagrees.
 */
export function agrees(text: string, anchors: readonly Anchor[], claims: Claims): boolean {
  const sentence = { text, anchors, tokens: tokensOf(text, anchors) }
  const { tokens } = sentence
  if (stored(sentence).length > 0 && (mentionsAny('values', tokens) || mentionsAny('sayers', tokens)))
    return false
  if (mentionsAny('not', tokens) || advises(tokens) || endangers(text)) return false
  return (
    boundsAgree(sentence) &&
    cropsAgree(sentence) &&
    placesAgree(sentence, claims) &&
    periodsAgree(sentence) &&
    directionsAgree(sentence) &&
    weatherAgrees(sentence) &&
    ownersAgree(sentence)
  )
}

const stored = ({ anchors }: Sentence): Referable[] =>
  anchors.map(({ referable }) => referable).filter(({ provenance }) => provenance === 'stored')

/** No "more than {{f1}}", and no "{{f1}} per bag": a fact has its own unit. */
const boundsAgree = ({ tokens }: Sentence): boolean =>
  !said('bounds', tokens).some(({ at, length }) => tokens[at + length]?.anchor !== undefined) &&
  !said('units', tokens).some(({ at }) => tokens[at - 1]?.anchor !== undefined)

function cropsAgree(sentence: Sentence): boolean {
  const { tokens, anchors } = sentence
  const mentions = cropsIn(tokens)
  const known = new Set(stored(sentence).flatMap(cropsOf))
  if (known.size > 0 && mentions.some(({ value }) => !known.has(value))) return false
  return anchors.every(({ referable }, anchor) => {
    const own = cropsOf(referable)
    const nearest = nearestTo(tokens, anchor, mentions)
    return own.length === 0 || nearest === undefined || own.includes(nearest.value)
  })
}

const cropsOf = ({ fact }: Referable): string[] =>
  [fact?.of, fact?.against].flatMap((label) => (label === undefined ? [] : [label.commodity]))

/** The mention that an anchor belongs to: the last before it, else the first behind it. */
function nearestTo(
  tokens: readonly Token[],
  anchor: number,
  mentions: readonly PhraseFound[],
): PhraseFound | undefined {
  const place = tokens.findIndex((token) => token.anchor === anchor)
  return mentions.findLast(({ at }) => at < place) ?? mentions[0]
}

function placesAgree(sentence: Sentence, { countries }: Claims): boolean {
  const { text, tokens, anchors } = sentence
  const facts = anchors.map(({ referable }) => referable)
  const labels = facts.flatMap(({ fact }) => [fact?.of, fact?.against].filter((label) => label !== undefined))
  const named = [
    ...labels.flatMap(({ name, market = '' }) => [name, market]),
    ...facts.flatMap(({ names = [], text: shown, about = '' }) => [...names, shown, about]),
  ]
  const found = phrasesFor(countries).find(tokens.map((token) => token.text))
  const codes = new Set(labels.map(({ country }) => country))
  if (stored(sentence).length > 0 && found.some(({ value }) => !codes.has(value))) return false
  if (codes.size > 1)
    for (const [anchor, { referable }] of anchors.entries()) {
      const nearest = nearestTo(tokens, anchor, found)
      if (
        nearest !== undefined &&
        referable.fact?.of !== undefined &&
        referable.fact.of.country !== nearest.value
      )
        return false
    }
  if (
    said('kinds', tokens).some(
      ({ value }) => labels.length > 0 && !labels.some(({ priceType }) => priceType === value),
    )
  )
    return false
  const countryWords = found.flatMap(({ at, length }) =>
    tokens.slice(at, at + length).map((token) => token.text),
  )
  return strangeNames(text, tokens, new Set([...named.flatMap(foldedWords), ...countryWords])).length === 0
}

const countryPhrases = new WeakMap<object, Phrases>()

function phrasesFor(countries: Claims['countries']): Phrases {
  const known = countryPhrases.get(countries) ?? new Phrases(countries)
  countryPhrases.set(countries, known)
  return known
}

function periodsAgree(sentence: Sentence): boolean {
  const { tokens } = sentence
  const facts = sentence.anchors.map(({ referable }) => referable)
  const dated = facts.flatMap(({ fact, day }) => [
    ...(fact?.months ?? []),
    ...(day === undefined ? [] : [day]),
  ])
  const { months, years } = datesIn(tokens)
  const hasYear = (year: number) => dated.some((month) => month.startsWith(`${year}`))
  const hasMonth = (of: number) => dated.some((month) => Number(month.slice(5, 7)) === of)
  if (dated.length > 0 && !(years.every(hasYear) && months.every(hasMonth))) return false
  if (dated.length === 0 && stored(sentence).length > 0 && years.length + months.length > 0) return false
  if (stored(sentence).length === 0) return true
  if (mentionsAny('today', tokens) || mentionsAny('longTime', tokens)) return false
  const spans = facts.map(({ fact }) => spanOf(fact?.months ?? []))
  if (mentionsAny('lastMonth', tokens) && !spans.includes(1)) return false
  return !mentionsAny('lastYear', tokens) || spans.includes(12)
}

function spanOf([from, to]: readonly string[]): number | undefined {
  return from === undefined || to === undefined ? undefined : monthNumber(to) - monthNumber(from)
}

/** Every word of a direction belongs to the nearest fact that has one, and goes its way. */
function directionsAgree({ tokens, anchors }: Sentence): boolean {
  const moving = anchors.flatMap(({ referable: { fact } }, anchor) => {
    const isMove = fact?.role === 'change' || fact?.role === 'difference'
    const place = tokens.findIndex((token) => token.anchor === anchor)
    return isMove ? [{ place, way: Math.sign(Math.round((fact?.value ?? 0) * 10)) }] : []
  })
  const extremes = new Set(anchors.map(({ referable }) => referable.fact?.role))
  return (['up', 'down', 'flat'] as const).every((list, n) => {
    const way = [1, -1, 0][n]
    return said(list, tokens).every(({ at, value }) => {
      if (/^(?:highest|peak|máximo|récord|record|maximum|pic|pico)$/.test(value) && extremes.has('highest'))
        return true
      if (/^(?:lowest|mínimo|minimum)$/.test(value) && extremes.has('lowest')) return true
      const nearest = moving.toSorted((a, b) => Math.abs(a.place - at) - Math.abs(b.place - at))[0]
      return nearest !== undefined && nearest.way === way
    })
  })
}

/** A forecast's own words say what it means; a model's verdict beside it may say the contrary. */
function weatherAgrees(sentence: Sentence): boolean {
  const { tokens, anchors } = sentence
  const forecast = anchors.filter(({ referable }) => referable.provenance === 'forecast')
  if (mentionsAny('future', tokens) && (stored(sentence).length > 0 || mentionsAny('price', tokens)))
    return false
  if (forecast.length === 0) return !(mentionsAny('weather', tokens) && mentionsAny('soon', tokens))
  if (mentionsAny('verdicts', tokens) || mentionsAny('today', tokens)) return false
  const weekdays = forecast.map(({ referable: { day } }) =>
    day === undefined ? -1 : new Date(`${day}T00:00Z`).getUTCDay(),
  )
  return said('days', tokens).every(({ value }) => weekdays.includes(Number(value)))
}

/** The farmer's own figure is no price of a market, and a stored one is not the farmer's. */
function ownersAgree({ tokens, anchors }: Sentence): boolean {
  const owns = anchors.map(({ referable }) => referable.provenance === 'yours')
  if (!owns.includes(true)) return true
  return !mentionsAny('market', tokens) && mentionsAny('yours', tokens)
}
