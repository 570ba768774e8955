import { stepsInOrder } from '../steps/local-days.ts'
import type { WeatherStep } from '../steps/weather-step.ts'
import type { PlaceOnMap } from '../sun/daylight.ts'
import type { AlertSearchResult, SearchedWeather } from './alert.ts'
import { ALERT_KINDS, type AlertKind } from './alert-kinds.ts'
import { ALERT_LIMITS, type AlertLimits } from './alert-limits.ts'
import { findBlightEvents } from './blight-events.ts'
import { findCodeEvents } from './code-events.ts'
import { findFrostEvents, findGroundFrostEvents } from './frost-events.ts'
import { findPrecipitationEvents } from './precipitation-events.ts'
import { compareSeverity } from './severity.ts'
import {
  findGustEvents,
  findHeatStressEvents,
  findHeatWorkEvents,
  findWindChillEvents,
} from './threshold-events.ts'

const LOOK: Readonly<
  Record<AlertKind, (limits: AlertLimits, watched: SearchedWeather) => AlertSearchResult>
> = {
  frost: ({ frostC, groundFrostC }, watched) => findFrostEvents(frostC, groundFrostC, watched),
  ground_frost: ({ frostC, groundFrostC }, watched) => findGroundFrostEvents(groundFrostC, frostC, watched),
  gusts: ({ gustKmh }, watched) => findGustEvents(gustKmh, watched),
  heavy_rain: ({ rainMm24h }, watched) => findPrecipitationEvents('heavy_rain', rainMm24h, watched),
  heavy_snow: ({ snowMm24h }, watched) => findPrecipitationEvents('heavy_snow', snowMm24h, watched),
  freezing_rain: (_, watched) => findCodeEvents('freezing_rain', watched),
  thunderstorm: (_, watched) => findCodeEvents('thunderstorm', watched),
  hail: (_, watched) => findCodeEvents('hail', watched),
  heat_stress: ({ thi }, watched) => findHeatStressEvents(thi, watched),
  heat_work: ({ heatIndexC }, watched) => findHeatWorkEvents(heatIndexC, watched),
  wind_chill: ({ windChillC }, watched) => findWindChillEvents(windChillC, watched),
  blight: ({ blightHumidHours }, watched) => findBlightEvents(blightHumidHours, watched),
}

/**
 * Searches a forecast for the requested kinds of events, worst first. Kinds that could not be fully
 * checked are listed as unchecked: all of them if there are no steps.
 *
 * @param past elapsed steps, in which current events may have begun; steps also in the forecast are
 * ignored
 */
export function findAlerts(
  forecast: readonly WeatherStep[],
  place: PlaceOnMap,
  kinds: readonly AlertKind[] = ALERT_KINDS,
  limits: AlertLimits = ALERT_LIMITS,
  past: readonly WeatherStep[] = [],
): AlertSearchResult {
  const ahead = stepsInOrder(forecast)
  const fromDt = ahead[0]?.dt
  if (fromDt === undefined)
    return { alerts: [], unchecked: kinds.map((kind) => ({ kind, reason: { code: 'no_forecast' } })) }
  const steps = stepsInOrder([...past.filter(({ dt }) => dt < fromDt), ...ahead])
  const found = kinds.map((kind) => LOOK[kind](limits, { steps, ahead, fromDt, place }))
  return {
    alerts: found.flatMap(({ alerts }) => alerts).sort(compareSeverity),
    unchecked: found.flatMap(({ unchecked }) => unchecked),
  }
}
