import { dayAfter } from '../steps/local-days.ts'
import { type DeficitRange, rangeAfterDay, type SnowOfDay, startRange } from '../work/jobs/field-work.ts'
import { type SoilType, TOPSOIL_WATER_OF } from './soil-moisture-deficit.ts'

/** Rain (snow as water) and reference evapotranspiration of a day that is over, mm. What is not known is absent. */
export interface PastSoilDay {
  /** At the place, 'YYYY-MM-DD'. */
  day: string
  rainMm?: number | undefined
  et0Mm?: number | undefined
  /** The most snow that lay in the day, m; undefined where it is not known. */
  snowDepthM?: number | undefined
}

/** What the past days say of the soil this morning. */
export interface SoilFromPast extends DeficitRange {
  /** The day from whose end on the wet and the dry start are one; absent where they still differ. */
  metOn?: string
  /** Days that were run through, those of which nothing is known among them. */
  days: number
}

/** More than fell in any day, or evaporated: such a figure is a mistake. mm. */
const MOST_RAIN_MM = 2_000
const MOST_ET0_MM = 25

/** Heuristic: on a day that evaporates so much no snow lies that keeps the soil from drying, mm. */
const SNOW_FREE_ET0_MM = 4
/** Snow lies, and what falls is water to the wet end as it falls: because nothing dries, the order is no matter. */
export const UNDER_SNOW: SnowOfDay = { beginMm: 1, endMm: 1 }

/** Whether snow may lie on the soil: by its depth, or because that is not known on a day that dries little. */
export const mayBeCovered = (snowDepthM: number | undefined, et0Mm: number | undefined): boolean =>
  (et0Mm ?? 0) < SNOW_FREE_ET0_MM && !(snowDepthM !== undefined && snowDepthM <= 0)

const believed = (mm: number | undefined, most: number): number | undefined =>
  mm !== undefined && mm >= 0 && mm <= most ? mm : undefined

/**
 * The soil moisture deficit at the beginning of a day, from the days before it: the topsoil's balance run from both
 * ends, saturated and dry. A soaking rain or a dry spell brings them together; until one does, the deficit lies between
 * them. A day that is missing, or whose figure is no figure, widens the range as {@link rangeAfterDay} has it; of two
 * of the same day the first counts. Under snow the wet end does not dry, nor where there may be some.
 *
 * @param day at the place, 'YYYY-MM-DD': days from it on are passed over
 * @param soil decides how much a topsoil holds
 */
export function soilFromPast(past: readonly PastSoilDay[], day: string, soil: SoilType): SoilFromPast {
  const topsoilMm = TOPSOIL_WATER_OF[soil]
  const before = past.filter((each) => each.day < day)
  const byDay = new Map(before.toReversed().map((each) => [each.day, each]))
  const first = [...byDay.keys()].sort()[0] ?? day
  let range = startRange(undefined, topsoilMm)
  let metOn: string | undefined
  let days = 0
  for (let key = first; key < day; key = dayAfter(key, 1)) {
    const figures = byDay.get(key)
    const rainMm = believed(figures?.rainMm, MOST_RAIN_MM)
    const et0Mm = believed(figures?.et0Mm, MOST_ET0_MM)
    const snow = mayBeCovered(figures?.snowDepthM, et0Mm) ? UNDER_SNOW : undefined
    range = rangeAfterDay(range, rainMm, et0Mm, topsoilMm, snow)
    metOn = range.wettestMm === range.driestMm ? (metOn ?? key) : undefined
    days += 1
  }
  return { ...range, ...(metOn !== undefined && { metOn }), days }
}
