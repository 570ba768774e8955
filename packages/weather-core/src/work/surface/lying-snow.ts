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

/** What lies in a step and at its end, mm of water as it may be at most, and what is missing to be sure of it. */
interface Lying {
  mm: number
  leftMm: number
  gap: Reason | undefined
}

/** Worked out once for the steps of a forecast, which every job asks about in every step. */
const worked = new WeakMap<readonly WeatherStep[], Map<number, readonly Lying[]>>()

function lyingThroughout(steps: readonly WeatherStep[], liesUpTo: Limit): readonly Lying[] {
  const known = worked.get(steps) ?? new Map<number, readonly Lying[]>()
  worked.set(steps, known)
  const found = known.get(liesUpTo.value)
  if (found) return found
  let left = 0
  let gap: Reason | undefined
  const all = steps.map((step): Lying => {
    if (left === 0) gap = undefined
    const fallen = frozenFall(step)
    if (fallen > 0 && step.rainMm === undefined) gap ??= missing('rainMm', step.dt)
    else if (fallen > 0 && step.tempC === undefined) gap ??= missing('tempC', step.dt)
    const mm = left + fallen
    left = mm === 0 ? 0 : Math.max(0, mm - melted(step, liesUpTo))
    return { mm, leftMm: left, gap }
  })
  known.set(liesUpTo.value, all)
  return all
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
  const { leftMm = 0, gap } = lyingThroughout(steps, liesUpTo)[index - 1] ?? {}
  if (leftMm < wet.value) return known(0)
  return gap ? unknown('missing', { inputs: gap.input ? [gap.input] : [] }) : known(leftMm)
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
 * Whether snow or ice lies in step `index`, on the field as on the leaves: as much as `wet` of what has come down, in
 * this step or before, cannot have melted since. A rule of thumb; what the forecast does not reach back to is not
 * looked for.
 */
export function lyingSnow(
  steps: readonly WeatherStep[],
  index: number,
  { liesUpTo, wet }: SnowRule,
): Reason | undefined {
  const { mm = 0, gap } = lyingThroughout(steps, liesUpTo)[index] ?? {}
  if (mm < wet.value) return undefined
  return gap ?? { code: 'snow_lies', verdict: 'dont', value: mm, limit: wet, atDt: steps[index]?.dt ?? 0 }
}
