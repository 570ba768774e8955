import { type Alert, spellsOf, type Unchecked } from '../alerts/alert.ts'
import { type AlertKind, isSign, type SignKind } from '../alerts/alert-kinds.ts'
import { LIMIT_OF_ALERT } from '../alerts/alert-limits.ts'
import { findAlerts } from '../alerts/find-alerts.ts'
import { outweighs } from '../alerts/gravity.ts'
import { keepIds, type NamedEvent } from '../alerts/keep-ids.ts'
import { dayAfter, stepsInOrder } from '../steps/local-days.ts'
import { stepEnd, type WeatherStep } from '../steps/weather-step.ts'
import type { PlaceOnMap } from '../sun/daylight.ts'
import { tonightAt } from '../sun/night.ts'
import { SURE_DAYS } from '../work/confidence.ts'
import { alertKindsFor } from '../work/farm/enterprise-needs.ts'
import type { Enterprise } from '../work/farm/enterprises.ts'
import { alertLimitsOf, farmOf, type OwnFarm } from '../work/farm/own-farm.ts'
import { judgeForecast } from '../work/judge-forecast.ts'
import type { Limit } from '../work/limits/limit.ts'
import { localDay, startOfDay } from '../zone.ts'
import { type DayStatement, statementsOfDays, type TimedWork } from './day-statement.ts'
import { isEvening } from './tonight.ts'

/** Farm settings that decide which alerts are checked and how they are worded. */
export interface OutlookFarm extends OwnFarm {
  enterprises?: readonly Enterprise[] | undefined
  /** Country of the farm, ISO 3166-1 alpha-2; undefined if not known. */
  country?: string | undefined
}

/** A checked type with its limit; types detected by the weather code have none. */
export type LookedFor = { kind: SignKind } | { kind: Exclude<AlertKind, SignKind>; limit: Limit }

/** Upcoming alerts at the farmer's limits. */
export interface AlertOutlook {
  /** One per event; in the evening tonight's frost first, then by severity. */
  found: Alert[]
  /** Types that could not be fully checked, with the reason. */
  unchecked: Unchecked[]
  /** Checked types and their limits. */
  limits: LookedFor[]
  /** End of the forecast, unix seconds; 0 without a step. */
  untilDt: number
  /** Start of the uncertain part of the forecast, unix seconds. */
  uncertainFromDt: number
}

/** Jobs included in a day's sentence: spraying, and baling on farms that make hay. More would not fit one sentence. */
export const spokenOf = ({ enterprises }: OutlookFarm): readonly TimedWork[] =>
  enterprises?.includes('dairy') ? ['spraying', 'hay'] : ['spraying']

/** Statements about every day of a forecast, judged at the farmer's limits; first day first. */
export function dayStatements(
  steps: readonly WeatherStep[],
  place: PlaceOnMap,
  own: OutlookFarm = {},
): DayStatement[] {
  return statementsOfDays(judgeForecast(steps, place, farmOf(own)), place, spokenOf(own))
}

/**
 * Searches for the alerts relevant to a farm. Not for sample weather.
 *
 * @param past elapsed steps
 * @param named earlier reported events, whose ids are reused for those still present
 */
export function alertOutlook(
  steps: readonly WeatherStep[],
  place: PlaceOnMap,
  own: OutlookFarm = {},
  past: readonly WeatherStep[] = [],
  named: readonly NamedEvent[] = [],
): AlertOutlook {
  const kinds = alertKindsFor(own.enterprises)
  const limits = alertLimitsOf(own)
  const [first] = stepsInOrder(steps)
  const { alerts, unchecked } = findAlerts(steps, place, kinds, limits, past)
  const fromDt = first?.dt ?? 0
  return {
    found: tonightFirst(keepIds(alerts, named, fromDt), steps, place),
    unchecked,
    limits: kinds.map((kind) => (isSign(kind) ? { kind } : { kind, limit: limits[LIMIT_OF_ALERT[kind]] })),
    uncertainFromDt: startOfDay(place, dayAfter(localDay(place, fromDt), SURE_DAYS)),
    untilDt: steps.reduce((latest, step) => Math.max(latest, stepEnd(step)), 0),
  }
}

const COLD: ReadonlySet<AlertKind> = new Set(['frost', 'ground_frost'])

/** In the evening, and until sunrise, tonight's frost comes first, after grave events of tonight. */
function tonightFirst(alerts: readonly Alert[], steps: readonly WeatherStep[], place: PlaceOnMap): Alert[] {
  const [first] = stepsInOrder(steps)
  const night = first && tonightAt(place, first.dt)
  if (!first || !night || !isEvening(first, night, place)) return [...alerts]
  const isOfTonight = (alert: Alert) => spellsOf(alert).some(({ startDt }) => startDt < night.endDt)
  const isFrost = (alert: Alert) => COLD.has(alert.kind) && isOfTonight(alert)
  const frost = alerts.find(isFrost)
  const isFirst = (alert: Alert) =>
    isFrost(alert) || (frost !== undefined && isOfTonight(alert) && outweighs(alert, frost))
  return [...alerts.filter(isFirst), ...alerts.filter((alert) => !isFirst(alert))]
}
