import type { AlertKind } from '@smart-farming/weather-core/alerts/alert'
import type { AlertLimits } from '@smart-farming/weather-core/alerts/alert-limits'

/** What each kind of event is called. */
export const KIND_WORDS: Readonly<Record<AlertKind, string>> = {
  frost: 'air frost',
  ground_frost: 'ground frost',
  gusts: 'gusts',
  heavy_rain: 'heavy rain',
  heat_stress: 'heat stress of cattle',
  blight: 'potato blight',
}

/** The limit each kind is held against. */
export const KIND_LIMIT: Readonly<Record<AlertKind, keyof AlertLimits>> = {
  frost: 'frostC',
  ground_frost: 'groundFrostC',
  gusts: 'gustKmh',
  heavy_rain: 'rainMm24h',
  heat_stress: 'thi',
  blight: 'blightHumidHours',
}
