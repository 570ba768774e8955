import { quietGust } from '../../air/gust-estimate.ts'
import { endsOf, type Moment } from '../../steps/step-moments.ts'
import { stepEnd, type WeatherStep } from '../../steps/weather-step.ts'
import type { Limit } from '../limits/limit.ts'

/**
 * No step of the forecast has the figure: its provider does not give it. A figure that is missing between others, or
 * after them, is a hole, which nothing stands in for.
 */
const isGivenNowhere = (steps: readonly WeatherStep[], name: 'gustKmh' | 'pop'): boolean =>
  steps.every((step) => step[name] === undefined)

/** WMO's codes of weather that brings gusts or rain of its own: anything falling, showers, squalls, thunder. */
const isUnsettled = (code: number | undefined): boolean =>
  code === undefined || code === 17 || code === 18 || code >= 50

/**
 * Whether the wind settles a gust that the provider does not give: {@link quietGust} at both ends is within the limit,
 * and the weather is one without showers and thunder.
 */
export function settlesGust(
  steps: readonly WeatherStep[],
  index: number,
  ends: readonly Moment[],
  limit: Limit,
): boolean {
  const winds = ends.flatMap(({ windKmh }) => windKmh ?? [])
  return (
    winds.length === ends.length &&
    quietGust(Math.max(...winds)) <= limit.value &&
    !isUnsettled(steps[index]?.weatherCode) &&
    isGivenNowhere(steps, 'gustKmh')
  )
}

/** Heuristic: with no more cloud than this, %, and not a drop forecast around it, no rain is to be reckoned with. */
const FAIR_SKY_PCT = 50
/** Heuristic: how far around it not a drop may be forecast, h. */
const DRY_AROUND_HOURS = 3

/**
 * Whether amounts and sky settle a chance of rain that the provider does not give: half of the sky is clear at both
 * ends, nothing falls by the weather code, and no step within three hours before and after has any rain, not even by
 * its highest estimate. A rule of thumb; a step around it that is missing settles nothing.
 */
export function settlesChance(steps: readonly WeatherStep[], index: number): boolean {
  const step = steps[index]
  if (!step || isUnsettled(step.weatherCode)) return false
  const ends = endsOf(steps, index)
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
