import { airMoisture } from '../air/dew-point.ts'
import type { Inputs } from '../inputs.ts'
import { known, type Maybe, mapKnown, unknown } from '../result.ts'

/**
 * Temperature-humidity index of cattle, about 40..100 (NRC 1971): (1.8T + 32) - (0.55 - 0.0055
 * RH)(1.8T - 26). Useful above about 10 °C. Ignores sun, which adds to the load, and wind, which
 * reduces it. Thom's metric form agrees within 0.3. Do not mix it with dew-point forms, which are
 * up to 1.5 lower in humid air.
 */
export function dairyThi(inputs: Inputs<'tempC' | 'humidityPct' | 'dewPointC'>): Maybe<number> {
  return mapKnown(airMoisture(inputs), ({ tempC, humidityPct }) =>
    known(1.8 * tempC + 32 - (0.55 - 0.0055 * humidityPct) * (1.8 * tempC - 26)),
  )
}

export type CattleStress = 'none' | 'mild' | 'moderate' | 'severe' | 'extreme'

/**
 * Lower bounds of the classes for high-yielding cows (after Zimbelman & Collier 2012; widely used
 * values).
 */
export const CATTLE_STRESS_BOUNDS = { mild: 68, moderate: 72, severe: 80, extreme: 90 } as const

/** In ascending order. */
export type CattleStressBounds = { [Key in keyof typeof CATTLE_STRESS_BOUNDS]: number }

/** Stress class for a THI. */
export function cattleStress(thi: number, from: CattleStressBounds = CATTLE_STRESS_BOUNDS): CattleStress {
  if (thi >= from.extreme) return 'extreme'
  if (thi >= from.severe) return 'severe'
  if (thi >= from.moderate) return 'moderate'
  return thi >= from.mild ? 'mild' : 'none'
}

export interface ThiDay {
  highest: number
  mean: number
  hoursFromMild: number
  hoursFromModerate: number
  hoursFromSevere: number
  /** True with at least 6 hours below THI 65, in which cows cool down (heuristic). */
  recovers: boolean
}

/** Heuristic: a herd recovers overnight if its THI stays below `below` for `hours` hours. */
export const THI_RECOVERY = { below: 65, hours: 6 } as const

/** Summarises a day of hourly THI. Unknown if any hour is unknown, or if there are no hours. */
export function thiDay(
  hourly: readonly Maybe<number>[],
  from: CattleStressBounds = CATTLE_STRESS_BOUNDS,
): Maybe<ThiDay> {
  const values: number[] = []
  for (const hour of hourly) {
    if (!hour.known) return hour
    values.push(hour.value)
  }
  if (values.length === 0) return unknown('missing', { inputs: ['tempC'] })
  const hours = (bound: number) => values.filter((thi) => thi >= bound).length
  return known({
    highest: Math.max(...values),
    mean: values.reduce((sum, thi) => sum + thi, 0) / values.length,
    hoursFromMild: hours(from.mild),
    hoursFromModerate: hours(from.moderate),
    hoursFromSevere: hours(from.severe),
    recovers: values.filter((thi) => thi < THI_RECOVERY.below).length >= THI_RECOVERY.hours,
  })
}

const CLASSES: readonly CattleStress[] = ['none', 'mild', 'moderate', 'severe', 'extreme']

/**
 * Stress class of each day by its highest THI. Heat load accumulates, so the class is one higher
 * after two consecutive days with a mean of at least 72 (heuristic). Days must be consecutive; an
 * unknown day breaks the run.
 */
export function cattleStressDays(
  days: readonly Maybe<ThiDay>[],
  from: CattleStressBounds = CATTLE_STRESS_BOUNDS,
): Maybe<CattleStress>[] {
  const loaded = (index: number) => {
    const day = days[index]
    return day?.known === true && day.value.mean >= from.moderate
  }
  return days.map((day, i) =>
    mapKnown(day, ({ highest }) => {
      const rank = CLASSES.indexOf(cattleStress(highest, from))
      const raised = rank > 0 && loaded(i - 1) && loaded(i - 2) ? rank + 1 : rank
      return known(CLASSES[Math.min(raised, CLASSES.length - 1)] ?? 'none')
    }),
  )
}
