import { addDays } from '../steps/local-days.ts'
import {
  type DaySnow,
  type DeficitRange,
  initialDeficitRange,
  rangeAfterDay,
} from '../work/jobs/field-work.ts'
import { type SoilType, TOPSOIL_WATER_BY_SOIL_MM } from './soil-moisture-deficit.ts'

/** Rain (including snow as water) and reference evapotranspiration of a past day, mm. */
export interface PastSoilDay {
  /** Local day, 'YYYY-MM-DD'. */
  day: string
  rainMm?: number | undefined
  et0Mm?: number | undefined
  /** Maximum snow depth of the day, m. */
  snowDepthM?: number | undefined
}

/** Soil state this morning, derived from the past days. */
export interface DerivedSoil extends DeficitRange {
  /** Day after which the wet and the dry estimate are equal; absent while they differ. */
  metOn?: string
  /** Includes days without data. */
  days: number
}

/** Maximum plausible rain and evaporation in a day, mm. Larger values are errors. */
const MAX_RAIN_MM = 2_000
const MAX_ET0_MM = 25

/** Heuristic: a day with this much evaporation, mm, has no lying snow. */
const SNOW_FREE_ET0_MM = 4
/**
 * Snow on the ground all day. In the wettest estimate precipitation counts as water at once and
 * nothing dries, so its timing does not matter.
 */
export const SNOW_COVERED: DaySnow = { beginMm: 1, endMm: 1 }

/**
 * True if snow may cover the soil: by its depth or, if unknown, on a day with little evaporation.
 */
export const mayBeSnowCovered = (snowDepthM: number | undefined, et0Mm: number | undefined): boolean =>
  (et0Mm ?? 0) < SNOW_FREE_ET0_MM && !(snowDepthM !== undefined && snowDepthM <= 0)

const believed = (mm: number | undefined, most: number): number | undefined =>
  mm !== undefined && mm >= 0 && mm <= most ? mm : undefined

/**
 * Soil moisture deficit at the start of a day, from the topsoil balance of the days before. The
 * balance starts once saturated and once dry; the deficit lies between the two until they meet.
 * Missing or invalid values widen the range as in {@link rangeAfterDay}. The first of duplicate
 * days counts. Under possible snow the wet estimate does not dry.
 *
 * @param day local day, 'YYYY-MM-DD'; this day and later ones are ignored
 * @param soil determines the capacity of the topsoil
 */
export function deriveSoil(past: readonly PastSoilDay[], day: string, soil: SoilType): DerivedSoil {
  const topsoilMm = TOPSOIL_WATER_BY_SOIL_MM[soil]
  const before = past.filter((each) => each.day < day)
  const byDay = new Map(before.toReversed().map((each) => [each.day, each]))
  const first = [...byDay.keys()].sort()[0] ?? day
  let range = initialDeficitRange(undefined, topsoilMm)
  let metOn: string | undefined
  let days = 0
  for (let key = first; key < day; key = addDays(key, 1)) {
    const figures = byDay.get(key)
    const rainMm = believed(figures?.rainMm, MAX_RAIN_MM)
    const et0Mm = believed(figures?.et0Mm, MAX_ET0_MM)
    const snow = mayBeSnowCovered(figures?.snowDepthM, et0Mm) ? SNOW_COVERED : undefined
    range = rangeAfterDay(range, rainMm, et0Mm, topsoilMm, snow)
    metOn = range.wettestMm === range.driestMm ? (metOn ?? key) : undefined
    days += 1
  }
  return { ...range, ...(metOn !== undefined && { metOn }), days }
}
