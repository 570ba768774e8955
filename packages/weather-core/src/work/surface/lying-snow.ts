import { detectFreezingRain } from '../../alerts/code-events.ts'
import { known, type Maybe, unknown } from '../../result.ts'
import { airMinimum } from '../../steps/coldest-air.ts'
import { stepPrecipitation } from '../../steps/precipitation.ts'
import { stepHours, type WeatherStep } from '../../steps/weather-step.ts'
import type { Limit } from '../limits/limit.ts'
import { missingReason, type Reason } from '../verdict.ts'

/**
 * Heuristic: snowmelt per hour and degree above freezing, mm of water. Equals 3.6 mm per day and
 * degree, at the slow end of observed rates.
 */
const MELT_MM = 0.15
/** Heuristic: maximum precipitation in an hour, mm of water. */
const MAX_FALL_MM = 10

/**
 * Maximum snow and freezing rain in a step, mm of water. A longer step is judged at its lowest
 * temperature, at which the snow may have fallen.
 */
function frozenFall(given: WeatherStep): number {
  const { tempC, minTempC } = given
  const isColder = stepHours(given) > 1 && tempC !== undefined && minTempC !== undefined && minTempC < tempC
  const step = isColder ? { ...given, tempC: minTempC } : given
  const fall = stepPrecipitation(step)
  const isWarm = (step.tempC ?? 0) > 5
  if (!fall) return isWarm ? 0 : MAX_FALL_MM * stepHours(step)
  return detectFreezingRain(step) === false ? (isWarm ? 0 : fall.mostSnowMm) : (step.rainMm ?? 0)
}

/**
 * Minimum melt in a step, mm of water, at its lowest temperature. 0 in air cold enough for lying
 * snow.
 */
function melted(step: WeatherStep, liesUpTo: Limit): number {
  const { tempC, minTempC = stepHours(step) > 1 ? undefined : tempC } = step
  const { possibleC = 0 } = airMinimum({ tempC, minTempC })
  return possibleC > liesUpTo.value ? MELT_MM * stepHours(step) * Math.max(0, possibleC) : 0
}

/**
 * Heuristic: water in a metre of settled snow, mm. Snow that has lain for weeks has 0.2 to 0.4 of
 * water's density; this is the heavy end.
 */
const WATER_MM_A_METRE = 400
/** Depth of fresh snow per mm of water, m (Open-Meteo: 7 cm of snow are 10 mm of water). */
const FRESH_METRES = 0.007
/**
 * Heuristic: above this mean air temperature, °C, over the forecast and the days before, no older
 * snow lies.
 */
const NO_OLD_SNOW_ABOVE_C = 5

/** Upper bounds of lying snow at the start, during and at the end of a step, mm of water. */
interface Lying {
  beginMm: number
  mm: number
  leftMm: number
  /** The part of `mm` that fell within the given steps. */
  freshMm: number
  /** Missing data about precipitation (`gap`) and about older snow (`gapBefore`). */
  gap: Reason | undefined
  gapBefore: Reason | undefined
}

/**
 * Snow depth for each step, m. A gap uses the next reading; after the last reading the depth is 0.
 */
function readings(steps: readonly WeatherStep[]): number[] {
  let next = 0
  const backwards = steps.toReversed().map(({ snowDepthM }) => {
    if (snowDepthM !== undefined) next = snowDepthM
    return next
  })
  return backwards.toReversed()
}

/**
 * Water in snow of a given depth, mm. Fresh snow counts first; the remaining depth is older snow.
 */
const waterIn = (depthM: number, freshMm: number): number =>
  freshMm + WATER_MM_A_METRE * Math.max(0, depthM - freshMm * FRESH_METRES)

/**
 * True if snow from before the first step may still lie: there is no depth reading and it is cold
 * enough. A missing temperature counts as the lowest known.
 */
function mayLieFromBefore(steps: readonly WeatherStep[]): boolean {
  if (steps.some(({ snowDepthM }) => snowDepthM !== undefined)) return false
  const temps = steps.flatMap((step) => airMinimum(step).airC ?? [])
  const coldest = Math.min(...temps)
  const sum = temps.reduce((total, tempC) => total + tempC, (steps.length - temps.length) * coldest)
  return !(sum / steps.length > NO_OLD_SNOW_ABOVE_C)
}

