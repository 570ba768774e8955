import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Expectation, Scenario, Verdict } from '../../../support/weather/scenario.ts'
import type { HourWeather, Spell } from '../../../support/weather/scenario-weather.ts'

/** Providers. The last two use Open-Meteo for earlier weather. */
export const OM = 'open-meteo'
export const OW = 'openweather'
export const MET = 'met-norway'
export const OWP = 'openweather,open-meteo'
export const METP = 'met-norway,open-meteo'

/** Temperature and humidity of a day on which hay dries. */
export const warmDay = { t: 24, rh: 50 }
/** Matches a sentence about a dry day, after an optional clause about tonight. */
export const DRY_DAY = '^(tonight [^;]*; )?dry'

type Stretch = Omit<Spell, 'from' | 'to'>

/** Weather with a base, and spells of different weather between two hours. */
export const weather = (base: Partial<HourWeather>, ...spells: (readonly [number, number, Stretch])[]) => ({
  base,
  spells: spells.map(([from, to, figures]): Spell => ({ from, to, ...figures })),
})

export const expectText = (text: string, day = 0): Expectation => ({ day, says: text })
export const expectNoText = (text: string, day = 0): Expectation => ({ day, never: text })
export const expectVerdict = (
  work: string,
  from: number,
  to: number,
  ...verdicts: Verdict[]
): Expectation => ({
  work,
  from,
  to,
  is: verdicts,
})
export const expectNot = (work: string, from: number, to: number, ...verdicts: Verdict[]): Expectation => ({
  work,
  from,
  to,
  not: verdicts,
})
export const expectReason = (work: string, from: number, to: number, code: string): Expectation => ({
  work,
  from,
  to,
  why: code,
})
export const expectAlert = (kind: string, text = ''): Expectation => ({ alert: kind, text })
export const expectNoAlert = (kind: string): Expectation => ({ noAlert: kind })
export const expectFirstAlert = (kind: string): Expectation => ({ first: kind })
export const expectUnchecked = (kind: string): Expectation => ({ unchecked: kind })

type More = Partial<Omit<Scenario, 'id' | 'by' | 'now' | 'weather' | 'expect' | 'farm'>> & {
  farm?: FarmSettings
}

/** Collects scenarios. */
export function createScenarioTable() {
  const scenarios: Scenario[] = []
  const add = (
    id: string,
    by: string,
    now: number,
    weather: Scenario['weather'],
    expect: Expectation[],
    more: More = {},
  ) => void scenarios.push({ id, by, now, weather, expect, ...more })
  return { add, scenarios }
}
