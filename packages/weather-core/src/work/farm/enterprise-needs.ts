import { ALERT_KINDS, type AlertKind } from '../../alerts/alert-kinds.ts'
import { WORKS, type Work } from '../judge-forecast.ts'
import type { Enterprise } from './enterprises.ts'

interface Needs {
  works: readonly Work[]
  alerts: readonly AlertKind[]
}

const WEATHER_FOR_ALL = [
  'frost',
  'ground_frost',
  'gusts',
  'heavy_rain',
  'heavy_snow',
  'freezing_rain',
  'thunderstorm',
  'hail',
  'heat_work',
] as const

/**
 * Our own choice of what each kind of farm wants to know; blight is that of potatoes and tomatoes, wind chill that of
 * lambs.
 */
const NEEDS: Readonly<Record<Enterprise, Needs>> = {
  arable: { works: ['spraying', 'frost', 'harvest', 'field_work'], alerts: [...WEATHER_FOR_ALL, 'blight'] },
  dairy: { works: ['spraying', 'frost', 'hay', 'field_work'], alerts: [...WEATHER_FOR_ALL, 'heat_stress'] },
  sheep: { works: ['spraying', 'frost', 'hay', 'field_work'], alerts: [...WEATHER_FOR_ALL, 'wind_chill'] },
  fruit: { works: ['spraying', 'frost'], alerts: WEATHER_FOR_ALL },
  vegetables: { works: ['spraying', 'frost', 'field_work'], alerts: [...WEATHER_FOR_ALL, 'blight'] },
}

/** The jobs a farm of these kinds wants judged, in the order of `WORKS`; all of them when nothing was said. */
export function worksFor(enterprises: readonly Enterprise[] = []): readonly Work[] {
  if (enterprises.length === 0) return WORKS
  return WORKS.filter((work) => enterprises.some((kind) => NEEDS[kind].works.includes(work)))
}

/** Nearly every cold night would raise it: only where there are lambs. */
const ONLY_WHERE_SAID: AlertKind = 'wind_chill'

/**
 * The alerts a farm of these kinds wants, in the order of `ALERT_KINDS`; when nothing was said all but the wind chill
 * of lambs.
 */
export function alertKindsFor(enterprises: readonly Enterprise[] = []): readonly AlertKind[] {
  if (enterprises.length === 0) return ALERT_KINDS.filter((kind) => kind !== ONLY_WHERE_SAID)
  return ALERT_KINDS.filter((alert) => enterprises.some((kind) => NEEDS[kind].alerts.includes(alert)))
}
