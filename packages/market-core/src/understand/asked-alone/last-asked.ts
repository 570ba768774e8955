import type { Message } from '../asking/way.ts'
import type { Question } from '../reading.ts'

/** From so many words on a message is a story, whose last sentence may ask. */
const FEWEST_WORDS = 25

const leading =
  /^(?:(?:so|and|but|now|ok|okay|well|please|tell me|so tell me|my question is|the question is|question|just|i want to (?:see|know)|what i want to know is)[\s,:]+)+/iu

/**
 * The last sentence of a long message, where nothing before it is asked and it is the question by itself: a price or a
 * comparison of which every word is known, of the time and the place that were told, where the story around it is not.
 * It need not look like a question: "give me the Colombo auction price". Undefined for any other message.
 */
export function lastAsked({ text, whole, read }: Message): Question | undefined {
  if (text.split(/\s+/).length < FEWEST_WORDS) return undefined
  const sentences = text.split(/(?<=[.!?])\s+|:\s+|\n+/u).filter((one) => /\p{L}/u.test(one))
  const [last, ...others] = sentences.toReversed()
  if (last === undefined || others.length === 0 || others.some((one) => one.includes('?'))) return undefined
  if (!isLeftOpen(whole)) return undefined
  const alone = read(last.replace(leading, ''))
  return isWholeQuestion(alone, whole) ? alone : undefined
}

const isLeftOpen = ({ danger, unplaced, asides, story }: Question): boolean =>
  danger === undefined &&
  (unplaced !== undefined || asides !== undefined || (story !== undefined && 'unplaced' in story))

const isWholeQuestion = (alone: Question, whole: Question): boolean =>
  alone.topic === 'price' &&
  alone.commodities.length > 0 &&
  [alone.danger, alone.unplaced, alone.asides, alone.story].every((one) => one === undefined) &&
  (whole.place === undefined || alone.place !== undefined) &&
  whole.commodities.every((id) => alone.commodities.includes(id))
