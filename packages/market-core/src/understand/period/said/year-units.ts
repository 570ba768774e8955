import { monthOfName } from '../period-words.ts'

const anyMonth = [...monthOfName.keys()].filter((name) => /^\p{L}{3,}$/u.test(name)).join('|')
const units =
  'kgs?|kilos?|kilogram(?:me)?s?|t|mt|tonn?es?|tons?|toneladas?|tani|quintals?|quintaux|quintales|qtl|lbs?|pounds?|libras?|bushels?|litres?|litros?|sacas?'
const dates = `(?:in|en|em|during|durante|pendant|for|since|desde|depuis|year|ano|año|année|mwaka)\\s+|(?:all|whole)\\s+(?:of\\s+)?|(?:${anyMonth})\\s+(?:(?:of|de|del)\\s+)?`
const means = '(?:averaged?|avg|mean|price|rate|prix|precio|preco|preço|media|média|moyenne|promedio|bei)'

/**
 * A year of which a unit follows that counts nothing: no number of kilograms, where it is dated or a mean is asked for.
 */
const dated = new RegExp(
  `(?<![\\p{L}\\d])(?<date>${dates})(?<year>(?:19[6-9]|20[0-4])\\d)\\s+(?<unit>${units})(?![\\p{L}\\d])(?!\\s+(?:of|de|ya)(?!\\p{L}))`,
  'giu',
)
const asked = new RegExp(
  `(?<=(?<!\\p{L})${means}(?:\\s+\\p{L}+){0,3}\\s+)(?<!\\s(?:of|de|ya)\\s+)(?<date>)(?<year>(?:19[6-9]|20[0-4])\\d)\\s+(?<unit>${units})(?=[\\s?.!]*$)`,
  'giu',
)

/** A text in which the unit of a price stands before its year: "cocoa price 2023 kg" is per kilogram, in 2023. */
export const withUnitsBeforeYears = (text: string): string =>
  [dated, asked].reduce((told, one) => told.replace(one, 'per $<unit> $<date>$<year>'), text)
