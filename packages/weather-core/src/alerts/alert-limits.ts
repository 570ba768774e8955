import { HUTTON } from '../disease/potato-blight.ts'
import { type Limit, published, ruleOfThumb } from '../work/limits/limit.ts'
import type { AlertKind } from './alert.ts'

/** When to alert; every figure is the farmer's to set. */
export const ALERT_LIMITS = {
  /** Air at or below this. */
  frostC: published(0, 'C', 'air_frost_definition'),
  /** Ground at or below this, by the rule of thumb for clear calm nights. */
  groundFrostC: published(0, 'C', 'ground_frost_definition'),
  gustKmh: ruleOfThumb(60, 'km/h'),
  /** Rain within any 24 hours. */
  rainMm24h: ruleOfThumb(25, 'mm'),
  /** Cattle; mild stress of high-yielding cows begins here. */
  thi: published(68, 'thi', 'Zimbelman and Collier, University of Arizona, 2012'),
  /** Hours of at least 90 % humidity on each of two days of at least 10 °C. */
  blightHumidHours: published(HUTTON.humidHours, 'h', 'James Hutton Institute and AHDB (Hutton Criteria)'),
} as const

/** Limits for alerts by name. */
export type AlertLimits = { [Key in keyof typeof ALERT_LIMITS]: Limit }

/** The limit each kind is held against. */
export const LIMIT_OF_ALERT: Readonly<Record<AlertKind, keyof AlertLimits>> = {
  frost: 'frostC',
  ground_frost: 'groundFrostC',
  gusts: 'gustKmh',
  heavy_rain: 'rainMm24h',
  heat_stress: 'thi',
  blight: 'blightHumidHours',
}
