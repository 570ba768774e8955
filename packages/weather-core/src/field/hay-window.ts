import { known, type Maybe, unknown } from '../result.ts'

/** A forecast day for choosing when to mow. Values missing from the forecast are undefined. */
export interface HayDay {
  key: string
  rainMm: number | undefined
  /** Maximum, 0..1. */
  daylightPop: number | undefined
  et0Mm: number | undefined
  /** Minimum equilibrium moisture of the afternoon, %. */
  afternoonMoisturePct: number | undefined
  /** True if snow lies or melts on the field that day. Omitted if there is no snow. */
  snow?: Maybe<boolean>
}

/** Mowing rules: a product heuristic [H] after Purdue and NC State. */
export const MOWING_LIMITS = {
  maxRainMm: 1,
  maxPop: 0.3,
  afternoonMoisturePct: 18,
  /**
   * Dry days needed after mowing, by ET0 on the day of mowing, mm: fast, medium and slow drying.
   */
  fastFromEt0Mm: 5,
  mediumFromEt0Mm: 3.5,
  fastDays: 2,
  mediumDays: 3,
  slowDays: 4,
} as const

export type MowingLimits = { [Key in keyof typeof MOWING_LIMITS]: number }

export interface MowingDay {
  key: string
  mow: Maybe<boolean>
  dryingDays: number | undefined
}

function isDry(day: HayDay, limits: MowingLimits): Maybe<boolean> {
  if (day.rainMm !== undefined && day.rainMm >= limits.maxRainMm) return known(false)
  if (day.daylightPop !== undefined && day.daylightPop >= limits.maxPop) return known(false)
  if (day.snow?.known && day.snow.value) return known(false)
  if (day.snow && !day.snow.known) return day.snow
  if (day.rainMm === undefined) return unknown('missing_on', { inputs: ['rainMm'], day: day.key })
  if (day.daylightPop === undefined) return unknown('missing_on', { inputs: ['pop'], day: day.key })
  return known(true)
}

function holds(days: readonly HayDay[], limits: MowingLimits): Maybe<boolean> {
  const dry = days.map((day) => isDry(day, limits))
  if (dry.some((day) => day.known && !day.value)) return known(false)
  const gap = dry.find((day) => !day.known)
  if (gap) return gap
  const afternoons = days.map((day) => day.afternoonMoisturePct)
  if (afternoons.some((pct) => pct !== undefined && pct <= limits.afternoonMoisturePct)) return known(true)
  return afternoons.includes(undefined)
    ? unknown('missing_an_afternoon', { inputs: ['humidityPct'] })
    : known(false)
}

/**
 * Decides for each day whether hay mown on it would dry. That day and the next 2 to 4 (fewer at a
 * higher ET0) must have no lying or melting snow and under 1 mm of rain. The daylight chance of
 * rain must be below 30 %. At least one afternoon must have an equilibrium moisture of up to 18 %.
 * Unknown if the forecast ends too soon. Days must be consecutive.
 */
export function mowingDays(days: readonly HayDay[], limits: MowingLimits = MOWING_LIMITS): MowingDay[] {
  return days.map((day, i) => {
    if (day.et0Mm === undefined)
      return { key: day.key, mow: unknown('drying_power_unknown'), dryingDays: undefined }
    const { fastDays, mediumDays, slowDays } = limits
    const dryingDays =
      day.et0Mm >= limits.fastFromEt0Mm
        ? fastDays
        : day.et0Mm >= limits.mediumFromEt0Mm
          ? mediumDays
          : slowDays
    const span = days.slice(i, i + dryingDays + 1)
    const mow = holds(span, limits)
    const short = span.length < dryingDays + 1 && !(mow.known && !mow.value)
    return {
      key: day.key,
      mow: short ? unknown('ends_before_dry') : mow,
      dryingDays,
    }
  })
}
