import { plainText } from '../../plain-text.ts'
import type { Question } from '../../reading.ts'
import { isForecastTopic, isForeignTopic } from '../../topic/topic.ts'

/** The words of a question that its reading could not place, plain. */
export function leftWords({ unplaced, asides, unreadTimes, story }: Question): ReadonlySet<string> {
  const ofStory = story !== undefined && 'unplaced' in story ? story.unplaced : []
  return new Set(
    [...(unplaced ?? []), ...(asides ?? []), ...(unreadTimes ?? []), ...ofStory].flatMap((words) =>
      plainText(`${words}`).split(' '),
    ),
  )
}

/** What a reading misses that names no thing and no sum, and one that does not know what it is about. */
const NOTHING_NAMED = 4
const NOT_UNDERSTOOD = 8

/** True where a reading found no thing and no sum, or is of what somebody else knows: a misspelt word may be why. */
export const isEmpty = ({ topic, commodities, story, figures }: Question): boolean =>
  isForeignTopic(topic) ||
  topic === 'other' ||
  (!isForecastTopic(topic) && commodities.length === 0 && story === undefined && figures.given === undefined)

/** How much of a question its reading missed. */
export const missedBy = (question: Question): number =>
  leftWords(question).size +
  (question.topic === 'other' ? NOT_UNDERSTOOD : isEmpty(question) ? NOTHING_NAMED : 0)
