import { celsiusToFahrenheit, kmhToKnots, kmhToMph, kmhToMs, mmToInches } from './unit-conversion.ts'

export interface DisplayUnits {
  temperature: 'C' | 'F'
  wind: 'km/h' | 'm/s' | 'mph' | 'knots'
  rain: 'mm' | 'in'
}

export const METRIC_UNITS: DisplayUnits = { temperature: 'C', wind: 'km/h', rain: 'mm' }

/** Units the farmer has chosen; the rest are metric. */
export type ChosenUnits = { [Key in keyof DisplayUnits]?: DisplayUnits[Key] | undefined }

/** Fills in metric units where the farmer has chosen none. */
export const displayUnits = (own: ChosenUnits = {}): DisplayUnits => ({
  temperature: own.temperature ?? METRIC_UNITS.temperature,
  wind: own.wind ?? METRIC_UNITS.wind,
  rain: own.rain ?? METRIC_UNITS.rain,
})

/** Converts °C to the farmer's unit. */
export const toDisplayTemperature = (celsius: number, unit: DisplayUnits['temperature']): number =>
  unit === 'F' ? celsiusToFahrenheit(celsius) : celsius

/** Converts a temperature difference in °C to the farmer's unit, without the offset of 32. */
export const toDisplayDifference = (celsius: number, unit: DisplayUnits['temperature']): number =>
  unit === 'F' ? celsius * 1.8 : celsius

const WIND = { 'km/h': (kmh: number) => kmh, 'm/s': kmhToMs, mph: kmhToMph, knots: kmhToKnots } as const

/** Converts km/h to the farmer's unit. */
export const toDisplayWind = (kmh: number, unit: DisplayUnits['wind']): number => WIND[unit](kmh)

/** Converts mm to the farmer's unit. */
export const toDisplayRain = (mm: number, unit: DisplayUnits['rain']): number =>
  unit === 'in' ? mmToInches(mm) : mm
