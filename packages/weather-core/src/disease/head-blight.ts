import { HUMID_PCT, type LeafHour } from './leaf-hours.ts'

/**
 * What De Wolf, Madden & Lipps (2003, Phytopathology 93, 428: "TRH9010") count for Fusarium head blight of wheat: hours
 * of 15 to 30 °C with at least 90 % humidity, in the 10 days from the beginning of flowering. Of their models it is the
 * one that needs nothing else; 84 % of their 50 site-years came out right. `epidemicHours` is read from a later
 * paper's use of theirs, not from theirs.
 */
export const HEAD_BLIGHT = { fromC: 15, toC: 30, days: 10, epidemicHours: 56 } as const

/** Favourable hours, between the two: an hour that is not known may be one. */
export interface FavourableHours {
  atLeast: number
  atMost: number
}

/**
 * The favourable hours of a stretch of time, unix seconds; an hour of which temperature or humidity is missing, or
 * which is not there at all, counts in `atMost` only, unless the figure that is there rules it out.
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

/** Whether so many hours are those of an epidemic; unknown where that hangs on hours that are not known. */
export function headBlightPressure({ atLeast, atMost }: FavourableHours): 'met' | 'not_met' | 'unknown' {
  if (atLeast >= HEAD_BLIGHT.epidemicHours) return 'met'
  return atMost < HEAD_BLIGHT.epidemicHours ? 'not_met' : 'unknown'
}
