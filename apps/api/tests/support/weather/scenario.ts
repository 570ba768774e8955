import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { ScenarioWeather } from './scenario-weather.ts'

export type Verdict = 'good' | 'careful' | 'dont' | 'unknown'
export interface VerdictSpan {
  work: string
  /** Hours since today's midnight. */
  from: number
  to: number
}

/** Required or forbidden sentences and verdicts. Texts are case-insensitive regular expressions. */
export type Expectation =
  | { day: number; says: string }
  | { day: number; never: string }
  | (VerdictSpan & { is: Verdict[] })
  | (VerdictSpan & { not: Verdict[] })
  | (VerdictSpan & { why: string })
  | (VerdictSpan & { short: true })
  /** Work windows in this span are marked as night. */
  | (VerdictSpan & { night: true })
  | { alert: string; text?: string }
  | { noAlert: string }
  | { first: string }
  | { unchecked: string }
  | { before: [hours: number, mm: number | null] }
  | { day: number; stepHours: number }

export interface Scenario {
  id: string
  /** `WEATHER_PROVIDERS`, in order. */
  by: string
  failing?: string[]
  /** Local hour of today at which the outlook is requested. */
  now: number
  date?: string
  lat?: number
  lon?: number
  zone?: string
  /** Hours east of UTC. */
  offset?: number
  elevationM?: number
  /** MET Norway gives gusts and chances, as in the Nordic area. */
  chance?: boolean
  /** Daily rain and ET0 of the past days, in mm. */
  soil?: { rain?: number; et0?: number }
  farm?: FarmSettings
  /** The outlook is refused, because no provider returns credible data. */
  refused?: boolean
  weather: ScenarioWeather
  expect: Expectation[]
}

const HOUR = 3600

/** Local midnight of a scenario's today, in Unix seconds. */
export const scenarioMidnight = ({ date = '2026-03-15', offset = 0 }: Scenario): number =>
  Date.parse(`${date}T00:00:00Z`) / 1000 - offset * HOUR
