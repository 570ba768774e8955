import type { KnownPlaces } from '../find-place.ts'
import type { OtherLanguage } from '../languages/language.ts'
import type { Question } from '../reading.ts'

/** A message as the ways to its question look at it. */
export interface Message {
  /** In English words. */
  readonly text: string
  readonly written: string
  readonly language: OtherLanguage | undefined
  readonly places: KnownPlaces
  /** What was understood of the turn before. */
  readonly previous: Question | undefined
  /** What was understood of all of it. */
  readonly whole: Question
  /** What is understood of a text in its stead, with the danger that was found. */
  readonly read: (text: string) => Question
  /** What is understood of a part of it by itself, with no danger but its own. */
  readonly readAlone: (part: string, written: string) => Question
}

/**
 * A way to what a message asks that holds more than one question, or more than its question. Undefined where it is no
 * message of that kind: then the next way is tried, and at last the whole counts.
 */
export type Way = (message: Message) => Question | undefined

/** Ways in the order in which they are tried, as one. */
export const firstOf =
  (...ways: readonly Way[]): Way =>
  (message) => {
    for (const way of ways) {
      const question = way(message)
      if (question !== undefined) return question
    }
    return undefined
  }
