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

/** Farm settings that decide which alerts are checked and how they are worded. */
export interface OutlookFarm extends FarmProfile {
  enterprises?: readonly Enterprise[] | undefined
  /** Country of the farm, ISO 3166-1 alpha-2; undefined if not known. */
  country?: string | undefined
}

/** A checked alert type with its limit; types detected by the weather code have none. */
export type CheckedAlert = { kind: CodeAlertKind } | { kind: Exclude<AlertKind, CodeAlertKind>; limit: Limit }

/** Upcoming alerts at the farmer's limits. */
export interface AlertOutlook {
  /** One alert per event; in the evening tonight's frost first, then by severity. */
  found: Alert[]
  /** Types that could not be fully checked, with the reason. */
  unchecked: UncheckedAlert[]
  /** Checked types and their limits. */
  limits: CheckedAlert[]
  /** End of the forecast, unix seconds; 0 without a step. */
  untilDt: number
  /** Start of the uncertain part of the forecast, unix seconds. */
  uncertainFromDt: number
}

/** Jobs included in a day's sentence: spraying, and baling on farms that make hay. More would not fit one sentence. */
export const sentenceJobs = ({ enterprises }: OutlookFarm): readonly TimedWork[] =>
  enterprises?.includes('dairy') ? ['spraying', 'hay'] : ['spraying']

/** Statements about every day of a forecast, judged at the farmer's limits; first day first. */
export function judgeDayStatements(
  steps: readonly WeatherStep[],
  place: PlaceOnMap,
  own: OutlookFarm = {},
): DayStatement[] {
  return createDayStatements(judgeForecast(steps, place, createFarmRules(own)), place, sentenceJobs(own))
}

/**
 * Searches for the alerts relevant to a farm. Not for sample weather.
 *
 * @param past elapsed steps
 * @param named earlier reported events, whose ids are reused for those still present
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

/** In the evening, and until sunrise, tonight's frost comes first, after grave events of tonight. */
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
