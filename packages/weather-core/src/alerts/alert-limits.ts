import { HUTTON_CRITERIA } from '../disease/potato-blight.ts'
import { type Limit, publishedLimit, ruleOfThumbLimit } from '../work/limits/limit.ts'
import type { AlertKind, CodeAlertKind } from './alert-kinds.ts'

/** Default alert limits, all of which farmers can change. */
export const ALERT_LIMITS = {
  /** Air temperature, inclusive. */
  frostC: publishedLimit(0, 'C', 'air_frost_definition'),
  /** Estimated ground temperature on clear calm nights, inclusive. */
  groundFrostC: publishedLimit(0, 'C', 'ground_frost_definition'),
  gustKmh: ruleOfThumbLimit(60, 'km/h'),
  /** Total in any 24 hours. */
  rainMm24h: ruleOfThumbLimit(25, 'mm'),
  /**
   * Water equivalent in any 24 hours: about 15 cm of snow at 10:1. The US National Weather Service
   * calls 6 inches heavy snow.
   */
  snowMm24h: ruleOfThumbLimit(15, 'mm'),
  /** Cattle: mild stress of high-yielding cows begins here. */
  thi: publishedLimit(68, 'thi', 'Zimbelman and Collier, University of Arizona, 2012'),
  /** People working in the shade: 90 °F, "extreme caution". */
  heatIndexC: publishedLimit(32.2, 'C', 'US National Weather Service'),
  /** Wet new-born lambs. */
  windChillC: ruleOfThumbLimit(-5, 'C'),
  /** Hours of at least 90 % humidity on each of two days that stay at or above 10 °C. */
  blightHumidHours: publishedLimit(
    HUTTON_CRITERIA.humidHours,
    'h',
    'James Hutton Institute and AHDB (Hutton Criteria)',
  ),
} as const

export type AlertLimits = { [Key in keyof typeof ALERT_LIMITS]: Limit }

/** Limit key of each alert kind that has a limit. */
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
