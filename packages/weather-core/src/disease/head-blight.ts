import { HUMID_PCT, type LeafHour } from './leaf-hours.ts'

/**
 * Model of De Wolf, Madden & Lipps (2003, Phytopathology 93, 428: "TRH9010") for Fusarium head blight of wheat: hours
 * of 15 to 30 °C with at least 90 % humidity, in the 10 days from the start of flowering. Of their models, this is the
 * one that needs no other data; it was correct for 84 % of their 50 site-years. `epidemicHours` comes from a later
 * paper that uses their model.
 */
export const HEAD_BLIGHT = { fromC: 15, toC: 30, days: 10, epidemicHours: 56 } as const

/** Bounds of the number of favourable hours. An unknown hour counts in the upper bound only. */
export interface FavourableHours {
  atLeast: number
  atMost: number
}

/**
 * Favourable hours of a time range, unix seconds. An hour without temperature or humidity, or missing altogether,
 * counts in `atMost` only, unless its available value rules it out.
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

/** Verdict on an epidemic from the number of favourable hours; unknown if it depends on unknown hours. */
export function headBlightPressure({ atLeast, atMost }: FavourableHours): 'met' | 'not_met' | 'unknown' {
  if (atLeast >= HEAD_BLIGHT.epidemicHours) return 'met'
  return atMost < HEAD_BLIGHT.epidemicHours ? 'not_met' : 'unknown'
}
