import type { Question } from '../../reading.ts'

/** From so many words on a message is a story, whose last sentence asks. */
const MOST_WORDS = 25

const leading =
  /^(?:(?:so|and|but|now|ok|okay|well|please|tell me|so tell me|my question is|the question is|question|just|i want to (?:see|know)|what i want to know is)[\s,:]+)+/iu

/**
 * The last sentence of a long message, where nothing before it is asked; undefined for any other.
 *
 * @param text in English words
 */
export function lastAsked(text: string): string | undefined {
  if (text.split(/\s+/).length < MOST_WORDS) return undefined
  const sentences = text.split(/(?<=[.!?])\s+|:\s+|\n+/u).filter((one) => /\p{L}/u.test(one))
  const [last, ...others] = sentences.toReversed()
  if (last === undefined || others.length === 0 || others.some((one) => one.includes('?'))) return undefined
  return last.replace(leading, '')
}

/**
 * Whether the last sentence by itself is the question: a price or a comparison of which every word is known, of the
 * time and the place that were told, where the story around it is not.
 */
export const isWholeQuestion = (alone: Question, whole: Question): boolean =>
  whole.danger === undefined &&
  alone.danger === undefined &&
  (whole.unplaced !== undefined || whole.asides !== undefined || isAskedBack(whole)) &&
  alone.topic === 'price' &&
  alone.commodities.length > 0 &&
  alone.unplaced === undefined &&
  alone.asides === undefined &&
  alone.story === undefined &&
  (whole.place === undefined || alone.place !== undefined) &&
  whole.commodities.every((id) => alone.commodities.includes(id))

const isAskedBack = ({ story }: Question): boolean => story !== undefined && 'unplaced' in story
