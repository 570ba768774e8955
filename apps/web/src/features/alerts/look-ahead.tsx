import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Forecast } from '@smart-farming/contracts/weather'
import { findAlerts } from '@smart-farming/weather-core/alerts/find-alerts'
import { weatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { displayUnits } from '@smart-farming/weather-core/words/display-units'
import { sayAlert } from '@smart-farming/weather-core/words/say-alert'
import { alertKindsFor } from '@smart-farming/weather-core/work/enterprises'
import { alertLimitsOf } from '@smart-farming/weather-core/work/own-farm'
import type { ReactNode } from 'react'
import { weekdayTime } from '../../place-time.ts'
import { AlertList } from './alert-list.tsx'
import { KIND_WORDS } from './kind-words.ts'

/** What a forecast holds at the farmer's limits. */
export interface Ahead {
  /** A sentence for each event, soonest first. */
  sentences: string[]
  /** Kinds of event that could not be looked for throughout. */
  unchecked: string[]
  /** How far the forecast reaches: 'Friday 18:00'. */
  until: string
  /** All of it, with its evidence. */
  list: ReactNode
}

/** Looks for events that are not over at `now` (unix seconds) in a real forecast. Sample weather must not be given. */
export function lookAhead(forecast: Forecast, own: FarmSettings, now: number): Ahead {
  const { list, city } = forecast
  const zone = { zone: city.zone, offsetSeconds: city.timezone }
  const place = { ...zone, latDeg: city.coord.lat, lonDeg: city.coord.lon }
  const units = displayUnits(own.units)
  const kinds = alertKindsFor(own.enterprises)
  const limits = alertLimitsOf(own)
  const found = findAlerts(list.map(weatherStep), place, kinds, limits)
  const alerts = found.alerts
    .filter(({ endDt }) => endDt > now)
    .map((alert) => ({ ...alert, sentence: sayAlert(alert, zone, units) }))
  return {
    sentences: alerts.map(({ sentence }) => sentence),
    unchecked: found.unchecked.map(({ kind }) => KIND_WORDS[kind]),
    until: weekdayTime(zone, (list.at(-1)?.dt ?? now) + 10_800),
    list: (
      <AlertList
        alerts={alerts}
        unchecked={found.unchecked}
        kinds={kinds}
        limits={limits}
        forecast={forecast}
        units={units}
        now={now}
      />
    ),
  }
}
