import { known, type Maybe, mapKnown, unknown } from '../../result.ts'
import { stepEnd, stepHours, type WeatherStep } from '../../steps/weather-step.ts'
import type { Limit } from '../limits/limit.ts'
import { lyingSnowReason, meltwater, type SnowRule } from '../surface/lying-snow.ts'
import type { Reason } from '../verdict.ts'
import { skyDeterminesChance } from './missing-inputs.ts'
import { wetLimit } from './wet-limit.ts'
import { possibleWetHour, type WithinStepVariation } from './within-step-variation.ts'

export interface PrecedingWater {
  mm: number
  /** The part that is meltwater of older snow, mm. */
  meltMm: number
  /** Known steps in which the rain fell. */
  fellIn: readonly WeatherStep[]
}

/**
 * Rain and meltwater in the `hours` before step `index`. If the steps do not reach back far enough,
 * `rainBeforeMm` is used for the day before the first step. If that is missing, or there is a gap,
 * the result is unknown.
 */
export function precedingWater(
  steps: readonly WeatherStep[],
  index: number,
  hours: number,
  rainBeforeMm: number | undefined,
  snow: SnowRule,
): Maybe<PrecedingWater> {
  const now = steps[index]
  if (!now) return unknown('missing', { inputs: ['rainMm'] })
  const from = now.dt - hours * 3600
  const fellIn: WeatherStep[] = []
  let reached = now.dt
  let first = index
  for (; first > 0 && reached > from; first--) {
    const step = steps[first - 1]
    if (!step || stepEnd(step) < reached || step.rainMm === undefined)
      return unknown('missing_some_hours_before', { inputs: ['rainMm'] })
    if (step.rainMm > 0) fellIn.unshift(step)
    reached = step.dt
  }
  if (reached > from && rainBeforeMm === undefined) return unknown('rain_before_unknown')
  const fellMm = fellIn.reduce(
    (sum, { rainMm = 0 }) => sum + rainMm,
    reached > from ? (rainBeforeMm ?? 0) : 0,
  )
  return mapKnown(meltwater(steps, first, index, snow), (meltMm) =>
    known({ mm: fellMm + meltMm, meltMm, fellIn }),
  )
}

export interface Soaking extends PrecedingWater {
  isOver: boolean
}

/**
 * Finds the last soaking before step `index`: rain and meltwater within `hours`, ending at most
 * `hours` ago. Undefined if there were only small amounts. If recent rain may have ended a soaking,
 * unknown in the same cases as {@link precedingWater}.
 *
 * @param soaked minimum amount of a soaking, exclusive, mm; `wet` is the amount at which a step
 * counts as rain, mm in 3 hours
 */
export function lastSoaking(
  steps: readonly WeatherStep[],
  index: number,
  { hours, soaked, wet }: { hours: number; soaked: number; wet: Limit },
  rainBeforeMm: number | undefined,
  snow: SnowRule,
): Maybe<Soaking | undefined> {
  const now = steps[index]
  if (!now) return unknown('missing', { inputs: ['rainMm'] })
  // Snow that still lies has its own reason.
  if (lyingSnowReason(steps, index, snow)) return known(undefined)
  let unsure: Maybe<undefined> = known(undefined)
  for (let i = index; i > 0; i--) {
    const last = steps[i - 1]
    if (!last || stepEnd(last) <= now.dt - hours * 3600) break
    const isMelting = lyingSnowReason(steps, i - 1, snow) !== undefined
    if (i < index && !isMelting && (last.rainMm ?? 0) < wetLimit(wet, last).value) continue
    // In a longer step the rain may have ended in any hour, and snow may have melted sooner than
    // assumed.
    const further = i === index ? 0 : isMelting ? hours : stepHours(last) - 1
    const before = precedingWater(steps, i, hours + further, rainBeforeMm, snow)
    if (before.known && before.value.mm > soaked)
      return known({ ...before.value, isOver: stepEnd(last) < now.dt })
    if (!before.known) unsure = before
  }
  return unsure
}

export interface FollowingRain {
  /** The first wet step, if any. `byChance` is true if only its chance of rain makes it wet. */
  wet: { step: WeatherStep; byChance: boolean } | undefined
  /** Start of the first step with a missing chance of rain and no substitute for it. */
  chanceMissingDt: number | undefined
  /** Reason if a long step has only light rain, because all of it could fall in one hour. */
  little: Reason | undefined
}

/**
 * Finds rain within `hours` after step `index`, by a wet amount (mm in three hours) and a chance
 * (0..1). A wet step is found even if another lacks data. Otherwise the result is unknown if an
 * amount is missing or the forecast ends too soon. A missing chance is reported, and amounts are
 * judged without it.
 */
export function followingRain(
  steps: readonly WeatherStep[],
  index: number,
  hours: number,
  wet: { rainMm: Limit; pop: number; between: WithinStepVariation },
): Maybe<FollowingRain> {
  const now = steps[index]
  if (!now) return unknown('missing', { inputs: ['rainMm'] })
  const until = stepEnd(now) + hours * 3600
  let reached = stepEnd(now)
  let gap = false
  let chanceMissingDt: number | undefined
  let little: Reason | undefined
  for (let i = index + 1; i < steps.length && reached < until; i++) {
    const step = steps[i]
    if (!step || step.dt > reached) break
    const { rainMm, pop } = step
    const isWet = rainMm !== undefined && rainMm >= wetLimit(wet.rainMm, step).value
    if (isWet) return known({ wet: { step, byChance: false }, chanceMissingDt, little })
    if (pop !== undefined && pop >= wet.pop)
      return known({ wet: { step, byChance: true }, chanceMissingDt, little })
    if (rainMm === undefined) gap = true
    if (pop === undefined && !skyDeterminesChance(steps, i)) chanceMissingDt ??= step.dt
    little ??= possibleWetHour(step, wet.rainMm, wet.between)
    reached = stepEnd(step)
  }
  if (gap) return unknown('missing_some_hours_after', { inputs: ['rainMm'] })
  if (reached < until) return unknown('ends_before_hours_after', { hours })
  return known({ wet: undefined, chanceMissingDt, little })
}
