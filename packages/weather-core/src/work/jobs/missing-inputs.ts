import { maxSettledGust } from '../../air/gust-estimate.ts'
import { type Reading, stepEnds } from '../../steps/step-moments.ts'
import { stepEnd, type WeatherStep } from '../../steps/weather-step.ts'
import type { Limit } from '../limits/limit.ts'

/**
 * True if no step of the forecast has the value, because the provider does not give it. A value missing between or
 * after others is a gap, which has no substitute.
 */
const isGivenNowhere = (steps: readonly WeatherStep[], name: 'gustKmh' | 'pop'): boolean =>
  steps.every((step) => step[name] === undefined)

/** WMO's codes of weather with its own gusts or rain: any precipitation, showers, squalls, thunder. */
const isUnsettled = (code: number | undefined): boolean =>
  code === undefined || code === 17 || code === 18 || code >= 50

/**
 * True if the wind rules out a gust that the provider does not give: {@link maxSettledGust} at both ends is within the
 * limit, and the weather has no showers or thunder.
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

/** Heuristic: with at most this cloud cover, %, and no precipitation forecast around it, rain is not expected. */
const FAIR_SKY_PCT = 50
/** Heuristic: period before and after without any forecast precipitation, h. */
const DRY_AROUND_HOURS = 3

/**
 * True if amounts and sky make up for a chance of rain that the provider does not give: half of the sky is clear at
 * both ends, the weather code has no precipitation, and no step within three hours before and after has any rain, even
 * in its highest estimate. A rule of thumb that needs every step in that period.
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
