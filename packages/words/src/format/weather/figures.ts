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

export type FigureMessages = Catalogue<typeof figures>

/** Joins the last two words with a no-break space. */
const together = (text: string): string => text.replace(/ (?=\S*$)/, '\u00a0')

/** Formats a number with its unit, without a line break between them. */
export const formatWithUnit = (
  words: FigureMessages,
  figure: string,
  unit: keyof FigureMessages['unit'],
): string => together(words.measure({ figure, unit: words.unit[unit] }))

/**
 * Formats a temperature, given in °C, in the farmer's unit. Whole degrees, or tenths if rounding
 * would cross the freezing point or `limitC`.
 */
export function formatTemperature(
  words: FigureMessages,
  celsius: number,
  { temperature }: DisplayUnits,
  limitC?: number,
): string {
  const shown = (value: number) => toDisplayTemperature(value, temperature)
  const bounds = [0, ...(limitC === undefined ? [] : [limitC])].map(shown)
  return formatWithUnit(words, formatOnSameSide(words.tag, shown(celsius), bounds), temperature)
}

/** The limit as a bound that rounding must not cross. */
const bound = (limit: number | undefined, shown: (value: number) => number): number[] =>
  limit === undefined ? [] : [shown(limit)]

/**
 * Formats a wind, given in km/h, as a number in the farmer's unit. Whole (m/s to a tenth), unless
 * rounding would cross `limitKmh`.
 */
export function formatWindValue(
  words: FigureMessages,
  kmh: number,
  wind: DisplayUnits['wind'],
  limitKmh?: number,
): string {
  const shown = (value: number) => toDisplayWind(value, wind)
  return formatOnSameSide(words.tag, shown(kmh), bound(limitKmh, shown), wind === 'm/s' ? 1 : 0)
}

/** Formats a wind, given in km/h, in the farmer's unit. Rounding never crosses `limitKmh`. */
export const formatWind = (
  words: FigureMessages,
  kmh: number,
  { wind }: DisplayUnits,
  limitKmh?: number,
): string => formatWithUnit(words, formatWindValue(words, kmh, wind, limitKmh), wind)

/**
 * Formats rain, given in mm, as a number in the farmer's unit. Tenths below 10 mm, hundredths of an
 * inch, and finer if rounding would cross `limitMm`.
 */
export function formatRainValue(
  words: FigureMessages,
  mm: number,
  rain: DisplayUnits['rain'],
  limitMm?: number,
): string {
  const shown = (value: number) => toDisplayRain(value, rain)
  const decimals = rain === 'in' ? 2 : mm < 10 ? 1 : 0
  return formatOnSameSide(words.tag, shown(mm), bound(limitMm, shown), decimals)
}

/** Formats rain, given in mm, in the farmer's unit. Rounding never crosses `limitMm`. */
export const formatRain = (
  words: FigureMessages,
  mm: number,
  { rain }: Pick<DisplayUnits, 'rain'>,
  limitMm?: number,
): string => formatWithUnit(words, formatRainValue(words, mm, rain, limitMm), rain)

/** Formats a share 0..1 as a percentage. Rounding never crosses `limit`. */
export const formatShare = (words: FigureMessages, share: number, limit?: number): string =>
  formatWholePercent(words, share * 100, limit === undefined ? undefined : limit * 100)

/** Formats a whole percentage, or tenths if rounding would cross `limitPct`. */
export const formatWholePercent = (words: FigureMessages, percent: number, limitPct?: number): string =>
  together(
    words.percent({
      figure: formatOnSameSide(words.tag, percent, limitPct === undefined ? [] : [limitPct]),
    }),
  )

/**
 * Formats a value in a limit's unit in the farmer's unit.
 *
 * @param limit in the same unit; rounding never crosses it
 */
export function formatLimitValue(
  words: FigureMessages,
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
      return formatWithUnit(
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
 * Formats a listed limit in the farmer's unit. Wind and temperature have tenths, as in the
 * settings, because "23 km/h" would contradict a limit of 22.5.
 */
export function formatLimit(
  words: FigureMessages,
  value: number,
  unit: LimitUnit,
  units: DisplayUnits,
): string {
  const { temperature, wind } = units
  if (unit === 'km/h')
    return formatWithUnit(words, formatNumber(words.tag, toDisplayWind(value, wind), 1), wind)
  if (unit === 'C')
    return formatWithUnit(
      words,
      formatNumber(words.tag, toDisplayTemperature(value, temperature), 1),
      temperature,
    )
  return formatLimitValue(words, value, unit, units)
}
