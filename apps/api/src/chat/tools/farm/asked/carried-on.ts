import type { FarmQuestion } from '../farm-question.ts'
import { readWhen } from './when.ts'

const goesOn =
  /^(?:and|n|what about|how about|wat about|then|also|or|et|y|e|na|vipi kuhusu|que tal|pareil|aur|और|و|वही|kama)(?![^ ])/

const saysWhat = ({ jobs, measures, frost, clears, general, line, absent }: FarmQuestion): boolean =>
  jobs.length > 0 || measures !== undefined || frost || [clears, general, line, absent].some(Boolean)

const saysWhen = ({ tonight, when }: FarmQuestion): boolean =>
  tonight === true || Object.entries(when).some(([key, value]) => key !== 'days' || value.length > 0)

/** So short a question that is about nothing by itself goes on with the one before. */
const MOST_WORDS = 6

/** Of a question that has a time or a job alone: "and in the morning?", "and combining?" */
function ofItself(
  plain: string,
  read: (plain: string) => FarmQuestion | undefined,
): FarmQuestion | undefined {
  if (!goesOn.test(plain) || plain.split(' ').length > MOST_WORDS) return undefined
  const when = readWhen(plain)
  if (saysWhen({ jobs: [], frost: false, when })) return { jobs: [], frost: false, when }
  // A job alone asks nothing of a day until one is named.
  const said = read(`${plain} today`)
  return said && saysWhat(said) ? { ...said, when } : undefined
}

/**
 * A short question with what it leaves to the one before: "and Saturday?" asks the same of another day, "and
 * combining?" of the same day something else.
 *
 * @param plain the question
 * @param before what was asked of the forecast before
 * @param read reads a plain question by itself
 */
export function carriedOn(
  plain: string,
  before: FarmQuestion | undefined,
  read: (plain: string) => FarmQuestion | undefined,
): FarmQuestion | undefined {
  if (before === undefined) return read(plain)
  const said = read(plain) ?? ofItself(plain, read)
  if (said === undefined) return undefined
  if (!saysWhat(said) && saysWhen(said)) {
    const { when: _, tonight: __, ...what } = before
    return { ...what, when: said.when, ...(said.tonight && { tonight: true as const }) }
  }
  if (!saysWhen(said) && goesOn.test(plain))
    return { ...said, when: before.when, ...(before.tonight && { tonight: true as const }) }
  return said
}
