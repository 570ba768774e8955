import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { ScenarioWeather } from './scenario-weather.ts'

export type Verdict = 'good' | 'careful' | 'dont' | 'unknown'
export interface VerdictSpan {
  work: string
  /** Hours from the midnight that today began with. */
  from: number
  to: number
}

/** Required or forbidden sentences and verdicts. Texts are regular expressions, regardless of case. */
export type Expectation =
  | { day: number; says: string }
  | { day: number; never: string }
  | (VerdictSpan & { is: Verdict[] })
  | (VerdictSpan & { not: Verdict[] })
  | (VerdictSpan & { why: string })
  | (VerdictSpan & { short: true })
  /** Work windows in it are marked as night. */
  | (VerdictSpan & { night: true })
  | { alert: string; text?: string }
  | { noAlert: string }
  | { first: string }
  | { unchecked: string }
  | { before: [hours: number, mm: number | null] }
  | { day: number; stepHours: number }

export interface Scenario {
  id: string
  /** `WEATHER_PROVIDERS`: who is asked, in which order. */
  by: string
  /** Of those, who fails. */
  failing?: string[]
  /** The hour of today at which the farmer looks, by the clock of the place. */
  now: number
  date?: string
  lat?: number
  lon?: number
  zone?: string
  /** Hours east of UTC. */
  offset?: number
  elevationM?: number
  /** MET Norway tells gusts and chances, as in the Nordic area. */
  chance?: boolean
  /** Rain and ET0 of each of the past days, mm. */
  soil?: { rain?: number; et0?: number }
  farm?: FarmSettings
  /** There is nothing to tell: no provider gives what can be believed. */
  refused?: boolean
  weather: ScenarioWeather
  expect: Expectation[]
}

const HOUR = 3600

/** Unix seconds of the midnight at the place with which a scenario's today began. */
export const scenarioMidnight = ({ date = '2026-03-15', offset = 0 }: Scenario): number =>
  Date.parse(`${date}T00:00:00Z`) / 1000 - offset * HOUR
