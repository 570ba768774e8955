import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { fallenMm } from '@smart-farming/weather-core/steps/fallen'
import { sayRain, sayShare } from '@smart-farming/words/format/weather/figures'
import { partWords, words } from '../../../words.ts'

/** As what most of it falls in a step. */
const isSnow = ({ snow }: ForecastEntry, mm: number): boolean => snow !== undefined && snow['3h'] > mm / 2

/** What the amounts of some steps are called: rain, snow, or both where both fall. */
export function rainHead(entries: readonly ForecastEntry[]): string {
  const { hours } = partWords.steps
  const wet = entries.flatMap((entry) => {
    const mm = fallenMm(entry)
    return mm === undefined || mm === 0 ? [] : [isSnow(entry, mm)]
  })
  if (!wet.includes(true)) return hours.rain
  return wet.includes(false) ? hours.rainAndSnow : hours.snowAlone
}

/** The two facts about rain in a step, in words; undefined where the provider does not say. */
export interface RainFigures {
  /** '1.2 mm', '0 mm'. Snow is counted as water. */
  amount: string | undefined
  /** What there is to know about the amount: that it is mostly snow, or that of six hours. */
  kind: string | undefined
  /** '40%' */
  chance: string | undefined
}

/**
 * How much falls in a step, and how likely it is that anything does: two facts, because a small chance of much is not a
 * large chance of little. Where the provider has nothing finer than six hours, the amount says so.
 */
export function rainFigures(entry: ForecastEntry, units: Pick<DisplayUnits, 'rain'>): RainFigures {
  const { pop } = entry
  const { figures } = words
  const { hours } = partWords.steps
  const chance = pop === undefined ? undefined : sayShare(figures, pop)
  const show = (mm: number) => sayRain(figures, mm, units)
  const mm = fallenMm(entry)
  if (mm === undefined) {
    const sixHours = entry.precipitation_6h
    return sixHours === undefined
      ? { amount: undefined, kind: undefined, chance }
      : { amount: show(sixHours), kind: hours.inSixHours, chance }
  }
  return { amount: show(mm), kind: isSnow(entry, mm) ? hours.snow : undefined, chance }
}
