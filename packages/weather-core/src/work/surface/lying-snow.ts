import { freezingRain } from '../../alerts/sign-events.ts'
import { known, type Maybe, unknown } from '../../result.ts'
import { coldestAir } from '../../steps/coldest-air.ts'
import { fallOf } from '../../steps/fall.ts'
import { stepHours, type WeatherStep } from '../../steps/weather-step.ts'
import type { Limit } from '../limits/limit.ts'
import { missing, type Reason } from '../verdict.ts'

/**
 * Heuristic: what melts in an hour for each degree above freezing, mm of water. It is 3.6 mm a day and degree, at the
 * slow end of what snow does.
 */
const MELT_MM = 0.15
/** Heuristic: more does not fall in an hour, mm of water. */
const MOST_FALL_MM = 10

/**
 * Snow, and rain that freezes where it lands, as much of both as may have come down in a step, mm of water: of a step
 * longer than an hour at its coldest, which may be the hour in which it fell.
 */
function frozenFall(given: WeatherStep): number {
  const { tempC, minTempC } = given
  const isColder = stepHours(given) > 1 && tempC !== undefined && minTempC !== undefined && minTempC < tempC
  const step = isColder ? { ...given, tempC: minTempC } : given
  const fall = fallOf(step)
  const isWarm = (step.tempC ?? 0) > 5
  if (!fall) return isWarm ? 0 : MOST_FALL_MM * stepHours(step)
  return freezingRain(step) === false ? (isWarm ? 0 : fall.mostSnowMm) : (step.rainMm ?? 0)
}

/** What can have melted in a step, mm of water: at its coldest, and nothing in air up to that in which snow lies. */
function melted(step: WeatherStep, liesUpTo: Limit): number {
  const { tempC, minTempC = stepHours(step) > 1 ? undefined : tempC } = step
  const { possibleC = 0 } = coldestAir({ tempC, minTempC })
  return possibleC > liesUpTo.value ? MELT_MM * stepHours(step) * Math.max(0, possibleC) : 0
}

/**
 * Heuristic: the water in a metre of snow that has settled, mm, at the heavy end of what is met (snow that has lain for
 * weeks has 0.2 to 0.4 of water's weight).
 */
const WATER_MM_A_METRE = 400
/** As deep falls a mm of it, m: 7 cm of snow are 10 mm of water (Open-Meteo). */
const FRESH_METRES = 0.007
/** Heuristic: where the air of a forecast and of the days before it is warmer in the mean, °C, no older snow lies. */
const NO_OLD_SNOW_ABOVE_C = 5

/** What lies at a step's beginning, in it and at its end, mm of water as it may be at most. */
interface Lying {
  beginMm: number
  mm: number
  leftMm: number
  /** As much of `mm` as has come down in the steps themselves. */
  freshMm: number
  /** What is missing to be sure of what came down, and of what lay before. */
  gap: Reason | undefined
  gapBefore: Reason | undefined
}

/** What the readings of the depth say in each step, m: in a hole what the next one says, after the last nothing. */
function readings(steps: readonly WeatherStep[]): number[] {
  let next = 0
  const backwards = steps.toReversed().map(({ snowDepthM }) => {
    if (snowDepthM !== undefined) next = snowDepthM
    return next
  })
  return backwards.toReversed()
}

/** Snow of a depth, mm of water: as much of it as may be fresh is that, the rest is older. */
const waterIn = (depthM: number, freshMm: number): number =>
  freshMm + WATER_MM_A_METRE * Math.max(0, depthM - freshMm * FRESH_METRES)

/**
 * Whether snow may lie from before the steps of which nothing is said: there is no reading of its depth, and it is cold
 * enough. A temperature that is missing is taken to be as cold as the coldest.
 */
function mayLieFromBefore(steps: readonly WeatherStep[]): boolean {
  if (steps.some(({ snowDepthM }) => snowDepthM !== undefined)) return false
  const temps = steps.flatMap((step) => coldestAir(step).airC ?? [])
  const coldest = Math.min(...temps)
  const sum = temps.reduce((total, tempC) => total + tempC, (steps.length - temps.length) * coldest)
  return !(sum / steps.length > NO_OLD_SNOW_ABOVE_C)
}

function lyingThrough(steps: readonly WeatherStep[], liesUpTo: Limit): Lying[] {
  const read = readings(steps)
  const gapBefore = mayLieFromBefore(steps) ? missing('snowDepthM', steps[0]?.dt) : undefined
  let left = gapBefore ? Number.POSITIVE_INFINITY : 0
  let fresh = 0
  let gap: Reason | undefined
  return steps.map((step, i): Lying => {
    const { dt, snowDepthM, rainMm, tempC } = step
    const byReading = waterIn(read[i] ?? 0, fresh)
    const beginMm = snowDepthM === undefined ? Math.max(left, byReading) : byReading
    if (fresh === 0) gap = undefined
    const fallen = frozenFall(step)
    if (fallen > 0 && rainMm === undefined) gap ??= missing('rainMm', dt)
    else if (fallen > 0 && tempC === undefined) gap ??= missing('tempC', dt)
    const [mm, freshMm] = [beginMm + fallen, fresh + fallen]
    const melting = mm === 0 ? 0 : melted(step, liesUpTo)
    left = Math.max(0, mm - melting)
    fresh = Math.max(0, freshMm - melting)
    return { beginMm, mm, leftMm: left, freshMm, gap, gapBefore }
  })
}

/** Worked out once for the steps of a forecast, which every job asks about in every step. */
const worked = new WeakMap<readonly WeatherStep[], Map<number, readonly Lying[]>>()

function lyingThroughout(steps: readonly WeatherStep[], liesUpTo: Limit): readonly Lying[] {
  const known = worked.get(steps) ?? new Map<number, readonly Lying[]>()
  worked.set(steps, known)
  const found = known.get(liesUpTo.value) ?? lyingThrough(steps, liesUpTo)
  known.set(liesUpTo.value, found)
  return found
}

/** From when on snow counts as lying, and until when. */
export interface SnowRule {
  /** Air up to this melts nothing, °C. */
  readonly liesUpTo: Limit
  /** As much of it is worth a word, mm of water. */
  readonly wet: Limit
}

/**
 * Snow and ice that lie at the beginning of step `index`, mm of water as it may be at most: none where it is too little
 * to be worth a word. Unknown where what is missing may have been snow.
 */
export function snowAtBegin(
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
 * The water of what lay at the beginning of step `from` and lies no more in step `index`, mm: it has come down like
 * rain since, at an hour that is not known. None while any of it lies, because that says enough.
 */
export function meltwater(
  steps: readonly WeatherStep[],
  from: number,
  index: number,
  rule: SnowRule,
): Maybe<number> {
  return lyingSnow(steps, index, rule) ? known(0) : snowAtBegin(steps, from, rule)
}

/**
 * Whether snow or ice lies in step `index`, on the field as on the leaves: as much as `wet` of what has come down in
 * this step or before, or lay already by a reading of its depth, cannot have melted since. A rule of thumb. Where
 * nothing tells of what lay before, that is missing, unless it is too warm for any.
 */
export function lyingSnow(
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
