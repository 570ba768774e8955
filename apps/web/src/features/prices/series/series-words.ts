import type { PriceSeries } from '@smart-farming/contracts/prices'
import { capital, nameOf } from '@smart-farming/market-core/answer/wording'
import { monthInWords } from '@smart-farming/market-core/months'
import { ageInDays, type Move } from './price-history.ts'

/** "Maize", "Arabica coffee": the catalogue's name, as a heading. */
export function cropName(id: string): string {
  return capital(nameOf(id))
}

/**
 * How near a price is to the farmer, as a label: "World benchmark", "National price, Kenya", "Local market: Nakuru, 12
 * km away".
 */
export function scopeWords({ scope, market, country, distanceKm }: PriceSeries): string {
  if (scope === 'world') return 'World benchmark'
  if (scope === 'national') return `National price, ${countryName(country)}`
  const distance = distanceKm === undefined ? '' : `, ${distanceKm} km away`
  return `Local market: ${market ?? countryName(country)}${distance}`
}

/** "retail price of Maize (white)", "Wheat, US HRW": what exactly is priced. */
export function thingWords({ name, type, grade }: PriceSeries): string {
  const thing = grade === null || name.includes(grade) ? name : `${name}, ${grade}`
  return type === 'benchmark' ? thing : `${type} price of ${thing}`
}

/** "February 2026"; of a weekly figure its day. */
export function dateWords({ period }: Pick<PriceSeries, 'period'>, date: string): string {
  return period === 'month' ? monthInWords(date.slice(0, 7)) : day.format(Date.parse(date))
}

/**
 * "1 month", "14 months", "3 years": how long before `now` (unix seconds) a figure was, which is at least a month old.
 */
export function ageWords(date: string, now: number): string {
  const months = Math.floor(ageInDays(date, now) / 30.4)
  const [count, unit] = months < 24 ? [months, 'month'] : [Math.floor(months / 12), 'year']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** "up 2.5 % on the month". */
export function moveWords({ direction, percent }: Move, span: 'month' | 'year'): string {
  return direction === 'unchanged'
    ? `unchanged on the ${span}`
    : `${direction} ${percent.toFixed(1)} % on the ${span}`
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const countries = new Intl.DisplayNames('en-GB', { type: 'region' })

function countryName(code: string | null): string {
  return code === null ? 'the world' : (countries.of(code) ?? code)
}
