import { celsiusToFahrenheit } from '@smart-farming/weather-core/unit-conversion'
import type { DisplayUnits } from '@smart-farming/weather-core/words/display-units'

type TemperatureUnit = DisplayUnits['temperature']

/** Whole degrees in the farmer's unit, with a true minus sign, which screen readers speak, and no "-0". */
export function wholeDegrees(tempC: number, temperature: TemperatureUnit): string {
  const degrees = temperature === 'F' ? celsiusToFahrenheit(tempC) : tempC
  return String(Math.round(degrees) + 0).replace('-', '\u2212')
}

/** A day's average in the farmer's unit: the specification's whole °C, or the mean itself in °F, rounded once. */
export function averageDegrees(
  day: { averageTempC: number; entries: readonly { main: { temp: number } }[] },
  temperature: TemperatureUnit,
): string {
  if (temperature === 'C') return wholeDegrees(day.averageTempC, temperature)
  const sum = day.entries.reduce((total, { main }) => total + main.temp, 0)
  return wholeDegrees(sum / day.entries.length, temperature)
}
