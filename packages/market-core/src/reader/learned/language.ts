import type { Language } from '../language.ts'
import { extractFeatures } from './features.ts'
import stored from './language-weights.json' with { type: 'json' }
import { type LinearModel, loadModel, probabilities } from './linear-model.ts'

export interface DetectedLanguage {
  readonly language: Language
  /** Probability of `language`, 0 to 1. */
  readonly certainty: number
  /** Probability of an unsupported language, 0 to 1. */
  readonly unsupported: number
}

export const LANGUAGE_BUCKETS = 2 ** 12
export const UNSUPPORTED_LANGUAGE = 'unread'

let model: LinearModel | undefined

/** Letters of the supported languages. */
const OWN_SCRIPT = /[\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}]/u

/**
 * Detects the language of a text. A text mostly in another script is in an unsupported language,
 * whatever the model says: it knows nothing of such words.
 *
 * @param words folded, without numbers
 */
export function detectLanguage(words: readonly string[]): DetectedLanguage {
  if (words.filter((word) => OWN_SCRIPT.test(word)).length * 2 < words.length)
    return { language: 'en', certainty: 0, unsupported: 1 }
  model ??= loadModel(stored)
  const { [UNSUPPORTED_LANGUAGE]: unsupported = 0, ...read } = probabilities(
    model,
    extractFeatures(words, LANGUAGE_BUCKETS),
  )
  const [language = 'en', certainty = 0] =
    Object.entries(read).toSorted(([, one], [, other]) => other - one)[0] ?? []
  return { language: language as Language, certainty, unsupported }
}
