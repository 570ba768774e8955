import { ALERT_KINDS, type AlertKind } from '../../alerts/alert-kinds.ts'
import { JOBS, type Job } from '../judge-forecast.ts'
import type { Enterprise } from './enterprises.ts'
import type { FarmCropName } from './farm-crops.ts'
import { isUsualJobIn } from './hand-harvest.ts'
import type { FarmProfile } from './own-farm.ts'

interface Needs {
  works: readonly Job[]
  alerts: readonly AlertKind[]
}

interface FarmDetails extends Pick<FarmProfile, 'crop'> {
  enterprises?: readonly Enterprise[] | undefined
  /** ISO 3166-1 alpha-2, if known. */
  country?: string | undefined
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
 * Our own choice. Blight concerns potatoes and tomatoes; wind chill concerns lambs. Heat stress is
 * for dairy cows, for which its scale was made (NRC 1971, Zimbelman and Collier). We know of no
 * scale for pigs and poultry based on the weather outside their house.
 */
const NEEDS: Readonly<Record<Enterprise, Needs>> = {
  arable: { works: ['spraying', 'frost', 'harvest', 'field_work'], alerts: [...WEATHER_FOR_ALL, 'blight'] },
  dairy: { works: ['spraying', 'frost', 'hay', 'field_work'], alerts: [...WEATHER_FOR_ALL, 'heat_stress'] },
  sheep: { works: ['spraying', 'frost', 'hay', 'field_work'], alerts: [...WEATHER_FOR_ALL, 'wind_chill'] },
  pigs: { works: ['frost', 'field_work'], alerts: WEATHER_FOR_ALL },
  poultry: { works: ['frost', 'field_work'], alerts: WEATHER_FOR_ALL },
  fruit: { works: ['spraying', 'frost'], alerts: WEATHER_FOR_ALL },
  vegetables: { works: ['spraying', 'frost', 'field_work'], alerts: [...WEATHER_FOR_ALL, 'blight'] },
}

const WORK_OF_CROP: Readonly<Partial<Record<FarmCropName, Job>>> = {
  spring_wheat: 'harvest',
  winter_wheat: 'harvest',
  barley: 'harvest',
  oats: 'harvest',
  canola: 'harvest',
  soybean: 'harvest',
  sunflower: 'harvest',
  alfalfa: 'hay',
  grazed_pasture: 'hay',
  ryegrass_hay: 'hay',
}

/**
 * Jobs to judge for a farm, in the order of `JOBS`: those of its types and its crop. Without a
 * type, those usual in its country.
 */
export function jobsToJudge({ enterprises = [], crop, country }: FarmDetails): readonly Job[] {
  const ofCrop = crop && WORK_OF_CROP[crop.name]
  if (enterprises.length === 0) return JOBS.filter((work) => work === ofCrop || isUsualJobIn(country, work))
  const works = enterprises.flatMap((kind) => NEEDS[kind].works)
  return JOBS.filter((work) => work === ofCrop || works.includes(work))
}

/**
 * Not shown by default: almost every cold night would trigger a wind-chill alert, and every 22 °C
 * day would trigger a heat-stress alert.
 */
const OPT_IN_ALERTS: readonly AlertKind[] = ['wind_chill', 'heat_stress']

/**
 * Alert kinds for a farm, in the order of `ALERT_KINDS`. Without a farm type, all except those for
 * lambs and cows.
 */
export function alertKindsFor(enterprises: readonly Enterprise[] = []): readonly AlertKind[] {
  if (enterprises.length === 0) return ALERT_KINDS.filter((kind) => !OPT_IN_ALERTS.includes(kind))
  return ALERT_KINDS.filter((alert) => enterprises.some((kind) => NEEDS[kind].alerts.includes(alert)))
}
