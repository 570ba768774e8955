import { type DisplayUnits, toDisplayTemperature } from '@smart-farming/weather-core/display-units'
import { formatNumber } from '@smart-farming/words/format/number'
import { words } from '../../words.ts'

type TemperatureUnit = DisplayUnits['temperature']

/** Whole degrees in the farmer's unit, with a true minus sign (screen readers speak it) and no "-0". */
export const wholeDegrees = (tempC: number, temperature: TemperatureUnit): string =>
  formatNumber(words.tag, Math.round(toDisplayTemperature(tempC, temperature)))

/** A day's average in the farmer's unit: the specification's whole °C, or the mean in °F, rounded once. */
export function averageDegrees(
  day: { averageTempC: number; entries: readonly { main: { temp: number } }[] },
  temperature: TemperatureUnit,
): string {
  if (temperature === 'C') return wholeDegrees(day.averageTempC, temperature)
  const sum = day.entries.reduce((total, { main }) => total + main.temp, 0)
  return wholeDegrees(sum / day.entries.length, temperature)
}
