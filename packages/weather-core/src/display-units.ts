import { celsiusToFahrenheit, kmhToKnots, kmhToMph, kmhToMs, mmToInches } from './unit-conversion.ts'

/** The units a farmer reads. */
export interface DisplayUnits {
  temperature: 'C' | 'F'
  wind: 'km/h' | 'm/s' | 'mph' | 'knots'
  rain: 'mm' | 'in'
}

/** °C, km/h, mm. */
export const METRIC: DisplayUnits = { temperature: 'C', wind: 'km/h', rain: 'mm' }

/** The units a farmer chose; what is absent is metric. */
export type OwnUnits = { [Key in keyof DisplayUnits]?: DisplayUnits[Key] | undefined }

/** The units to show. They stand apart from the judging rules, because a page shows figures before it judges them. */
export const displayUnits = (own: OwnUnits = {}): DisplayUnits => ({
  temperature: own.temperature ?? METRIC.temperature,
  wind: own.wind ?? METRIC.wind,
  rain: own.rain ?? METRIC.rain,
})

/** °C in the farmer's unit. */
export const shownTemperature = (celsius: number, unit: DisplayUnits['temperature']): number =>
  unit === 'F' ? celsiusToFahrenheit(celsius) : celsius

/** A difference of temperatures, which has no 32 in it, in the farmer's unit. */
export const shownDifference = (celsius: number, unit: DisplayUnits['temperature']): number =>
  unit === 'F' ? celsius * 1.8 : celsius

const WIND = { 'km/h': (kmh: number) => kmh, 'm/s': kmhToMs, mph: kmhToMph, knots: kmhToKnots } as const

/** km/h in the farmer's unit. */
export const shownWind = (kmh: number, unit: DisplayUnits['wind']): number => WIND[unit](kmh)

/** mm in the farmer's unit. */
export const shownRain = (mm: number, unit: DisplayUnits['rain']): number =>
  unit === 'in' ? mmToInches(mm) : mm
