import {
  type DisplayUnits,
  toDisplayDifference,
  toDisplayRain,
  toDisplayTemperature,
  toDisplayWind,
} from '@smart-farming/weather-core/display-units'
import type { LimitUnit } from '@smart-farming/weather-core/work/limits/limit'
import type { Catalogue } from '../../catalogue.ts'
import type { figures } from '../../en/weather/figures.ts'
import { formatNumber } from '../number.ts'
import { formatOnSameSide } from './format-on-same-side.ts'

/** Language of the numbers, and its unit names. */
export type FigureWords = Catalogue<typeof figures>

/** Joins the last word to the one before it, so that no line breaks between them. */
const together = (text: string): string => text.replace(/ (?=\S*$)/, '\u00a0')

/** A number with its unit, without a line break between them. */
export const formatMeasured = (words: FigureWords, figure: string, unit: keyof FigureWords['unit']): string =>
  together(words.measure({ figure, unit: words.unit[unit] }))

/**
 * A temperature in °C, converted to the farmer's unit: whole degrees, tenths where rounding would cross the freezing
 * point or `limitC`.
 */
export function formatTemperature(
  words: FigureWords,
  celsius: number,
  { temperature }: DisplayUnits,
  limitC?: number,
): string {
  const shown = (value: number) => toDisplayTemperature(value, temperature)
  const bounds = [0, ...(limitC === undefined ? [] : [limitC])].map(shown)
  return formatMeasured(words, formatOnSameSide(words.tag, shown(celsius), bounds), temperature)
}

/** The limit of a value, as a bound that its rounding must not cross. */
const bound = (limit: number | undefined, shown: (value: number) => number): number[] =>
  limit === undefined ? [] : [shown(limit)]

/** A wind in km/h as a number in the farmer's unit: whole (m/s to a tenth) unless rounding crosses `limitKmh`. */
export function formatWindValue(
  words: FigureWords,
  kmh: number,
  wind: DisplayUnits['wind'],
  limitKmh?: number,
): string {
  const shown = (value: number) => toDisplayWind(value, wind)
  return formatOnSameSide(words.tag, shown(kmh), bound(limitKmh, shown), wind === 'm/s' ? 1 : 0)
}

/** A wind in km/h, converted to the farmer's unit; rounding never crosses `limitKmh`. */
export const formatWind = (
  words: FigureWords,
  kmh: number,
  { wind }: DisplayUnits,
  limitKmh?: number,
): string => formatMeasured(words, formatWindValue(words, kmh, wind, limitKmh), wind)

/**
 * Rain in mm as a number in the farmer's unit: tenths below 10 mm, hundredths of an inch, finer where rounding would
 * cross `limitMm`.
 */
export function formatRainValue(
  words: FigureWords,
  mm: number,
  rain: DisplayUnits['rain'],
  limitMm?: number,
): string {
  const shown = (value: number) => toDisplayRain(value, rain)
  const decimals = rain === 'in' ? 2 : mm < 10 ? 1 : 0
  return formatOnSameSide(words.tag, shown(mm), bound(limitMm, shown), decimals)
}

/** Rain in mm, converted to the farmer's unit; rounding never crosses `limitMm`. */
export const formatRain = (
  words: FigureWords,
  mm: number,
  { rain }: Pick<DisplayUnits, 'rain'>,
  limitMm?: number,
): string => formatMeasured(words, formatRainValue(words, mm, rain, limitMm), rain)

/** A share 0..1 in per cent; rounding never crosses `limit`. */
export const formatShare = (words: FigureWords, share: number, limit?: number): string =>
  formatWholePercent(words, share * 100, limit === undefined ? undefined : limit * 100)

/** Whole per cent, tenths where rounding would cross `limitPct`. */
export const formatWholePercent = (words: FigureWords, percent: number, limitPct?: number): string =>
  together(
    words.percent({
      figure: formatOnSameSide(words.tag, percent, limitPct === undefined ? [] : [limitPct]),
    }),
  )

/**
 * A value in the unit of a limit, converted to the farmer's unit.
 *
 * @param limit in the same unit; rounding never crosses it
 */
export function formatLimitValue(
  words: FigureWords,
  value: number,
  unit: LimitUnit,
  units: DisplayUnits,
  limit?: number,
): string {
  const { temperature } = units
  switch (unit) {
    case 'C':
      return formatTemperature(words, value, units, limit)
    case 'C_difference': {
      const shown = (difference: number) => toDisplayDifference(difference, temperature)
      return formatMeasured(
        words,
        formatOnSameSide(words.tag, shown(value), bound(limit, shown), 1),
        temperature,
      )
    }
    case 'km/h':
      return formatWind(words, value, units, limit)
    case 'mm':
      return formatRain(words, value, units, limit)
    case 'share':
      return formatShare(words, value, limit)
    case '%':
      return formatWholePercent(words, value, limit)
    case 'h':
      return words.hours({ hours: value, figure: formatNumber(words.tag, value, 1) })
    case 'thi':
      return formatOnSameSide(
        words.tag,
        value,
        bound(limit, (thi) => thi),
      )
  }
}

/**
 * A limit as listed, in the farmer's unit: wind and temperature to a tenth, as in the settings, where "23 km/h" would
 * contradict a limit of 22.5.
 */
export function formatLimit(words: FigureWords, value: number, unit: LimitUnit, units: DisplayUnits): string {
  const { temperature, wind } = units
  if (unit === 'km/h')
    return formatMeasured(words, formatNumber(words.tag, toDisplayWind(value, wind), 1), wind)
  if (unit === 'C')
    return formatMeasured(
      words,
      formatNumber(words.tag, toDisplayTemperature(value, temperature), 1),
      temperature,
    )
  return formatLimitValue(words, value, unit, units)
}
