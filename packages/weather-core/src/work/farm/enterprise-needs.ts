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

/** Farm settings that decide its jobs. */
interface SaidOfFarm extends Pick<FarmProfile, 'crop'> {
  enterprises?: readonly Enterprise[] | undefined
  /** Country of the farm, ISO 3166-1 alpha-2; undefined if not known. */
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
 * Our own choice for each farm type. Blight concerns potatoes and tomatoes, wind chill lambs. Heat stress is for dairy
 * cows: its scale (NRC 1971, Zimbelman and Collier) was made for them, and we know of none for pigs and poultry based
 * on the weather outside their house.
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

/** Farm crops that are combined or made into hay. */
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
 * Jobs to judge for a farm, in the order of `JOBS`: those of its types and its crop; without a type, those usual in
 * its country.
 */
export function jobsToJudge({ enterprises = [], crop, country }: SaidOfFarm): readonly Job[] {
  const ofCrop = crop && WORK_OF_CROP[crop.name]
  if (enterprises.length === 0) return JOBS.filter((work) => work === ofCrop || isUsualJobIn(country, work))
  const works = enterprises.flatMap((kind) => NEEDS[kind].works)
  return JOBS.filter((work) => work === ofCrop || works.includes(work))
}

/**
 * Alerts only for farms with lambs or cows: almost every cold night would trigger the first, and every day of 22 °C the
 * second.
 */
const ONLY_WHERE_SAID: readonly AlertKind[] = ['wind_chill', 'heat_stress']

/**
 * Alerts for a farm of these types, in the order of `ALERT_KINDS`; without a type, all except those for lambs and cows.
 */
export function alertKindsFor(enterprises: readonly Enterprise[] = []): readonly AlertKind[] {
  if (enterprises.length === 0) return ALERT_KINDS.filter((kind) => !ONLY_WHERE_SAID.includes(kind))
  return ALERT_KINDS.filter((alert) => enterprises.some((kind) => NEEDS[kind].alerts.includes(alert)))
}
