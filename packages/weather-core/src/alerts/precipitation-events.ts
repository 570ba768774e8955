import { type Precipitation, stepPrecipitation, wetThresholdMm } from '../steps/precipitation.ts'
import { isUndeterminedKind } from '../steps/precipitation-kind.ts'
import { stepEnd, type WeatherStep } from '../steps/weather-step.ts'
import type { UnknownReasonCode } from '../unknown-reason.ts'
import type { Limit } from '../work/limits/limit.ts'
import type { AlertSearchResult, Exceedance, SearchedWeather, UncheckedAlert } from './alert.ts'
import { joinEvents } from './join-events.ts'

const DAY = 86_400
type FallKind = 'heavy_rain' | 'heavy_snow'

/** Fields with the minimum and the maximum amount of each kind in a step, mm of water. */
const OF_KIND: Readonly<
  Record<FallKind, readonly [counted: keyof Precipitation, most: keyof Precipitation]>
> = {
  heavy_rain: ['rainMm', 'mostRainMm'],
  heavy_snow: ['snowMm', 'mostSnowMm'],
}

/** Precipitation in the 24 hours from step `index`, trimmed to its wet steps. */
function dayOfFall(
  steps: readonly WeatherStep[],
  index: number,
  mm: (step: WeatherStep) => number,
): (Exceedance & { value: number }) | undefined {
  const from = steps[index]
  if (!from || mm(from) === 0) return undefined
  let value = 0
  let endDt = from.dt
  for (let i = index; i < steps.length; i++) {
    const step = steps[i]
    if (!step || step.dt >= from.dt + DAY) break
    const amount = mm(step)
    value += amount
    if (amount > 0) endDt = stepEnd(step)
  }
  return { startDt: from.dt, endDt, value, atDt: from.dt }
}

function heavy({ steps, fromDt }: SearchedWeather, limit: Limit, mm: (step: WeatherStep) => number) {
  return steps
    .map((_, i) => dayOfFall(steps, i, mm))
    .filter((fall) => fall !== undefined)
    .filter(({ value, endDt }) => value >= limit.value && endDt > fromDt)
}

/** True if a 24-hour total reaches the limit only by counting precipitation of uncertain kind. */
function isOpen(
  { steps }: SearchedWeather,
  fromDt: number,
  limit: Limit,
  counted: keyof Precipitation,
): boolean {
  const sure = steps
    .filter(({ dt }) => dt >= fromDt && dt < fromDt + DAY)
    .map((step) => {
      const fall = stepPrecipitation(step)
      return fall && !isUndeterminedKind(fall, step) ? fall[counted] : 0
    })
  return sure.reduce((sum, mm) => sum + mm, 0) < limit.value
}

function isPastUnknown({ steps, fromDt }: SearchedWeather): boolean {
  const past = steps.filter((step) => step.dt < fromDt && stepEnd(step) > fromDt - DAY)
  const [first] = past
  return !first || first.dt > fromDt - DAY || past.some(({ rainMm }) => rainMm === undefined)
}

/**
 * Finds rain, or snow as water, at or above the limit in any 24 hours, past and future. The value
 * is the total of the wettest 24 hours, which begin at `atDt`. `fall` is 'either' if the limit is
 * reached only with precipitation of uncertain kind. Missing past data only matters if more
 * precipitation is forecast.
 */
export function findPrecipitationEvents(
  kind: FallKind,
  limit: Limit,
  watched: SearchedWeather,
): AlertSearchResult {
  const [counted, most] = OF_KIND[kind]
  const amounts = (of: keyof Precipitation) => (step: WeatherStep) => stepPrecipitation(step)?.[of] ?? 0
  const sightings = heavy(watched, limit, amounts(counted))
  const reason = whyUnchecked()
  const unchecked: UncheckedAlert[] = reason === undefined ? [] : [{ kind, reason: reason }]
  return {
    alerts: joinEvents(kind, sightings, watched, { limit, lullSeconds: 0, worse: 'higher' }).map((alert) =>
      isOpen(watched, alert.atDt, limit, counted) ? { ...alert, fall: 'either' } : alert,
    ),
    unchecked,
  }

  function whyUnchecked(): { code: UnknownReasonCode; inputs?: readonly ['rainMm'] } | undefined {
    const { ahead, fromDt } = watched
    if (ahead.some(({ rainMm }) => rainMm === undefined))
      return { code: 'missing_some_hours', inputs: ['rainMm'] }
    const isWetSoon = ahead.some(
      (step) => step.dt < fromDt + DAY && amounts(most)(step) >= wetThresholdMm(step),
    )
    if (isWetSoon && isPastUnknown(watched)) return { code: 'rain_before_unknown' }
    const found = new Map(sightings.map(({ startDt, value }) => [startDt, value]))
    const isMore = heavy(watched, limit, amounts(most)).some(
      ({ startDt, value }) => value > (found.get(startDt) ?? 0) + 1e-9,
    )
    return isMore ? { code: 'fall_unsaid' } : undefined
  }
}
