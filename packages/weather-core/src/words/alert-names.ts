import type { AlertKind } from '../alerts/alert.ts'
import type { AlertLimits } from '../alerts/alert-limits.ts'

/** What each kind of event is called: 'not checked for ground frost'. */
export const ALERT_NAMES: Readonly<Record<AlertKind, string>> = {
  frost: 'air frost',
  ground_frost: 'ground frost',
  gusts: 'gusts',
  heavy_rain: 'heavy rain',
  heat_stress: 'heat stress of cattle',
  blight: 'potato blight',
}

/** The limit each kind is held against. */
export const ALERT_LIMIT: Readonly<Record<AlertKind, keyof AlertLimits>> = {
  frost: 'frostC',
  ground_frost: 'groundFrostC',
  gusts: 'gustKmh',
  heavy_rain: 'rainMm24h',
  heat_stress: 'thi',
  blight: 'blightHumidHours',
}
