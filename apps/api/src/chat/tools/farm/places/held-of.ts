import { type Extreme, extremesIn } from '../asked/held/extreme-line.ts'
import type { FarmQuestion } from '../farm-question.ts'

/** The figure by which two places are compared. */
export type Held = Extract<Extreme, 'coldest' | 'warmest' | 'windiest' | 'calmest' | 'wettest' | 'driest'>

/**
 * The figure by which a question compares two places: as it says, or the more of what it names. Undefined where it
 * names several things, or the weather as such.
 *
 * @param plain the question
 */
export function heldOf(plain: string, { frost, measures = [], extremes }: FarmQuestion): Held | undefined {
  const [said] = extremes ?? extremesIn(plain, true)
  if (said !== undefined) return said
  if (frost) return 'coldest'
  const [measure, ...others] = measures.filter(
    (one) => one === 'rain' || one === 'wind' || one === 'temperature',
  )
  if (measure === undefined || others.length > 0) return undefined
  if (measure === 'rain') return 'wettest'
  return measure === 'wind' ? 'windiest' : 'coldest'
}
