import { agreesWithFacts } from './agreement.ts'
import { fillMarks, findAnchors, markReferences, type ReferencedFact, supportingFacts } from './facts.ts'
import { type Figure, findFigures } from './figures.ts'
import { findDanger } from './kinds/danger.ts'
import {
  classifyPriceClaim,
  findPriceFigures,
  isHypothetical,
  predictsPrice,
  statesDirection,
} from './kinds/market.ts'
import { changesOwnFigure, farmerFigures, isDerived } from './kinds/own-figures.ts'
import { advisesTrade } from './kinds/trade.ts'
import { predictsWeather } from './kinds/weather.ts'
import type { CitableFact, ClaimKind, Claims, SafetyReferral } from './referable.ts'
import { type CarriedContext, matchesLists, readSentence, type Sentence } from './sentence.ts'

export type Verdict = { readonly sentence: Sentence } & (
  | { readonly shown: string; readonly facts: readonly CitableFact[]; readonly sums: readonly number[] }
  | { readonly kind: ClaimKind; readonly pointer: SafetyReferral }
  /** These facts may replace the rejected sentence. */
  | { readonly kind: ClaimKind; readonly facts: readonly CitableFact[] }
)

/**
 * Judges one sentence, which is shown with its references filled in, or dropped.
 *
 * @param known results of earlier calculations in the answer
 */
export function judgeSentence(
  body: string,
  context: CarriedContext,
  claims: Claims,
  known: readonly number[],
): Verdict {
  const { marked, referred } = markReferences(body, claims)
  const sentence = readSentence(marked, context, claims)
  const figures = findFigures(sentence)
  const danger = findDanger(sentence, figures)
  if (danger !== undefined) return { sentence, ...danger }
  const anchors = findAnchors(sentence, referred)
  const isBesidePrice = anchors.some(({ referable: { fact } }) => fact?.kind === 'price')
  const priced = findPriceFigures(sentence, figures, isBesidePrice)
  const { rest, found, sums } = unborne(sentence, priced, figures, known)
  const facts = [...anchors, ...found]
  const kind = changesOwnFigure(sentence, figures, [
    ...known,
    ...sums,
    ...found.map(({ referable }) => referable.fact?.value ?? 0),
  ])
    ? 'own_figures'
    : kindOf(sentence, figures, rest, facts)
  if (
    kind === undefined &&
    !referred.includes(undefined) &&
    (facts.length === 0 || agreesWithFacts(sentence, facts))
  )
    return {
      sentence,
      shown: fillMarks(marked, referred),
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

/** Unsupported money: neither a fact, nor the farmer's number, nor calculated from such numbers. */
function unborne(
  sentence: Sentence,
  priced: readonly Figure[],
  all: readonly Figure[],
  known: readonly number[],
) {
  const { claims } = sentence
  const given = farmerFigures(claims).map(({ value }) => value)
  const isOfMarket = matchesLists(sentence, 'official') && !matchesLists(sentence, 'yours')
  const counted = all
    .filter(({ bare, money, perUnit }) => !bare && !money && !perUnit)
    .map(({ value }) => value)
  const found: ReferencedFact[] = []
  const sums: number[] = []
  const rest = priced.filter((figure) => {
    const referable = supportingFacts(sentence, figure).find(
      (one) => one.provenance !== 'yours' && agreesWithFacts(sentence, [{ at: figure.from, referable: one }]),
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
  // "Maize is 777 dollars" is a market claim, even if the farmer wrote 777.
  const isRepeated = sums.length > 0 && sums.every((sum) => given.includes(sum) || known.includes(sum))
  const isPlain = isRepeated && counted.length === 0 && !matchesLists(sentence, 'yours')
  if (isPlain && sentence.goods.length > 0 && found.length === 0) return { rest: priced, found, sums: [] }
  // Later sentences may continue an example with its numbers.
  const isExample = isHypothetical(sentence)
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
  facts: readonly ReferencedFact[],
): ClaimKind | undefined {
  if (predictsPrice(sentence, rest, figures)) return 'prediction'
  const price = classifyPriceClaim(sentence, rest, figures)
  if (price !== undefined) return price
  if (advisesTrade(sentence, figures)) return 'sell_or_hold'
  // A cited fact has already been checked for its direction.
  if (facts.length === 0 && statesDirection(sentence)) return 'direction'
  const isForecast = facts.some(({ referable }) => referable.provenance === 'forecast')
  return !isForecast && predictsWeather(sentence, figures) ? 'weather' : undefined
}

const kindOfFacts = (facts: readonly ReferencedFact[]): ClaimKind =>
  facts.some(({ referable }) => referable.provenance === 'forecast') ? 'weather' : 'price'

/** Facts to show instead of a rejected claim: prices of the crops, or the forecast for the day. */
function factsAbout({ goods, claims, tokens }: Sentence, kind: ClaimKind | undefined): CitableFact[] {
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
