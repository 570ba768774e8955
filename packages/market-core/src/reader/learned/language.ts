import type { Language } from '../language.ts'
import { extractFeatures } from './features.ts'
import stored from './language-weights.json' with { type: 'json' }
import { type LinearModel, loadModel, probabilities } from './linear-model.ts'

export interface DetectedLanguage {
  readonly language: Language
  /** Probability of `language`, 0 to 1. */
  readonly certainty: number
  /** True if an unsupported language is most likely. */
  readonly isUnread: boolean
}

export const LANGUAGE_BUCKETS = 2 ** 12
export const UNSUPPORTED_LANGUAGE = 'unread'
/** Minimum probability for telling users that their language is not supported. */
const SURE = 0.65

let model: LinearModel | undefined

/**
 * Detects the language of a text.
 *
 * @param words folded, without numbers
 */
export function detectLanguage(words: readonly string[]): DetectedLanguage {
  model ??= loadModel(stored)
  const { [UNSUPPORTED_LANGUAGE]: unread = 0, ...read } = probabilities(
    model,
    extractFeatures(words, LANGUAGE_BUCKETS),
  )
  const [language = 'en', certainty = 0] =
    Object.entries(read).toSorted(([, one], [, other]) => other - one)[0] ?? []
  return { language: language as Language, certainty, isUnread: unread >= SURE }
}
