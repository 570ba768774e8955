import type { PriceSeries } from '@smart-farming/contracts/prices'
import { addMonths } from '@smart-farming/market-core/months'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { longDate } from '@smart-farming/words/format/dates/long-date'
import { monthOfYear } from '@smart-farming/words/format/dates/month'
import { monthSpan } from '@smart-farming/words/format/dates/month-span'
import { timeSpan } from '@smart-farming/words/format/dates/time-span'
import { capital } from '@smart-farming/words/format/names/capital'
import { countryName } from '@smart-farming/words/format/names/country'
import { partWords } from '../../../words.ts'
import { ageInDays, type Move, move } from './price-history.ts'

/** A commodity's name within a sentence ("maize"); an id without a name is shown as it is. */
export function cropInSentence(id: string): string {
  const names: Readonly<Record<string, string>> = partWords.commodities
  return Object.hasOwn(names, id) ? (names[id] ?? id) : id
}

/** "Maize", "Arabica coffee": the catalogue's name as a heading. */
export const cropName = (id: string): string => capital(partWords.tag, cropInSentence(id))

/** Label of a price's distance from the farmer: "World price", "Kenya, national price", "Nakuru, 12 km". */
export function scopeWords({ scope, market, country, distanceKm }: PriceSeries): string {
  const words = partWords.prices.price.scope
  if (scope === 'world') return words.world
  const where = country === null ? words.theWorld : (countryName(partWords.tag, country) ?? country)
  if (scope === 'national') return words.national({ country: where })
  const name = market ?? where
  return distanceKm === undefined
    ? words.market({ market: name })
    : words.marketAway({ market: name, distanceKm })
}

/** "retail price of Maize (white)", "Wheat, US HRW": the exact product priced. */
export function thingWords({ name, type, grade }: PriceSeries): string {
  const words = partWords.prices.price
  const thing = grade === null || name.includes(grade) ? name : words.graded({ name, grade })
  return words.thing[type]({ thing })
}

/** "February 2026", or the day of a weekly price. */
export const dateWords = ({ period }: Pick<PriceSeries, 'period'>, date: string): string =>
  period === 'month' ? monthOfYear(partWords.tag, date.slice(0, 7)) : longDate(partWords.tag, date)

/** "1 month", "14 months", "3 years": a price's age at `now` (unix seconds), at least a month. */
export function ageWords(date: string, now: number): string {
  const months = Math.floor(ageInDays(date, now) / 30.4)
  return months < 24
    ? timeSpan(partWords.tag, months, 'month')
    : timeSpan(partWords.tag, Math.floor(months / 12), 'year')
}

/** "It rose 2.5% from January to February 2026."; undefined where the month before the last has no price. */
export function lastMoveWords(history: readonly MonthlyPrice[]): string | undefined {
  const last = move(history, 1)
  const month = history.at(-1)?.month
  if (last === undefined || month === undefined) return undefined
  const words = partWords.prices.price.lastMove
  const span = monthSpan(partWords.tag, addMonths(month, -1), month)
  return last.direction === 'unchanged'
    ? words.unchanged(span)
    : words[last.direction]({ change: last.percent, ...span })
}

/** "up 2.5% since September". */
export function moveWords(move: Move, since: string): string {
  const words = partWords.prices.price.move
  return move.direction === 'unchanged'
    ? words.unchanged({ since })
    : words[move.direction]({ change: move.percent, since })
}
