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
  return words.measure({
    figure: writeApart(words.tag, shown(celsius), bounds),
    unit: words.unit[temperature],
  })
}

/** A wind in km/h, as a figure in the farmer's unit, whole (m/s to a tenth). */
export const windFigure = (words: FigureWords, kmh: number, wind: DisplayUnits['wind']): string =>
  number(words.tag, shownWind(kmh, wind), wind === 'm/s' ? 1 : 0)

/** A wind in km/h, in the farmer's unit. */
export const sayWind = (words: FigureWords, kmh: number, { wind }: DisplayUnits): string =>
  words.measure({ figure: windFigure(words, kmh, wind), unit: words.unit[wind] })

/** An amount of rain in mm, as a figure in the farmer's unit: tenths below 10 mm, hundredths of an inch. */
export const rainFigure = (words: FigureWords, mm: number, rain: DisplayUnits['rain']): string =>
  number(words.tag, shownRain(mm, rain), rain === 'in' ? 2 : mm < 10 ? 1 : 0)

/** An amount of rain in mm, in the farmer's unit. */
export const sayRain = (words: FigureWords, mm: number, { rain }: Pick<DisplayUnits, 'rain'>): string =>
  words.measure({ figure: rainFigure(words, mm, rain), unit: words.unit[rain] })

/** A share 0..1 in per cent. */
export const sayShare = (words: FigureWords, share: number): string => sayPercent(words, share * 100)

/** Whole per cent. */
export const sayPercent = (words: FigureWords, percent: number): string =>
  words.percent({ figure: number(words.tag, percent) })

/**
 * A figure in the unit of a limit, as the farmer reads it.
 *
 * @param limit what a temperature is held against: rounding never crosses it
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
    case 'C_difference':
      return words.measure({
        figure: number(words.tag, shownDifference(value, temperature), 1),
        unit: words.unit[temperature],
      })
    case 'km/h':
      return sayWind(words, value, units)
    case 'mm':
      return sayRain(words, value, units)
    case 'share':
      return sayShare(words, value)
    case '%':
      return sayPercent(words, value)
    case 'h':
      return words.hours({ hours: value, figure: number(words.tag, value, 1) })
    case 'thi':
      return number(words.tag, value)
  }
}
