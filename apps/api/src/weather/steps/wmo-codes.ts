import type { CodeTable } from './fold-hours.ts'
import { isTooWarmForSnow } from './precipitation.ts'
import type { Condition } from './step.ts'

const condition = (glyph: Condition['glyph'], id: number, main: string, description: string): Condition => ({
  glyph,
  id,
  main,
  description,
})

/**
 * WMO weather interpretation codes, as used by Open-Meteo, with OpenWeather's nearest glyph and id.
 */
const conditions: Readonly<Record<number, Condition>> = {
  0: condition('01', 800, 'Clear', 'clear sky'),
  1: condition('02', 801, 'Clouds', 'few clouds'),
  2: condition('03', 802, 'Clouds', 'scattered clouds'),
  3: condition('04', 804, 'Clouds', 'overcast clouds'),
  45: condition('50', 741, 'Fog', 'fog'),
  48: condition('50', 741, 'Fog', 'freezing fog'),
  51: condition('09', 300, 'Drizzle', 'light drizzle'),
  53: condition('09', 301, 'Drizzle', 'drizzle'),
  55: condition('09', 302, 'Drizzle', 'heavy drizzle'),
  56: condition('13', 511, 'Rain', 'freezing drizzle'),
  57: condition('13', 511, 'Rain', 'freezing drizzle'),
  61: condition('10', 500, 'Rain', 'light rain'),
  63: condition('10', 501, 'Rain', 'moderate rain'),
  65: condition('10', 502, 'Rain', 'heavy rain'),
  66: condition('13', 511, 'Rain', 'freezing rain'),
  67: condition('13', 511, 'Rain', 'freezing rain'),
  71: condition('13', 600, 'Snow', 'light snow'),
  73: condition('13', 601, 'Snow', 'snow'),
  75: condition('13', 602, 'Snow', 'heavy snow'),
  77: condition('13', 600, 'Snow', 'snow grains'),
  80: condition('09', 520, 'Rain', 'light showers'),
  81: condition('09', 521, 'Rain', 'showers'),
  82: condition('09', 522, 'Rain', 'violent showers'),
  85: condition('13', 620, 'Snow', 'light snow showers'),
  86: condition('13', 622, 'Snow', 'heavy snow showers'),
  95: condition('11', 211, 'Thunderstorm', 'thunderstorm'),
  96: condition('11', 211, 'Thunderstorm', 'thunderstorm with hail'),
  99: condition('11', 212, 'Thunderstorm', 'thunderstorm with hail'),
}

/** Rain codes that replace snow and ice if it is too warm for them. */
const inWarmAir: Readonly<Record<number, number>> = {
  48: 45,
  56: 51,
  57: 55,
  66: 61,
  67: 65,
  71: 61,
  73: 63,
  75: 65,
  77: 61,
  85: 80,
  86: 81,
}

/** Replaces snow and ice codes with rain codes if the air is too warm for them. */
export const toPlausibleCode = (code: number, tempC: number | undefined): number =>
  isTooWarmForSnow(tempC) ? (inWarmAir[code] ?? code) : code

/** Codes from least to most unpleasant outdoors; our own ranking. */
const bySeverity = [
  0, 1, 2, 3, 45, 48, 51, 53, 55, 61, 80, 63, 81, 71, 77, 85, 73, 86, 56, 66, 57, 67, 65, 75, 82, 95, 96, 99,
]
const severities = new Map(bySeverity.map((code, rank) => [code, rank]))

export const wmoCodes: CodeTable<number> = {
  severity: (code) => severities.get(code) ?? -1,
  condition: (code) => conditions[code],
  wmo: (code) => (code in conditions ? code : undefined),
}
