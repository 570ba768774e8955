import { FORECAST_INTERVAL_HOURS } from '../defaults.ts'
import { localDay, type PlaceZone } from '../zone.ts'
import { stepEnd, type WeatherStep } from './weather-step.ts'

export interface StepDay {
  key: string
  steps: WeatherStep[]
}

/**
 * Steps in chronological order, keeping the first of duplicates. Gaps are filled with empty steps,
 * so rules treat them as missing data.
 */
export function stepsInOrder(steps: readonly WeatherStep[]): WeatherStep[] {
  return steps
    .toSorted((a, b) => a.dt - b.dt)
    .filter((step, i, all) => step.dt !== all[i - 1]?.dt)
    .flatMap((step, i, all) => {
      const before = all[i - 1]
      return before ? [...unknownSteps(stepEnd(before), step.dt), step] : [step]
    })
}

function unknownSteps(fromDt: number, untilDt: number): WeatherStep[] {
  const length = FORECAST_INTERVAL_HOURS * 3600
  return Array.from({ length: Math.max(0, Math.ceil((untilDt - fromDt) / length)) }, (_, i) => {
    const dt = fromDt + i * length
    return { dt, hours: Math.min(length, untilDt - dt) / 3600 }
  })
}

/** Groups steps by the local day in which they begin. Steps must be in chronological order. */
export function localDays(steps: readonly WeatherStep[], place: PlaceZone): StepDay[] {
  const days: StepDay[] = []
  for (const step of steps) {
    const key = localDay(place, step.dt)
    const last = days.at(-1)
    if (last?.key === key) last.steps.push(step)
    else days.push({ key, steps: [step] })
  }
  return days
}

/** The calendar day `days` after 'YYYY-MM-DD'. */
export const addDays = (key: string, days: number): string =>
  new Date(Date.parse(`${key}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
