import { maxSettledGust } from '../../air/gust-estimate.ts'
import { type Reading, stepEnds } from '../../steps/step-moments.ts'
import { stepEnd, type WeatherStep } from '../../steps/weather-step.ts'
import type { Limit } from '../limits/limit.ts'

/**
 * True if the provider never reports the value. A value missing only in some steps is a gap, which
 * has no substitute.
 */
const isGivenNowhere = (steps: readonly WeatherStep[], name: 'gustKmh' | 'pop'): boolean =>
  steps.every((step) => step[name] === undefined)

/** WMO codes for weather with its own gusts or rain: precipitation, showers, squalls, thunder. */
const isUnsettled = (code: number | undefined): boolean =>
  code === undefined || code === 17 || code === 18 || code >= 50

/**
 * True if the wind is too weak for a gust above the limit, when the provider reports no gusts.
 * {@link maxSettledGust} must be within the limit at both ends, without showers or thunder.
 */
export function windRulesOutGust(
  steps: readonly WeatherStep[],
  index: number,
  ends: readonly Reading[],
  limit: Limit,
): boolean {
  const winds = ends.flatMap(({ windKmh }) => windKmh ?? [])
  return (
    winds.length === ends.length &&
    maxSettledGust(Math.max(...winds)) <= limit.value &&
    !isUnsettled(steps[index]?.weatherCode) &&
    isGivenNowhere(steps, 'gustKmh')
  )
}

/**
 * Heuristic: with at most this cloud cover, %, and no precipitation forecast nearby in time, rain
 * is not expected.
 */
const FAIR_SKY_PCT = 50
/** Heuristic: hours before and after that must have no forecast precipitation. */
const DRY_AROUND_HOURS = 3

/**
 * True if amounts and sky make up for a missing chance of rain, a rule of thumb. At most half the
 * sky is cloudy at both ends and the weather code has no precipitation. Every step within three
 * hours before and after has data and is dry, even in its highest estimate.
 */
export function skyDeterminesChance(steps: readonly WeatherStep[], index: number): boolean {
  const step = steps[index]
  if (!step || isUnsettled(step.weatherCode)) return false
  const ends = stepEnds(steps, index)
  if (ends.length < 2 || ends.some(({ cloudPct }) => cloudPct === undefined || cloudPct > FAIR_SKY_PCT))
    return false
  return isDryAround(steps, index) && isGivenNowhere(steps, 'pop')
}

const isDry = ({ rainMm, maxRainMm }: WeatherStep): boolean => rainMm === 0 && (maxRainMm ?? 0) === 0

function isDryAround(steps: readonly WeatherStep[], index: number): boolean {
  const step = steps[index]
  if (!step || !isDry(step)) return false
  let from = step.dt
  for (let i = index - 1; from > step.dt - DRY_AROUND_HOURS * 3600; i--) {
    const before = steps[i]
    if (!before || stepEnd(before) < from || !isDry(before)) return false
    from = before.dt
  }
  let until = stepEnd(step)
  for (let i = index + 1; until < stepEnd(step) + DRY_AROUND_HOURS * 3600; i++) {
    const after = steps[i]
    if (!after || after.dt > until || !isDry(after)) return false
    until = stepEnd(after)
  }
  return true
}
