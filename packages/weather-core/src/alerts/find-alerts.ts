import { inOrder } from '../steps/local-days.ts'
import type { WeatherStep } from '../steps/weather-step.ts'
import type { FarmPlace } from '../sun/daylight.ts'
import { ALERT_KINDS, type AlertKind, type Found } from './alert.ts'
import { ALERT_LIMITS, type AlertLimits } from './alert-limits.ts'
import { blightEvents } from './blight-events.ts'
import { frostEvents, groundFrostEvents, gustEvents, heatEvents, rainEvents } from './weather-events.ts'

/**
 * Looks for the kinds of event asked for in a forecast, one alert an event, soonest first, and says which kinds could
 * not be looked for throughout. No steps: nothing could be.
 */
export function findAlerts(
  forecast: readonly WeatherStep[],
  place: FarmPlace,
  kinds: readonly AlertKind[] = ALERT_KINDS,
  limits: AlertLimits = ALERT_LIMITS,
): Found {
  const steps = inOrder(forecast)
  if (steps.length === 0)
    return { alerts: [], unchecked: kinds.map((kind) => ({ kind, reason: { code: 'no_forecast' } })) }
  const look: Readonly<Record<AlertKind, () => Found>> = {
    frost: () => frostEvents(steps, limits.frostC, place),
    ground_frost: () =>
      groundFrostEvents(steps, limits.groundFrostC, place, frostEvents(steps, limits.frostC, place)),
    gusts: () => gustEvents(steps, limits.gustKmh, place),
    heavy_rain: () => rainEvents(steps, limits.rainMm24h, place),
    heat_stress: () => heatEvents(steps, limits.thi, place),
    blight: () => blightEvents(steps, limits.blightHumidHours, place),
  }
  const found = kinds.map((kind) => look[kind]())
  return {
    alerts: found.flatMap(({ alerts }) => alerts).sort((a, b) => a.startDt - b.startDt),
    unchecked: found.flatMap(({ unchecked }) => unchecked),
  }
}
