import { celsiusToFahrenheit, kmhToKnots, kmhToMph, kmhToMs, mmToInches } from '../unit-conversion.ts'
import type { LimitUnit } from '../work/limits/limit.ts'

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

/** A number with so many decimals, without trailing zeros, and with a real minus sign, which is read aloud as one. */
function figure(value: number, decimals: number): string {
  const rounded = Number(value.toFixed(decimals)) + 0
  return String(rounded).replace('-', '−')
}

const WIND = { 'km/h': (kmh: number) => kmh, 'm/s': kmhToMs, mph: kmhToMph, knots: kmhToKnots } as const

/** A temperature in °C, in the farmer's unit, whole degrees. */
export const sayTemperature = (celsius: number, { temperature }: DisplayUnits): string =>
  temperature === 'F' ? `${figure(celsiusToFahrenheit(celsius), 0)} °F` : `${figure(celsius, 0)} °C`

/** A wind in km/h, in the farmer's unit, whole (m/s to a tenth). */
export const sayWind = (kmh: number, { wind }: DisplayUnits): string =>
  `${figure(WIND[wind](kmh), wind === 'm/s' ? 1 : 0)} ${wind}`

/** An amount of rain in mm, in the farmer's unit: tenths below 10 mm, hundredths of an inch. */
export const sayRain = (mm: number, { rain }: DisplayUnits): string =>
  rain === 'in' ? `${figure(mmToInches(mm), 2)} in` : `${figure(mm, mm < 10 ? 1 : 0)} mm`

/** A share 0..1 in per cent. */
export const sayShare = (share: number): string => `${figure(share * 100, 0)}%`

/** A figure in the unit of a limit, as the farmer reads it. */
export function sayFigure(value: number, unit: LimitUnit, units: DisplayUnits): string {
  switch (unit) {
    case 'C':
      return sayTemperature(value, units)
    case 'C_difference':
      return units.temperature === 'F' ? `${figure(value * 1.8, 1)} °F` : `${figure(value, 1)} °C`
    case 'km/h':
      return sayWind(value, units)
    case 'mm':
      return sayRain(value, units)
    case 'share':
      return sayShare(value)
    case '%':
      return `${figure(value, 0)}%`
    case 'h':
      return value === 1 ? '1 hour' : `${figure(value, 1)} hours`
    case 'thi':
      return figure(value, 0)
  }
}
