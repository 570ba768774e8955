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
  question: Question,
  all: readonly MonthlySeries[],
  local: readonly string[],
): Question {
  const { priceKind, place, commodities, ...rest } = question
  if (priceKind === undefined) return question
  // "Mandi details": of what, is asked first.
  if (priceKind === 'market' && commodities.length === 0)
    return { ...rest, commodities, ...(place && { place }) }
  const isLocal = ({ commodity, country, prices }: MonthlySeries) =>
    commodities.includes(commodity) && country !== undefined && local.includes(country) && prices.length > 0
  const isStored = typeof place === 'object' || (priceKind === 'market' && all.some(isLocal))
  if (isStored && priceKind === 'market') return { ...rest, commodities, ...(place && { place }) }
  return { ...rest, priceKind, commodities, ...(place !== undefined && place !== 'here' && { place }) }
}
