import { dairyThi } from '../heat/dairy-thi.ts'
import type { QuantityName } from '../quantities.ts'
import { knownValue } from '../result.ts'
import { stepEnd, stepInterval, type WeatherStep } from '../steps/weather-step.ts'
import { stepFrost } from '../work/jobs/frost.ts'
import type { Limit } from '../work/limits/limit.ts'
import type { PlaceZone } from '../zone.ts'
import { type AlertKind, type Found, joinEvents, type Sighting } from './alert.ts'

/** Seconds without it that do not end an event. Frosts go by the night. */
const LULL = { frost: 0, gusts: 6 * 3600, heat_stress: 21 * 3600, heavy_rain: 0 } as const

const during = (step: WeatherStep, value: number): Sighting => ({
  ...stepInterval(step),
  value,
  atDt: step.dt,
})

const gap = (kind: AlertKind, missing: boolean, inputs: readonly QuantityName[]): Found['unchecked'] =>
  missing ? [{ kind, reason: { code: 'missing_some_hours', inputs } }] : []

/** What is missing may hide a figure at or below the limit, colder than the one given. */
const mayBeColder = (figure: number | undefined, possible: number | undefined, { value }: Limit): boolean =>
  possible === undefined || (possible <= value && possible < (figure ?? Infinity))

/** Air frost, one alert a night: the air at or below the limit. */
export function frostEvents(steps: readonly WeatherStep[], limit: Limit, place: PlaceZone): Found {
  const judged = steps.map((step) => ({ step, ...stepFrost(step, place) }))
  const sightings = judged.flatMap(({ step, airC }) =>
    airC !== undefined && airC <= limit.value ? [during(step, airC)] : [],
  )
  const missing = judged.some(({ airC, possible }) => mayBeColder(airC, possible.airC, limit))
  return {
    alerts: joinEvents('frost', sightings, limit, place, { lullSeconds: LULL.frost, worse: 'lower' }),
    unchecked: gap('frost', missing, ['tempC']),
  }
}

/** Ground frost, one alert a night, in nights without the frost `air` already tells of. */
export function groundFrostEvents(
  steps: readonly WeatherStep[],
  limit: Limit,
  place: PlaceZone,
  air: Found,
): Found {
  const judged = steps.map((step) => ({ step, ...stepFrost(step, place) }))
  const sightings = judged.flatMap(({ step, groundC }) =>
    groundC !== undefined && groundC <= limit.value ? [during(step, groundC)] : [],
  )
  const frosts = air.alerts.filter(({ value }) => value <= limit.value)
  const told = new Set(frosts.map(({ id }) => `ground_${id}`))
  const alerts = joinEvents('ground_frost', sightings, limit, place, {
    lullSeconds: LULL.frost,
    worse: 'lower',
  })
  return {
    alerts: alerts.filter(({ id }) => !told.has(id)),
    unchecked: gap(
      'ground_frost',
      judged.some(({ groundC, possible }) => mayBeColder(groundC, possible.groundC, limit)),
      ['tempC', 'cloudPct', 'windKmh'],
    ),
  }
}

/** Gusts at or above the limit; lulls of up to six hours belong to the same blow. */
export function gustEvents(steps: readonly WeatherStep[], limit: Limit, place: PlaceZone): Found {
  const sightings = steps.flatMap((step) =>
    step.gustKmh !== undefined && step.gustKmh >= limit.value ? [during(step, step.gustKmh)] : [],
  )
  const missing = steps.some(({ gustKmh }) => gustKmh === undefined)
  return {
    alerts: joinEvents('gusts', sightings, limit, place, { lullSeconds: LULL.gusts, worse: 'higher' }),
    unchecked: gap('gusts', missing, ['gustKmh']),
  }
}

/** Heat stress of cattle: THI at or above the limit; cooler nights between hot days do not end the spell (one hot
 * step a day is 21 hours apart). */
export function heatEvents(steps: readonly WeatherStep[], limit: Limit, place: PlaceZone): Found {
  const index = steps.map((step) => ({ step, thi: knownValue(dairyThi(step)) }))
  const sightings = index.flatMap(({ step, thi }) =>
    thi !== undefined && thi >= limit.value ? [during(step, thi)] : [],
  )
  const missing = index.some(({ thi }) => thi === undefined)
  return {
    alerts: joinEvents('heat_stress', sightings, limit, place, {
      lullSeconds: LULL.heat_stress,
      worse: 'higher',
    }),
    unchecked: gap('heat_stress', missing, ['tempC', 'humidityPct']),
  }
}

const DAY = 86_400

/** The rain of the 24 hours from step `index`, from its first wet step to its last. */
function dayOfRain(steps: readonly WeatherStep[], index: number): Sighting | undefined {
  const from = steps[index]
  if (!from?.rainMm) return undefined
  let total = 0
  let endDt = from.dt
  for (const step of steps.slice(index)) {
    const { dt, rainMm = 0 } = step
    if (dt >= from.dt + DAY) break
    total += rainMm
    if (rainMm > 0) endDt = stepEnd(step)
  }
  return { startDt: from.dt, endDt, value: total, atDt: from.dt }
}

/** Rain at or above the limit within any 24 hours; the value is the wettest 24 hours, which begin at `atDt`. */
export function rainEvents(steps: readonly WeatherStep[], limit: Limit, place: PlaceZone): Found {
  const sightings = steps
    .map((_, i) => dayOfRain(steps, i))
    .filter((rain) => rain !== undefined)
    .filter((rain) => rain.value >= limit.value)
  const missing = steps.some(({ rainMm }) => rainMm === undefined)
  return {
    alerts: joinEvents('heavy_rain', sightings, limit, place, {
      lullSeconds: LULL.heavy_rain,
      worse: 'higher',
    }),
    unchecked: gap('heavy_rain', missing, ['rainMm']),
  }
}
