import { type Alert, splitSpells } from '../alerts/alert.ts'
import type { AlertKind } from '../alerts/alert-kinds.ts'
import { isMoreUrgentThan } from '../alerts/severity.ts'
import { addDays } from '../steps/local-days.ts'
import type { Interval, PlaceOnMap } from '../sun/daylight.ts'
import { nightFollowing } from '../sun/night.ts'
import type { JudgedDay } from '../work/judge-forecast.ts'
import { type Reason, type Verdict, worstReasons } from '../work/verdict.ts'
import { localDay } from '../zone.ts'
import { createNightStatement, isEvening, type NightStatement, overlapsNight } from './tonight.ts'

/** A night's threats until sunrise. The answer expires at `untilDt` (unix seconds). */
export interface NightAnswer {
  night: NightStatement
  /** `dont` for a frost, `unknown` if missing data may hide one. */
  verdict: Verdict
  /** The worst frost reason of each kind, with its hours. */
  reasons: Reason[]
  /**
   * The event's spell before sunrise. If there is also a frost, only a grave event that is worse.
   */
  threat?: Alert
  /** With a threat: the coldest hour of the next frost, unix seconds. */
  frostDt?: number
  /** The threat is already present before the night begins. */
  isByDay?: true
  untilDt: number
}

const FROSTS: ReadonlySet<AlertKind> = new Set(['frost', 'ground_frost'])
/** Frost has its own verdict, and blight develops over days. */
const NO_THREAT_OF_A_NIGHT: ReadonlySet<AlertKind> = new Set([...FROSTS, 'blight'])

const frostOfNight = (alerts: readonly Alert[], { startDt, endDt }: Interval): Alert | undefined =>
  alerts.find(
    (alert) =>
      FROSTS.has(alert.kind) &&
      splitSpells(alert).some((spell) => spell.startDt < endDt && spell.endDt > startDt),
  )

/** The current or next night, and the night after it. */
function nightsFrom(place: PlaceOnMap, dt: number): Interval[] {
  const day = localDay(place, dt)
  const nights = [addDays(day, -1), day, addDays(day, 1)].map((evening) => nightFollowing(place, evening))
  return nights.filter(({ endDt }) => endDt > dt).slice(0, 2)
}

/**
 * Answers about tonight's threats and, after sunrise, the next night's, in chronological order.
 * Callers use the first unexpired answer.
 *
 * @param days judged, first day first
 * @param alerts upcoming alerts, most important first
 */
export function answerNights(
  days: readonly JudgedDay[],
  alerts: readonly Alert[],
  place: PlaceOnMap,
): NightAnswer[] {
  const first = days[0]?.steps[0]?.step
  if (!first) return []
  // Split into spells, because a heatwave of several days is no threat in its cool nights.
  const threats = alerts.filter(({ kind }) => !NO_THREAT_OF_A_NIGHT.has(kind)).flatMap(splitSpells)
  // An alert above freezing, at the farmer's own limit, is not a frost.
  const frosts = alerts
    .filter(({ kind, value = 0 }) => kind === 'ground_frost' || (kind === 'frost' && value <= 0))
    .toSorted((one, other) => one.startDt - other.startDt)
  let fromDt = first.dt
  return nightsFrom(place, first.dt).flatMap((night) => {
    const told = createNightStatement(days, night, isEvening(first, night, place))
    if (!told) return []
    const frost = frostOf(days, told)
    const cold = frostOfNight(alerts, night)
    const isFirst = (alert: Alert) =>
      frost.verdict !== 'dont' || (cold !== undefined && isMoreUrgentThan(alert, cold))
    const answers: NightAnswer[] = []
    while (fromDt < night.endDt) {
      const from = fromDt
      const threat = threats.find(
        (alert) => alert.startDt < night.endDt && alert.endDt > from && isFirst(alert),
      )
      const frostDt = threat && frosts.find(({ endDt }) => endDt > from)?.atDt
      const untilDt = Math.min(threat?.endDt ?? night.endDt, night.endDt)
      const isByDay = threat && Math.max(threat.startDt, from) < night.startDt
      answers.push({
        night: told,
        ...frost,
        ...(threat && { threat }),
        ...(frostDt !== undefined && { frostDt }),
        ...(isByDay && { isByDay }),
        untilDt,
      })
      fromDt = untilDt
    }
    return answers
  })
}

/** A night's frost verdict; unknown if missing data may hide a frost. */
function frostOf(
  days: readonly JudgedDay[],
  night: NightStatement,
): Pick<NightAnswer, 'verdict' | 'reasons'> {
  const moments = days
    .flatMap(({ steps }) => steps)
    .filter((step) => overlapsNight(step, night))
    .flatMap(({ step, judgements }) => judgements.frost.reasons.map((reason) => ({ dt: step.dt, reason })))
  const reasons = worstReasons(moments, ({ reason }) => reason)
  const verdict = reasons[0]?.verdict ?? 'good'
  const mayHide = night.frost?.unknownHours === true || night.lowest === undefined
  return { verdict: verdict !== 'dont' && mayHide ? 'unknown' : verdict, reasons }
}
