import { type DisplayUnits, toDisplayTemperature } from '@smart-farming/weather-core/display-units'
import { formatNumber } from '@smart-farming/words/format/number'
import { words } from '../../words.ts'

type TemperatureUnit = DisplayUnits['temperature']

/**
 * Formats whole degrees in the farmer's unit, with a true minus sign, which screen readers speak,
 * and without "-0".
 */
export const formatWholeDegrees = (tempC: number, temperature: TemperatureUnit): string =>
  formatNumber(words.tag, Math.round(toDisplayTemperature(tempC, temperature)))

/**
 * A day's average in the farmer's unit: whole °C, as specified, or the mean in °F, rounded once.
 */
export function formatAverageDegrees(
  day: { averageTempC: number; entries: readonly { main: { temp: number } }[] },
  temperature: TemperatureUnit,
): string {
  if (temperature === 'C') return formatWholeDegrees(day.averageTempC, temperature)
  const sum = day.entries.reduce((total, { main }) => total + main.temp, 0)
  return formatWholeDegrees(sum / day.entries.length, temperature)
}
