import { HUTTON_CRITERIA } from '../disease/potato-blight.ts'
import { type Limit, publishedLimit, ruleOfThumbLimit } from '../work/limits/limit.ts'
import type { AlertKind, CodeAlertKind } from './alert-kinds.ts'

/** Alert limits; farmers can change every value. */
export const ALERT_LIMITS = {
  /** Air temperature at or below this. */
  frostC: publishedLimit(0, 'C', 'air_frost_definition'),
  /** Ground temperature at or below this, by the rule of thumb for clear calm nights. */
  groundFrostC: publishedLimit(0, 'C', 'ground_frost_definition'),
  gustKmh: ruleOfThumbLimit(60, 'km/h'),
  /** Rain within any 24 hours. */
  rainMm24h: ruleOfThumbLimit(25, 'mm'),
  /**
   * Snow as water within any 24 hours: about 15 cm of snow at a ratio of ten to one, the 6 inches that the US National
   * Weather Service calls heavy snow.
   */
  snowMm24h: ruleOfThumbLimit(15, 'mm'),
  /** Cattle: mild stress of high-yielding cows begins here. */
  thi: publishedLimit(68, 'thi', 'Zimbelman and Collier, University of Arizona, 2012'),
  /** People working in the shade: "extreme caution", 90 °F. */
  heatIndexC: publishedLimit(32.2, 'C', 'US National Weather Service'),
  /** Wind chill for new-born lambs, which are wet. */
  windChillC: ruleOfThumbLimit(-5, 'C'),
  /** Hours of at least 90 % humidity on each of two days with at least 10 °C. */
  blightHumidHours: publishedLimit(
    HUTTON_CRITERIA.humidHours,
    'h',
    'James Hutton Institute and AHDB (Hutton Criteria)',
  ),
} as const

export type AlertLimits = { [Key in keyof typeof ALERT_LIMITS]: Limit }

/** Limit of each type, except those detected by the weather code. */
export const ALERT_LIMIT_KEYS: Readonly<Record<Exclude<AlertKind, CodeAlertKind>, keyof AlertLimits>> = {
  frost: 'frostC',
  ground_frost: 'groundFrostC',
  gusts: 'gustKmh',
  heavy_rain: 'rainMm24h',
  heavy_snow: 'snowMm24h',
  heat_stress: 'thi',
  heat_work: 'heatIndexC',
  wind_chill: 'windChillC',
  blight: 'blightHumidHours',
}
