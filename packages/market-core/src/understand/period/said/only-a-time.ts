import { plainText } from '../../plain-text.ts'
import { readPeriod } from '../find-period.ts'

const FEWEST_TOLD = 2
const asking = /^(?:how|much|many|what|which|percents?|cento|the|and|did|has|have|was|were|price|[^ ]{1,2})$/

/** "From January 2024 to January 2026, how much": the time of what is asked tells nothing of its own. */
export function isOnlyATime(head: string): boolean {
  const { period, rest } = readPeriod(plainText(head))
  return period !== undefined && rest.split(' ').filter((word) => !asking.test(word)).length < FEWEST_TOLD
}
