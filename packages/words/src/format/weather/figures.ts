import {
  type DisplayUnits,
  shownDifference,
  shownRain,
  shownTemperature,
  shownWind,
} from '@smart-farming/weather-core/display-units'
import type { LimitUnit } from '@smart-farming/weather-core/work/limits/limit'
import type { figures } from '../../en/weather/figures.ts'
import type { Worded } from '../../worded.ts'
import { number } from '../number.ts'
import { writeApart } from './write-apart.ts'

/** The language of figures, and how it names their units. */
export type FigureWords = Worded<typeof figures>

/** What stands last on one line with what it belongs to, however narrow the screen. */
const together = (text: string): string => text.replace(/ (?=\S*$)/, '\u00a0')

/** A figure with its unit, between which no line ends. */
export const measured = (words: FigureWords, figure: string, unit: keyof FigureWords['unit']): string =>
  together(words.measure({ figure, unit: words.unit[unit] }))

/**
 * A temperature in °C, in the farmer's unit: whole degrees, tenths where rounding would cross the freezing point or
 * `limitC`.
 */
export function sayTemperature(
  words: FigureWords,
  celsius: number,
  { temperature }: DisplayUnits,
  limitC?: number,
): string {
  const shown = (value: number) => shownTemperature(value, temperature)
  const bounds = [0, ...(limitC === undefined ? [] : [limitC])].map(shown)
  return measured(words, writeApart(words.tag, shown(celsius), bounds), temperature)
}

/** The limit that a figure is held against, as a bound that its rounding must not cross. */
const bound = (limit: number | undefined, shown: (value: number) => number): number[] =>
  limit === undefined ? [] : [shown(limit)]

/**
 * A wind in km/h, as a figure in the farmer's unit, whole (m/s to a tenth) where rounding does not cross `limitKmh`.
 */
export function windFigure(
  words: FigureWords,
  kmh: number,
  wind: DisplayUnits['wind'],
  limitKmh?: number,
): string {
  const shown = (value: number) => shownWind(value, wind)
  return writeApart(words.tag, shown(kmh), bound(limitKmh, shown), wind === 'm/s' ? 1 : 0)
}

/** A wind in km/h, in the farmer's unit; rounding never crosses `limitKmh`. */
export const sayWind = (words: FigureWords, kmh: number, { wind }: DisplayUnits, limitKmh?: number): string =>
  measured(words, windFigure(words, kmh, wind, limitKmh), wind)

/**
 * An amount of rain in mm, as a figure in the farmer's unit: tenths below 10 mm, hundredths of an inch, finer where
 * rounding would cross `limitMm`.
 */
export function rainFigure(
  words: FigureWords,
  mm: number,
  rain: DisplayUnits['rain'],
  limitMm?: number,
): string {
  const shown = (value: number) => shownRain(value, rain)
  const decimals = rain === 'in' ? 2 : mm < 10 ? 1 : 0
  return writeApart(words.tag, shown(mm), bound(limitMm, shown), decimals)
}

/** An amount of rain in mm, in the farmer's unit; rounding never crosses `limitMm`. */
export const sayRain = (
  words: FigureWords,
  mm: number,
  { rain }: Pick<DisplayUnits, 'rain'>,
  limitMm?: number,
): string => measured(words, rainFigure(words, mm, rain, limitMm), rain)

/** A share 0..1 in per cent; rounding never crosses `limit`. */
export const sayShare = (words: FigureWords, share: number, limit?: number): string =>
  sayPercent(words, share * 100, limit === undefined ? undefined : limit * 100)

/** Whole per cent, tenths where rounding would cross `limitPct`. */
export const sayPercent = (words: FigureWords, percent: number, limitPct?: number): string =>
  together(
    words.percent({ figure: writeApart(words.tag, percent, limitPct === undefined ? [] : [limitPct]) }),
  )

/**
 * A figure in the unit of a limit, as the farmer reads it.
 *
 * @param limit what it is held against, in the same unit: rounding never crosses it
 */
export function sayFigure(
  words: FigureWords,
  value: number,
  unit: LimitUnit,
  units: DisplayUnits,
  limit?: number,
): string {
  const { temperature } = units
  switch (unit) {
    case 'C':
      return sayTemperature(words, value, units, limit)
    case 'C_difference': {
      const shown = (difference: number) => shownDifference(difference, temperature)
      return measured(words, writeApart(words.tag, shown(value), bound(limit, shown), 1), temperature)
    }
    case 'km/h':
      return sayWind(words, value, units, limit)
    case 'mm':
      return sayRain(words, value, units, limit)
    case 'share':
      return sayShare(words, value, limit)
    case '%':
      return sayPercent(words, value, limit)
    case 'h':
      return words.hours({ hours: value, figure: number(words.tag, value, 1) })
    case 'thi':
      return writeApart(
        words.tag,
        value,
        bound(limit, (thi) => thi),
      )
  }
}

/**
 * The figure of a limit where it is listed, in the farmer's unit: a wind and a temperature to a tenth, as in their
 * boxes among the settings, beside which "23 km/h" would belie a limit of 22.5.
 */
export function limitFigure(words: FigureWords, value: number, unit: LimitUnit, units: DisplayUnits): string {
  const { temperature, wind } = units
  if (unit === 'km/h') return measured(words, number(words.tag, shownWind(value, wind), 1), wind)
  if (unit === 'C')
    return measured(words, number(words.tag, shownTemperature(value, temperature), 1), temperature)
  return sayFigure(words, value, unit, units)
}
