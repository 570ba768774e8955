import type { AlertKind } from '../alerts/alert.ts'
import { findAlerts } from '../alerts/find-alerts.ts'
import { stepEnd, type WeatherStep } from '../steps/weather-step.ts'
import type { FarmPlace } from '../sun/daylight.ts'
import { alertKindsFor } from '../work/farm/enterprise-needs.ts'
import type { Enterprise } from '../work/farm/enterprises.ts'
import { alertLimitsOf, farmOf, type OwnFarm } from '../work/farm/own-farm.ts'
import { type JudgedDay, judgeForecast } from '../work/judge-forecast.ts'
import { ALERT_LIMIT, ALERT_NAMES } from './alert-names.ts'
import { daySummary, type TimedWork } from './day-summary.ts'
import { displayUnits, sayFigure } from './display-units.ts'
import { LIMIT_NAMES } from './limit-names.ts'
import { sayAlert } from './say-alert.ts'

/** What a farmer says of the farm, as far as it decides what is looked for and how it is told. */
export interface OutlookFarm extends OwnFarm {
  enterprises?: readonly Enterprise[] | undefined
}

/** A day at the place ('YYYY-MM-DD') in one sentence. */
export interface DayOutlook {
  day: string
  sentence: string
}

/** What lies ahead at the farmer's limits, in words. */
export interface AlertOutlook {
  /** One an event, soonest first, until `endDt` (unix seconds). */
  found: { id: string; kind: AlertKind; sentence: string; endDt: number }[]
  /** What could not be looked for throughout, and why. */
  unchecked: { kind: AlertKind; name: string; reason: string }[]
  /** What was looked for: from which figure on, and who publishes it. */
  limits: { kind: AlertKind; name: string; figure: string; publisher: string }[]
  /** How far the forecast reaches, unix seconds; 0 without a step. */
  untilDt: number
}

/** The jobs that a day's sentence speaks of: spraying, and baling where hay is made. More would not be one sentence. */
const spokenOf = ({ enterprises }: OutlookFarm): readonly TimedWork[] =>
  enterprises?.includes('dairy') ? ['spraying', 'hay'] : ['spraying']

/** Every day of a forecast in a sentence, in the farmer's units, judged at the farmer's limits; first day first. */
export function dayOutlooks(
  steps: readonly WeatherStep[],
  place: FarmPlace,
  own: OutlookFarm = {},
): DayOutlook[] {
  return judgeForecast(steps, place, farmOf(own)).map((day) => dayOutlook(day, place, own))
}

/** A day that was judged for a farm, in a sentence. */
export const dayOutlook = (day: JudgedDay, place: FarmPlace, own: OutlookFarm = {}): DayOutlook => ({
  day: day.key,
  sentence: daySummary(day, place, displayUnits(own.units), spokenOf(own)),
})

/**
 * Looks for what a farm of these kinds wants to be told of, and says it in the farmer's units. Not for made-up weather.
 */
export function alertOutlook(
  steps: readonly WeatherStep[],
  place: FarmPlace,
  own: OutlookFarm = {},
): AlertOutlook {
  const units = displayUnits(own.units)
  const kinds = alertKindsFor(own.enterprises)
  const limits = alertLimitsOf(own)
  const { alerts, unchecked } = findAlerts(steps, place, kinds, limits)
  return {
    found: alerts.map((alert) => ({
      id: alert.id,
      kind: alert.kind,
      sentence: sayAlert(alert, place, units),
      endDt: alert.endDt,
    })),
    unchecked: unchecked.map(({ kind, reason }) => ({ kind, name: ALERT_NAMES[kind], reason })),
    limits: kinds.map((kind) => {
      const { value, unit, publisher } = limits[ALERT_LIMIT[kind]]
      const name = LIMIT_NAMES.alerts[ALERT_LIMIT[kind]]
      return { kind, name, figure: sayFigure(value, unit, units), publisher }
    }),
    untilDt: steps.reduce((latest, step) => Math.max(latest, stepEnd(step)), 0),
  }
}