function lyingThrough(steps: readonly WeatherStep[], liesUpTo: Limit): Lying[] {
  const read = readings(steps)
  const gapBefore = mayLieFromBefore(steps) ? missingReason('snowDepthM', steps[0]?.dt) : undefined
  let left = gapBefore ? Number.POSITIVE_INFINITY : 0
  let fresh = 0
  let gap: Reason | undefined
  return steps.map((step, i): Lying => {
    const { dt, snowDepthM, rainMm, tempC } = step
    const byReading = waterIn(read[i] ?? 0, fresh)
    const beginMm = snowDepthM === undefined ? Math.max(left, byReading) : byReading
    if (fresh === 0) gap = undefined
    const fallen = frozenFall(step)
    if (fallen > 0 && rainMm === undefined) gap ??= missingReason('rainMm', dt)
    else if (fallen > 0 && tempC === undefined) gap ??= missingReason('tempC', dt)
    const [mm, freshMm] = [beginMm + fallen, fresh + fallen]
    const melting = mm === 0 ? 0 : melted(step, liesUpTo)
    left = Math.max(0, mm - melting)
    fresh = Math.max(0, freshMm - melting)
    return { beginMm, mm, leftMm: left, freshMm, gap, gapBefore }
  })
}

/** Cached per forecast, because every job needs the result in every step. */
const worked = new WeakMap<readonly WeatherStep[], Map<number, readonly Lying[]>>()

function lyingThroughout(steps: readonly WeatherStep[], liesUpTo: Limit): readonly Lying[] {
  const known = worked.get(steps) ?? new Map<number, readonly Lying[]>()
  worked.set(steps, known)
  const found = known.get(liesUpTo.value) ?? lyingThrough(steps, liesUpTo)
  known.set(liesUpTo.value, found)
  return found
}

export interface SnowRule {
  /** Air up to this temperature melts nothing, °C. */
  readonly liesUpTo: Limit
  /** Minimum amount worth mentioning, mm of water. */
  readonly wet: Limit
}

/**
 * Upper bound of snow and ice lying at the start of step `index`, mm of water; 0 if not worth
 * mentioning. Unknown if missing data may have been snow.
 */
export function snowAtStart(
  steps: readonly WeatherStep[],
  index: number,
  { liesUpTo, wet }: SnowRule,
): Maybe<number> {
  const all = lyingThroughout(steps, liesUpTo)
  const before = all[index - 1]
  const mm = all[index]?.beginMm ?? before?.leftMm ?? 0
  if (mm < wet.value) return known(0)
  const input = (before?.gap ?? before?.gapBefore ?? all[0]?.gapBefore)?.input
  return input ? unknown('missing', { inputs: [input] }) : known(mm)
}

/**
 * Meltwater, mm, of snow that lay at the start of step `from` and is gone in step `index`. It wets
 * the ground like rain, at an unknown hour. 0 while snow still lies, which has its own reason.
 */
export function meltwater(
  steps: readonly WeatherStep[],
  from: number,
  index: number,
  rule: SnowRule,
): Maybe<number> {
  return lyingSnowReason(steps, index, rule) ? known(0) : snowAtStart(steps, from, rule)
}

/**
 * Reason for snow or ice on the field and leaves in step `index`, a rule of thumb. At least `wet`
 * of the fresh or older snow cannot have melted yet. Missing data about older snow is reported,
 * unless it is too warm for any.
 */
export function lyingSnowReason(
  steps: readonly WeatherStep[],
  index: number,
  { liesUpTo, wet }: SnowRule,
): Reason | undefined {
  const { mm = 0, freshMm = 0, gap, gapBefore } = lyingThroughout(steps, liesUpTo)[index] ?? {}
  if (mm < wet.value) return undefined
  const lies = (value: number): Reason => ({
    code: 'snow_lies',
    verdict: 'dont',
    value,
    limit: wet,
    atDt: steps[index]?.dt ?? 0,
  })
  if (gapBefore && !gap && freshMm >= wet.value) return lies(freshMm)
  return gap ?? gapBefore ?? lies(mm)
}
