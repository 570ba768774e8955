import { findRelatedProducts } from '../../commodities/related.ts'
import type { Place } from '../../reader/places.ts'
import type { NamedProduct, Question } from '../../reader/question.ts'
import { chooseVarieties } from './choose-series.ts'
import type { MonthlySeries } from './price-series.ts'

/** Commodities that an answer may use: the named ones, and derived products as substitutes. */
export function relevantCommodities(question: Question): readonly string[] {
  const named = thingsOf(question).map(({ commodity }) => commodity)
  return [...new Set([...named, ...named.flatMap(findRelatedProducts)])]
}

/**
 * Series that an answer may use, so that only their months are fetched.
 *
 * @param stored all series of {@link relevantCommodities}, each with at least its latest price
 * @param local ISO alpha-2 codes of the countries that are "here"
 */
export function selectNeededSeries(
  question: Question,
  stored: readonly MonthlySeries[],
  local: readonly string[],
): MonthlySeries[] {
  const { places, times } = 'places' in question ? question : { places: [], times: [] }
  const kind = question.kind === 'price' ? question.priceKind : undefined
  const isNear = stored.some(({ near }) => near !== undefined)
  const everywhere: readonly (Place | undefined)[] =
    places.length > 0
      ? [...places, ...places.flatMap(widerThan)]
      : isNear
        ? [undefined, 'world']
        : [undefined]
  const isPriced = (id: string) => stored.some((one) => one.commodity === id && one.prices.length > 0)
  const ofKind = stored.filter(({ priceType }) => priceType === kind)
  const chosen = thingsOf(question).flatMap(({ commodity, variety }) => {
    const ids = isPriced(commodity) ? [commodity] : findRelatedProducts(commodity)
    return ids.flatMap((id) =>
      everywhere.flatMap((place) =>
        [ofKind, stored].flatMap((all) =>
          chooseVarieties(all, { commodity: id, place, variety, period: times[0] }, local),
        ),
      ),
    )
  })
  return [...new Set(chosen)]
}

/** Wider places to try if a market or country has no price. */
function widerThan(place: Place): readonly Place[] {
  if (place === 'world') return []
  if (place === 'here') return ['world']
  return ['unknown' in place ? 'here' : { country: place.country }, 'world']
}

function thingsOf(question: Question): readonly NamedProduct[] {
  if (question.kind === 'topic' || question.kind === 'weather') return []
  if ('things' in question) return question.things
  return 'thing' in question && question.thing ? [question.thing] : []
}
