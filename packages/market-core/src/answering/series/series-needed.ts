import { relatedProducts } from '../../commodities/related.ts'
import type { Place } from '../../reader/places.ts'
import type { PriceKind, Question, Thing } from '../../reader/question.ts'
import type { Period } from '../../reader/time/period.ts'
import { chooseKinds } from './choose-series.ts'
import type { MonthlySeries } from './price-series.ts'

/**
 * The commodities that an answer may be read from: those that are named and, for want of them, what is made of them.
 */
export function commoditiesOf(question: Question): readonly string[] {
  const named = thingsOf(question).map(({ commodity }) => commodity)
  return [...new Set([...named, ...named.flatMap(relatedProducts)])]
}

/**
 * The series that an answer to this question may be read from: the only ones whose months must be fetched.
 *
 * @param stored every series of {@link commoditiesOf}, each with its newest price at least
 * @param local ISO alpha-2 codes of the countries that are "here"
 */
export function seriesNeeded(
  question: Question,
  stored: readonly MonthlySeries[],
  local: readonly string[],
): MonthlySeries[] {
  const { places, period, kind } = wantedOf(question)
  const asked: (Place | undefined)[] = places.length === 0 ? [undefined] : [...places]
  // What a market or a country has none of, another of its country or the world may have.
  const wider = places.flatMap((place): Place[] => {
    if (place === 'world') return []
    if (place === 'here') return ['world']
    return 'unknown' in place ? ['here', 'world'] : [{ country: place.country }, 'world']
  })
  const near: Place[] = stored.some((one) => one.near !== undefined) ? ['world'] : []
  const everywhere = [...asked, ...wider, ...(places.length === 0 ? near : [])]
  const isPriced = (id: string) => stored.some((one) => one.commodity === id && one.prices.length > 0)
  const ofKind = stored.filter(({ priceType }) => priceType === kind)
  const chosen = thingsOf(question).flatMap(({ commodity, variety }) => {
    const ids = isPriced(commodity) ? [commodity] : relatedProducts(commodity)
    return ids.flatMap((id) =>
      everywhere.flatMap((place) =>
        [ofKind, stored].flatMap((all) => chooseKinds(all, { commodity: id, place, variety, period }, local)),
      ),
    )
  })
  return [...new Set(chosen)]
}

function thingsOf(question: Question): readonly Thing[] {
  switch (question.kind) {
    case 'convert':
    case 'sum':
      return question.thing === undefined ? [] : [question.thing]
    case 'price':
    case 'change':
    case 'extreme':
    case 'compare':
    case 'ratio':
    case 'threshold':
    case 'worth':
    case 'refused':
      return question.things
    default:
      return []
  }
}

function wantedOf(question: Question): {
  readonly places: readonly Place[]
  readonly period?: Period | undefined
  readonly kind?: PriceKind | undefined
} {
  if (!('places' in question)) return { places: [] }
  const { places, times } = question
  return { places, period: times[0], kind: question.kind === 'price' ? question.priceKind : undefined }
}
