import { stepsInOrder } from '../steps/local-days.ts'
import type { WeatherStep } from '../steps/weather-step.ts'
import type { PlaceOnMap } from '../sun/daylight.ts'
import type { Found, Watched } from './alert.ts'
import { ALERT_KINDS, type AlertKind } from './alert-kinds.ts'
import { ALERT_LIMITS, type AlertLimits } from './alert-limits.ts'
import { blightEvents } from './blight-events.ts'
import { fallEvents } from './fall-events.ts'
import { gustEvents, heatStressEvents, heatWorkEvents, windChillEvents } from './figure-events.ts'
import { frostEvents, groundFrostEvents } from './frost-events.ts'
import { byGravity } from './gravity.ts'
import { signEvents } from './sign-events.ts'

const LOOK: Readonly<Record<AlertKind, (limits: AlertLimits, watched: Watched) => Found>> = {
  frost: ({ frostC, groundFrostC }, watched) => frostEvents(frostC, groundFrostC, watched),
  ground_frost: ({ frostC, groundFrostC }, watched) => groundFrostEvents(groundFrostC, frostC, watched),
  gusts: ({ gustKmh }, watched) => gustEvents(gustKmh, watched),
  heavy_rain: ({ rainMm24h }, watched) => fallEvents('heavy_rain', rainMm24h, watched),
  heavy_snow: ({ snowMm24h }, watched) => fallEvents('heavy_snow', snowMm24h, watched),
  freezing_rain: (_, watched) => signEvents('freezing_rain', watched),
  thunderstorm: (_, watched) => signEvents('thunderstorm', watched),
  hail: (_, watched) => signEvents('hail', watched),
  heat_stress: ({ thi }, watched) => heatStressEvents(thi, watched),
  heat_work: ({ heatIndexC }, watched) => heatWorkEvents(heatIndexC, watched),
  wind_chill: ({ windChillC }, watched) => windChillEvents(windChillC, watched),
  blight: ({ blightHumidHours }, watched) => blightEvents(blightHumidHours, watched),
}

/**
 * Searches a forecast for the requested types of events: one alert per event, worst first, with the types that could
 * not be fully checked. Without steps, none could.
 *
 * @param past elapsed steps: an event that they began lasts until it ends. Those also in the forecast are ignored
 */
export function findAlerts(
  forecast: readonly WeatherStep[],
  place: PlaceOnMap,
  kinds: readonly AlertKind[] = ALERT_KINDS,
  limits: AlertLimits = ALERT_LIMITS,
  past: readonly WeatherStep[] = [],
): Found {
  const ahead = stepsInOrder(forecast)
  const fromDt = ahead[0]?.dt
  if (fromDt === undefined)
    return { alerts: [], unchecked: kinds.map((kind) => ({ kind, reason: { code: 'no_forecast' } })) }
  const steps = stepsInOrder([...past.filter(({ dt }) => dt < fromDt), ...ahead])
  const found = kinds.map((kind) => LOOK[kind](limits, { steps, ahead, fromDt, place }))
  return {
    alerts: found.flatMap(({ alerts }) => alerts).sort(byGravity),
    unchecked: found.flatMap(({ unchecked }) => unchecked),
  }
}
