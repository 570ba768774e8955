import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown, unknown } from '../result.ts'
import { celsiusToFahrenheit } from '../unit-conversion.ts'

interface Band {
  from: number
  to: number
  /** Minimum wet hours for severity 1, 2, 3 and (if given) 4. */
  hours: readonly number[]
}

const WALLIN_C: readonly Band[] = [
  { from: 7.2, to: 11.6, hours: [16, 19, 22] },
  { from: 11.7, to: 15.0, hours: [13, 16, 19, 22] },
  { from: 15.1, to: 26.6, hours: [10, 13, 16, 19] },
]
const MICHIGAN_F: readonly Band[] = [
  { from: 45, to: 53, hours: [16, 19, 22] },
  { from: 54, to: 59, hours: [13, 16, 19, 22] },
  { from: 60, to: 80, hours: [10, 13, 16, 19] },
]

const severity = (bands: readonly Band[], temperature: number, wetHours: number): number =>
  bands
    .find(({ from, to }) => temperature >= from && temperature <= to)
    ?.hours.filter((hours) => wetHours >= hours).length ?? 0

/**
 * BLITECAST severity of a day, 0..4 (Wallin's table, after the University of Wisconsin-Madison).
 * Inputs are the hours above 90 % humidity and their mean temperature, °C, rounded to a tenth as in
 * the table. First blight is expected 7-14 days after the sum since emergence reaches 18.
 */
export function blitecastSeverity(inputs: Inputs<'tempC' | 'wetHours'>): Maybe<number> {
  const hours = readInputs(['wetHours'], inputs)
  if (!hours.known) return hours
  if (hours.value.wetHours === 0) return known(0)
  return mapKnown(readInputs(['tempC'], inputs), ({ tempC }) =>
    known(severity(WALLIN_C, Math.round(tempC * 10) / 10, hours.value.wetHours)),
  )
}

/**
 * Michigan State University's variant, 0..4, with hours of at least 80 % humidity and bands in
 * whole °F. Not interchangeable with {@link blitecastSeverity}.
 */
export function michiganSeverity(inputs: Inputs<'tempC' | 'wetHours'>): Maybe<number> {
  const hours = readInputs(['wetHours'], inputs)
  if (!hours.known) return hours
  if (hours.value.wetHours === 0) return known(0)
  return mapKnown(readInputs(['tempC'], inputs), ({ tempC }) =>
    known(severity(MICHIGAN_F, Math.round(celsiusToFahrenheit(tempC)), hours.value.wetHours)),
  )
}

/** Severity sum at which BLITECAST expects the first blight. */
export const FIRST_BLIGHT_SEVERITY = 18

/** Sum of severity values, unknown if any day is unknown. */
export function severitySum(days: readonly Maybe<number>[]): Maybe<number> {
  let sum = 0
  for (const day of days) {
    if (!day.known) return unknown('day_unknown', { because: day.reason })
    sum += day.value
  }
  return known(sum)
}
