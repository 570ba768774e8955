import type { Question } from '../../understand/question.ts'
import type { MonthlySeries } from './price-series.ts'

/**
 * A question with the kind of price it wants only where none is stored: the list of a market "here" is answered where
 * the farm's own country has prices. Else what is nearest is looked for everywhere.
 *
 * @param all every series of the commodities asked about
 * @param local ISO alpha-2 codes of the countries that are "here"
 */
export function withKindMissing(
  asked: Question,
  all: readonly MonthlySeries[],
  local: readonly string[],
): Question {
  const question = nearAnUnknownPlace(asked, all, local)
  const { priceKind, place, commodities, ...rest } = question
  if (priceKind === undefined) return question
  // "Mandi details": of what, is asked first.
  if (priceKind === 'market' && commodities.length === 0)
    return { ...rest, commodities, ...(place && { place }) }
  const isStored =
    typeof place === 'object' || (priceKind === 'market' && all.some(isLocal(commodities, local)))
  if (isStored && priceKind === 'market') return { ...rest, commodities, ...(place && { place }) }
  if (priceKind === 'producer') return ofProducers(question, all)
  return { ...rest, priceKind, commodities, ...(place !== undefined && place !== 'here' && { place }) }
}

/**
 * What is paid to farmers is told where a source has it. Else what is paid in the shops of a country that is named says
 * less of it than the world's price, where that is all there is.
 */
function ofProducers(question: Question, all: readonly MonthlySeries[]): Question {
  const { priceKind, kindAlso, place, ...rest } = question
  const { commodities } = rest
  const has = (is: (one: MonthlySeries) => boolean) =>
    all.some((one) => commodities.includes(one.commodity) && one.prices.length > 0 && is(one))
  const isThere = ({ country }: MonthlySeries) =>
    typeof place === 'object' ? country === place.country : true
  const placed = place !== undefined && place !== 'here' && has(isThere) ? { place } : {}
  if (has((one) => one.priceType === 'farm-gate' && isThere(one)))
    return { ...rest, ...(place !== undefined && { place }) }
  return { ...rest, ...placed, ...(priceKind && { priceKind }), ...(kindAlso && { kindAlso }) }
}

/** A place that nobody knows is nearest to the farm's own country, where that has prices of the thing. */
function nearAnUnknownPlace(
  question: Question,
  all: readonly MonthlySeries[],
  local: readonly string[],
): Question {
  const { isSomewhere, place, commodities } = question
  if (!isSomewhere || place !== undefined || commodities.length !== 1) return question
  return all.some(isLocal(commodities, local)) ? { ...question, place: 'here' } : question
}

const isLocal =
  (commodities: readonly string[], local: readonly string[]) =>
  ({ commodity, country, prices }: MonthlySeries): boolean =>
    commodities.includes(commodity) && country !== undefined && local.includes(country) && prices.length > 0
