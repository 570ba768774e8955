import { HUMID_PCT, type LeafHour } from './leaf-hours.ts'

/**
 * Fusarium head blight of wheat: hours of 15 to 30 °C with at least 90 % humidity in the 10 days
 * from flowering. Model TRH9010 of De Wolf, Madden & Lipps 2003, Phytopathology 93, 428. The model
 * needs no other data and was correct for 84 % of their 50 site-years. `epidemicHours` comes from a
 * later paper that uses the model.
 */
export const HEAD_BLIGHT = { fromC: 15, toC: 30, days: 10, epidemicHours: 56 } as const

/** Bounds on the number of favourable hours. Unknown hours count in the upper bound only. */
export interface FavourableHours {
  atLeast: number
  atMost: number
}

/**
 * Favourable hours between two times, unix seconds. An hour with missing data counts in `atMost`
 * only, unless its known value rules it out.
 */
export function headBlightHours(
  hours: readonly LeafHour[],
  fromDt: number,
  untilDt: number,
): FavourableHours {
  const byDt = new Map(hours.map((hour) => [hour.dt, hour]))
  const favourable: FavourableHours = { atLeast: 0, atMost: 0 }
  for (let dt = fromDt; dt < untilDt; dt += 3600) {
    const { tempC, humidityPct } = byDt.get(dt) ?? { tempC: undefined, humidityPct: undefined }
    const warm = tempC === undefined ? undefined : tempC >= HEAD_BLIGHT.fromC && tempC <= HEAD_BLIGHT.toC
    const humid = humidityPct === undefined ? undefined : humidityPct >= HUMID_PCT
    if (warm && humid) favourable.atLeast += 1
    if (warm !== false && humid !== false) favourable.atMost += 1
  }
  return favourable
}

/**
 * Epidemic verdict from the number of favourable hours: unknown if unknown hours could change it.
 */
export function headBlightPressure({ atLeast, atMost }: FavourableHours): 'met' | 'not_met' | 'unknown' {
  if (atLeast >= HEAD_BLIGHT.epidemicHours) return 'met'
  return atMost < HEAD_BLIGHT.epidemicHours ? 'not_met' : 'unknown'
}
