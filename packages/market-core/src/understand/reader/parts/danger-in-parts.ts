import { remembered } from '../../../remembered.ts'
import { sentencesOf } from '../../asked-alone/sentences.ts'
import { conceptsIn } from '../concepts.ts'
import { featuresOf } from '../features.ts'
import { whoIsInDanger } from '../learned-danger.ts'
import { type LinearModel, modelOf, sureness } from '../linear-model.ts'
import { readLearned } from '../read-learned.ts'
import { wordsRead } from '../words-read.ts'
import { joinedIn } from './parts-of.ts'
import stored from './weights.json' with { type: 'json' }

/**
 * So sure the readers of parts and of whole messages must be together of a part where both somebody and what happens to
 * him are named in words that are known, and where only one is (0139).
 */
const SURE = { ofBoth: 0.8, ofOne: 0.9 } as const
/** "And pie went flying": a few words with one that is known may be of anything. */
const FEWEST = 6
/** Below that a sentence is not taken apart: what is joined in it says that it is harmless. */
const WHOLE = 0.15

let model: LinearModel | undefined

/** How likely a part of a message, read by itself, tells that a person or an animal is in danger, from 0 to 1. */
export const dangerOfPart = remembered(
  (part): number => {
    model ??= modelOf(stored)
    return sureness(model, featuresOf(part))[model.labels.indexOf('emergency')] ?? 0
  },
  { most: 200, longest: 500 },
)

const WHO = ['person', 'oneself', 'body', 'animal']
const WHAT = ['symptom', 'harm', 'hazard', 'despair', 'help']

/** The part of a message that tells of somebody in danger, and of whom, whatever else it asks; undefined for none. */
export function partInDanger(text: string): { text: string; kind: 'animal' | 'person' } | undefined {
  const parts = sentencesOf(text).flatMap((sentence) => [
    sentence,
    ...(dangerOfPart(sentence) < WHOLE ? [] : joinedIn(sentence)),
  ])
  // Of a message that is one part the reader of whole messages has spoken already.
  if (parts.length < 2) return undefined
  const part = parts.find((one) => (dangerOfPart(one) + readLearned(one).emergency) / 2 >= leastFor(one))
  return part === undefined ? undefined : { text: part, kind: whoIsInDanger(part, false) }
}

function leastFor(part: string): number {
  const words = wordsRead(part)
  const concepts = conceptsIn(words)
  const named = [WHO, WHAT].filter((some) => some.some((concept) => concepts.has(concept))).length
  return named === 2 ? SURE.ofBoth : named === 1 && words.length >= FEWEST ? SURE.ofOne : 1
}
