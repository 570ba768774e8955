import { known, type Maybe, unknown } from '../result.ts'

/** A forecast day for deciding when to mow. Undefined values are not in the forecast. */
export interface HayDay {
  key: string
  rainMm: number | undefined
  /** Highest chance of rain during daylight, 0..1. */
  daylightPop: number | undefined
  et0Mm: number | undefined
  /** Lowest equilibrium moisture of the afternoon, %. */
  afternoonMoisturePct: number | undefined
  /** Whether snow lies or melts on the field that day; no snow if omitted. */
  snow?: Maybe<boolean>
}

/** Mowing rules. A product heuristic [H] after Purdue and NC State; every number can be set. */
export const MOWING_LIMITS = {
  maxRainMm: 1,
  maxPop: 0.3,
  afternoonMoisturePct: 18,
  /** Days after mowing that must stay dry, by drying power (ET0, mm) on the day of mowing: fast, medium, slow. */
  fastFromEt0Mm: 5,
  mediumFromEt0Mm: 3.5,
  fastDays: 2,
  mediumDays: 3,
  slowDays: 4,
} as const

export type MowingLimits = { [Key in keyof typeof MOWING_LIMITS]: number }

/** Whether to mow on a day, and how many days after it must stay dry. */
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
 * For each day, whether hay mown on it would dry: the day and the 2 to 4 after it (fewer at a higher ET0) have no lying
 * or melting snow, less than 1 mm of rain, a daylight chance of rain below 30 %, and at least one afternoon with an
 * equilibrium moisture of up to 18 %. Unknown if the forecast ends first. Days must be consecutive.
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
