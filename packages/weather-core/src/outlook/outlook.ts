import { type Alert, splitSpells, type UncheckedAlert } from '../alerts/alert.ts'
import { type AlertKind, type CodeAlertKind, isCodeAlert } from '../alerts/alert-kinds.ts'
import { ALERT_LIMIT_KEYS } from '../alerts/alert-limits.ts'
import { type IdentifiedEvent, reuseEventIds } from '../alerts/event-ids.ts'
import { findAlerts } from '../alerts/find-alerts.ts'
import { isMoreUrgentThan } from '../alerts/severity.ts'
import { addDays, stepsInOrder } from '../steps/local-days.ts'
import { stepEnd, type WeatherStep } from '../steps/weather-step.ts'
import type { PlaceOnMap } from '../sun/daylight.ts'
import { findTonight } from '../sun/night.ts'
import { CONFIDENT_DAYS } from '../work/confidence.ts'
import { alertKindsFor } from '../work/farm/enterprise-needs.ts'
import type { Enterprise } from '../work/farm/enterprises.ts'
import { createAlertLimits, createFarmRules, type FarmProfile } from '../work/farm/own-farm.ts'
import { judgeForecast } from '../work/judge-forecast.ts'
import type { Limit } from '../work/limits/limit.ts'
import { localDay, startOfDay } from '../zone.ts'
import { createDayStatements, type DayStatement, type TimedWork } from './day-statement.ts'
import { isEvening } from './tonight.ts'

export interface OutlookFarm extends FarmProfile {
  enterprises?: readonly Enterprise[] | undefined
  /** ISO 3166-1 alpha-2, if known. */
  country?: string | undefined
}

/** Kinds detected from the weather code have no limit. */
export type CheckedAlert = { kind: CodeAlertKind } | { kind: Exclude<AlertKind, CodeAlertKind>; limit: Limit }

/** Upcoming alerts at the farmer's limits. */
export interface AlertOutlook {
  /** One alert per event, sorted by severity. In the evening, tonight's frost comes first. */
  found: Alert[]
  /** Kinds that could not be fully checked, with the reason. */
  unchecked: UncheckedAlert[]
  limits: CheckedAlert[]
  /** End of the forecast, unix seconds; 0 if there are no steps. */
  untilDt: number
  /** Start of the forecast's uncertain part, unix seconds. */
  uncertainFromDt: number
}

/**
 * Jobs in a day's sentence: spraying, and baling on dairy farms. More would not fit in one
 * sentence.
 */
export const sentenceJobs = ({ enterprises }: OutlookFarm): readonly TimedWork[] =>
  enterprises?.includes('dairy') ? ['spraying', 'hay'] : ['spraying']

/** Judges every day of a forecast at the farmer's limits, first day first. */
export function judgeDayStatements(
  steps: readonly WeatherStep[],
  place: PlaceOnMap,
  own: OutlookFarm = {},
): DayStatement[] {
  return createDayStatements(judgeForecast(steps, place, createFarmRules(own)), place, sentenceJobs(own))
}

/**
 * Finds the alerts relevant to a farm. Not for sample weather.
 *
 * @param past elapsed steps
 * @param named previously reported events; those still present keep their ids
 */
export function findAlertOutlook(
  steps: readonly WeatherStep[],
  place: PlaceOnMap,
  own: OutlookFarm = {},
  past: readonly WeatherStep[] = [],
  named: readonly IdentifiedEvent[] = [],
): AlertOutlook {
  const kinds = alertKindsFor(own.enterprises)
  const limits = createAlertLimits(own)
  const [first] = stepsInOrder(steps)
  const { alerts, unchecked } = findAlerts(steps, place, kinds, limits, past)
  const fromDt = first?.dt ?? 0
  return {
    found: tonightFirst(reuseEventIds(alerts, named, fromDt), steps, place),
    unchecked,
    limits: kinds.map((kind) =>
      isCodeAlert(kind) ? { kind } : { kind, limit: limits[ALERT_LIMIT_KEYS[kind]] },
    ),
    uncertainFromDt: startOfDay(place, addDays(localDay(place, fromDt), CONFIDENT_DAYS)),
    untilDt: steps.reduce((latest, step) => Math.max(latest, stepEnd(step)), 0),
  }
}

const COLD: ReadonlySet<AlertKind> = new Set(['frost', 'ground_frost'])

/** From evening to sunrise, tonight's frost comes first, after any grave event of the night. */
function tonightFirst(alerts: readonly Alert[], steps: readonly WeatherStep[], place: PlaceOnMap): Alert[] {
  const [first] = stepsInOrder(steps)
  const night = first && findTonight(place, first.dt)
  if (!first || !night || !isEvening(first, night, place)) return [...alerts]
  const isOfTonight = (alert: Alert) => splitSpells(alert).some(({ startDt }) => startDt < night.endDt)
  const isFrost = (alert: Alert) => COLD.has(alert.kind) && isOfTonight(alert)
  const frost = alerts.find(isFrost)
  const isFirst = (alert: Alert) =>
    isFrost(alert) || (frost !== undefined && isOfTonight(alert) && isMoreUrgentThan(alert, frost))
  return [...alerts.filter(isFirst), ...alerts.filter((alert) => !isFirst(alert))]
}
