import type { FarmQuestion } from '../../farm-question.ts'
import { extremesIn } from '../held/extreme-line.ts'

const ofThem =
  /(?<![^ ])(?:which|what|the better|the best|better|best|any|either)(?: [^ ]+)? (?:of|out of|from) (?:the two|the three|the days|them|those|these|both|it)(?![^ ])|(?<![^ ])(?:which|what) (?:one|day|of the two)(?![^ ])|(?<![^ ])(?:the )?(?:better|best|drier|calmer|safer|milder|wetter|colder|warmer|windier) (?:one|day)(?![^ ])/
/** A question of more words is one of its own. */
const MOST_WORDS = 10

/** "Which of the two is better for drilling": of the days that were asked about before. */
export const asksWhichOfThem = (plain: string): boolean =>
  ofThem.test(plain) && plain.split(' ').length <= MOST_WORDS

/**
 * What is asked of the days that were named before: the one that has the most of something, or that suits a job, this
 * one's or else the earlier.
 *
 * @param read reads a plain question by itself
 */
export function oneOfThem(
  plain: string,
  before: FarmQuestion,
  read: (plain: string) => FarmQuestion | undefined,
): FarmQuestion {
  const { when } = before
  const extremes = extremesIn(plain, true)
  if (extremes.length > 0) return { jobs: [], frost: false, extremes, when }
  const said = read(`${plain} today`)
  const jobs = said === undefined || said.jobs.length === 0 ? before.jobs : said.jobs
  const of = said?.measures ?? (said?.frost || jobs.length > 0 ? undefined : before.measures)
  return {
    jobs,
    frost: said?.frost ?? false,
    ...(of && { measures: of }),
    best: true,
    when,
  }
}
