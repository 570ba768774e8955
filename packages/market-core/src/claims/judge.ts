import { agrees } from './agreement.ts'
import { type Anchor, anchorsOf, factsUnder, filledIn, withMarks } from './facts.ts'
import { type Figure, figuresOf } from './figures.ts'
import { dangerOf } from './kinds/danger.ts'
import { isSupposed, predicts, priceFigures, priceKind, tellsDirection } from './kinds/market.ts'
import { changesOwnFigure, givenFigures, isDerived } from './kinds/own-figures.ts'
import { advisesTrade } from './kinds/trade.ts'
import { foretellsWeather } from './kinds/weather.ts'
import type { ClaimKind, Claims, Pointer, Referable } from './referable.ts'
import { type Carried, readSentence, type Sentence, says } from './sentence.ts'

/** Verdict on one sentence of a model. */
export type Verdict = { readonly sentence: Sentence } & (
  | { readonly shown: string; readonly facts: readonly Referable[]; readonly sums: readonly number[] }
  | { readonly kind: ClaimKind; readonly pointer: Pointer }
  /** Facts whose own sentences may replace it. */
  | { readonly kind: ClaimKind; readonly facts: readonly Referable[] }
)

/**
 * Judges one sentence by its signals. It is either shown verbatim, with its references filled in, or not at all.
 *
 * @param known results of the answer's earlier sums
 */
export function judge(body: string, context: Carried, claims: Claims, known: readonly number[]): Verdict {
  const { marked, referred } = withMarks(body, claims)
  const sentence = readSentence(marked, context, claims)
  const figures = figuresOf(sentence)
  const danger = dangerOf(sentence, figures)
  if (danger !== undefined) return { sentence, ...danger }
  const anchors = anchorsOf(sentence, referred)
  const isBesidePrice = anchors.some(({ referable: { fact } }) => fact?.kind === 'price')
  const priced = priceFigures(sentence, figures, isBesidePrice)
  const { rest, found, sums } = unborne(sentence, priced, figures, known)
  const facts = [...anchors, ...found]
  const kind = changesOwnFigure(sentence, figures, [
    ...known,
    ...sums,
    ...found.map(({ referable }) => referable.fact?.value ?? 0),
  ])
    ? 'own_figures'
    : kindOf(sentence, figures, rest, facts)
  if (kind === undefined && !referred.includes(undefined) && (facts.length === 0 || agrees(sentence, facts)))
    return {
      sentence,
      shown: filledIn(marked, referred),
      facts: facts.map(({ referable }) => referable),
      sums,
    }
  const own = anchors.map(({ referable }) => referable)
  return {
    sentence,
    kind: kind ?? kindOfFacts(facts),
    facts: own.length > 0 ? own : factsAbout(sentence, kind),
  }
}

/** Amounts of money without a supporting fact, and neither the farmer's nor a sum of theirs. */
function unborne(
  sentence: Sentence,
  priced: readonly Figure[],
  all: readonly Figure[],
  known: readonly number[],
) {
  const { claims } = sentence
  const given = givenFigures(claims).map(({ value }) => value)
  const isOfMarket = says(sentence, 'official') && !says(sentence, 'yours')
  const counted = all
    .filter(({ bare, money, perUnit }) => !bare && !money && !perUnit)
    .map(({ value }) => value)
  const found: Anchor[] = []
  const sums: number[] = []
  const rest = priced.filter((figure) => {
    const referable = factsUnder(sentence, figure).find(
      (one) => one.provenance !== 'yours' && agrees(sentence, [{ at: figure.from, referable: one }]),
    )
    if (referable !== undefined) {
      found.push({ at: figure.from, referable })
      return false
    }
    const bases = [...given, ...known, ...sums]
    const isTheirs =
      bases.length > 0 &&
      isDerived(
        figure.value,
        [...bases, ...counted].filter((value) => value > 0),
      )
    if (isTheirs && !isOfMarket) sums.push(figure.value)
    return !isTheirs || isOfMarket
  })
  // "Maize is 777 dollars" is not the farmer's number, even if they wrote it.
  const isRepeated = sums.length > 0 && sums.every((sum) => given.includes(sum) || known.includes(sum))
  const isPlain = isRepeated && counted.length === 0 && !says(sentence, 'yours')
  if (isPlain && sentence.goods.length > 0 && found.length === 0) return { rest: priced, found, sums: [] }
  // Later sentences continue an example's numbers.
  const isExample = isSupposed(sentence)
  const others = all.filter(
    ({ value, percent }) =>
      !percent &&
      ((isExample && !counted.includes(value)) ||
        isDerived(value, [...given, ...known, ...counted.filter((one) => one !== value)])),
  )
  return { rest, found, sums: [...sums, ...others.map(({ value }) => value)] }
}

function kindOf(
  sentence: Sentence,
  figures: readonly Figure[],
  rest: readonly Figure[],
  facts: readonly Anchor[],
): ClaimKind | undefined {
  if (predicts(sentence, rest, figures)) return 'prediction'
  const price = priceKind(sentence, rest, figures)
  if (price !== undefined) return price
  if (advisesTrade(sentence, figures)) return 'sell_or_hold'
  // Beside a fact, the direction is checked against that fact.
  if (facts.length === 0 && tellsDirection(sentence)) return 'direction'
  const isForecast = facts.some(({ referable }) => referable.provenance === 'forecast')
  return !isForecast && foretellsWeather(sentence, figures) ? 'weather' : undefined
}

const kindOfFacts = (facts: readonly Anchor[]): ClaimKind =>
  facts.some(({ referable }) => referable.provenance === 'forecast') ? 'weather' : 'price'

/** Stored prices of the crops that a sentence names, for claims about them; for weather, the forecast of its day. */
function factsAbout({ goods, claims, tokens }: Sentence, kind: ClaimKind | undefined): Referable[] {
  if (kind === 'weather') {
    const days = tokens.flatMap(({ entries }) =>
      entries.filter(({ list }) => list === 'days').map(({ place }) => place),
    )
    return claims.referables.filter(
      ({ provenance, day }) =>
        provenance === 'forecast' &&
        day !== undefined &&
        days.includes(new Date(`${day}T00:00Z`).getUTCDay()),
    )
  }
  const roles = kind === 'price' ? ['price'] : kind === 'direction' ? ['change'] : []
  return claims.referables.filter(({ provenance, fact }) => {
    const isOfThis = goods.some(({ value }) => value === fact?.of?.commodity)
    return provenance === 'stored' && isOfThis && roles.includes(fact?.role ?? '')
  })
}
