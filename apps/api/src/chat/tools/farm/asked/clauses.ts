import type { FarmQuestion } from '../farm-question.ts'
import { readWhen } from './when.ts'

/** Between what is asked of one time and what is asked of another. */
const joints =
  / (?:or|and|then|can i|can we|could i|will i|shall i|o|y|ou|et|puis|e|au|ama|na|या|और|أو|او|ثم|و)(?= )/g
const isMown =
  /(?<![^ ])(?:cut|cuts|cutting|mow|mowing|mown|knock down|fauche|faucher|coupe|corto|siego|ceifo|corte)(?![^ ])/
/** A question's words behind its job: more of them ask something else. */
const MOST_WORDS = 6

const says = ({ jobs, measures, frost }: FarmQuestion): boolean =>
  jobs.length > 0 || measures !== undefined || frost

/** A day and a part of it, or a day of its own. */
function timesOf(plain: string) {
  const { days, weekdays = [], part, hour, dates = [] } = readWhen(plain)
  return {
    ofDay: days.length + weekdays.length + dates.length > 0,
    ofPart: part !== undefined || hour !== undefined,
  }
}

/**
 * A plain question as the questions that it is: "this evening or tomorrow morning" is of two times, "cut on Thursday
 * and bale on Saturday" of two jobs, each with its own day. By itself where it is one.
 *
 * @param read reads one of them
 */
export function clausesOf(
  plain: string,
  read: (plain: string) => FarmQuestion | undefined,
): readonly FarmQuestion[] {
  const whole = read(plain)
  if (whole === undefined) return []
  const both = pastAndToCome(plain, whole)
  if (both !== undefined) return both
  // "Between now and Wednesday" is one time.
  if (whole.when.through !== undefined) return [whole]
  for (const joint of plain.matchAll(joints)) {
    const two = apart(plain.slice(0, joint.index), plain.slice(joint.index + 1), read)
    if (two !== undefined) return two
  }
  return [whole]
}

const fell = /(?<![^ ])(?:been|fallen|fell|had|got|came|come down|so far|already)(?![^ ])/
const isToCome =
  /(?<![^ ])(?:to come|still to|is coming|coming|ahead|is due|due|expected|is forecast|are forecast|next (?:days|week|few days))(?![^ ])/
const against = /(?<![^ ])(?:against|versus|vs|compared|and|then|than|plus|with)(?![^ ])/

/** "What has fallen this week against what is to come": of the rain both, what is over first. */
function pastAndToCome(plain: string, { measures = [], when }: FarmQuestion): FarmQuestion[] | undefined {
  if (!measures.includes('rain') || !against.test(plain)) return undefined
  if (!fell.test(plain) || !isToCome.test(plain)) return undefined
  const rain = { jobs: [], frost: false, measures: ['rain'] as const }
  const { since = 7, isThatDay, isThatNight } = when
  const past = { days: [], since, ...(isThatDay && { isThatDay }), ...(isThatNight && { isThatNight }) }
  const { since: _, isThatDay: __, isThatNight: ___, ...toCome } = when
  return [
    { ...rain, when: past },
    { ...rain, when: toCome },
  ]
}

function apart(
  first: string,
  second: string,
  read: (plain: string) => FarmQuestion | undefined,
): readonly FarmQuestion[] | undefined {
  const [times, later] = [timesOf(first), timesOf(second)]
  if (!later.ofDay || !(times.ofDay || times.ofPart)) return undefined
  const [before, after] = [read(first), read(second)]
  if (after === undefined) return undefined
  if (after.jobs.includes('hay') && isMown.test(first)) return [mown(before, first), baled(after)]
  if (before === undefined || !says(before) || !(times.ofPart || later.ofPart)) return undefined
  if (says(after)) return undefined
  if (second.split(' ').length > MOST_WORDS) return undefined
  const { tonight: _, ...what } = before
  return [before, { ...what, ...(after.tonight && { tonight: true as const }), when: after.when }]
}

/** What is cut for hay is no grain, and is asked of the day on which it is cut. */
const mown = (before: FarmQuestion | undefined, first: string): FarmQuestion => ({
  jobs: [],
  frost: false,
  measures: ['mowing'],
  when: before?.when ?? readWhen(first),
})

/** "By Saturday" is that day: what lies before it is asked of the mowing. */
function baled({ when: { isUntil: _, ...when }, ...after }: FarmQuestion): FarmQuestion {
  const measures = after.measures?.filter((one) => one !== 'mowing') ?? []
  const { measures: __, ...rest } = after
  return { ...rest, ...(measures.length > 0 && { measures }), jobs: ['hay'], when }
}
