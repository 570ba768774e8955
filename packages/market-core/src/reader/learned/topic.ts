import { TOPICS } from '../question.ts'
import dangerStored from './danger-weights.json' with { type: 'json' }
import { DANGER_WEIGHTS, extractFeatures } from './features.ts'
import { type LinearModel, loadModel, probabilities } from './linear-model.ts'
import type { MaskedWords } from './masked-words.ts'
import topicStored from './topic-weights.json' with { type: 'json' }

export const LEARNED_TOPICS = [
  'price',
  'sums',
  'weather',
  'field-work',
  'irrigation',
  ...TOPICS,
  'other',
  'small-talk',
] as const
export type LearnedTopic = (typeof LEARNED_TOPICS)[number]

export const DANGERS = ['none', 'emergency', 'dose', 'forecast'] as const
export type LearnedDanger = (typeof DANGERS)[number]

export const HASH_BUCKETS = { topic: 2 ** 13, danger: 2 ** 15 } as const

export interface Classification {
  readonly topic: LearnedTopic
  /** Probability of `topic`, 0 to 1. */
  readonly probability: number
  /** Probability that the text is about prices or calculations, 0 to 1. */
  readonly ofMoney: number
  /** Probabilities of an emergency, a dose question and a price forecast question, 0 to 1. */
  readonly danger: Readonly<Record<LearnedDanger, number>>
}

let models: { topic: LinearModel; danger: LinearModel } | undefined

/** Classifies a text by topic and danger. */
export function classifyTopic(words: MaskedWords): Classification {
  models ??= { topic: loadModel(topicStored), danger: loadModel(dangerStored) }
  const { topic, danger } = models
  const topics = probabilities(topic, extractFeatures(words.topic, HASH_BUCKETS.topic))
  const [found = 'other', probability = 0] = highest(topics)
  return {
    topic: found as LearnedTopic,
    probability,
    ofMoney: (topics.price ?? 0) + (topics.sums ?? 0),
    danger: probabilities(
      danger,
      extractFeatures(words.danger, HASH_BUCKETS.danger, DANGER_WEIGHTS),
    ) as Classification['danger'],
  }
}

const highest = (likely: Readonly<Record<string, number>>) =>
  Object.entries(likely).toSorted(([, one], [, other]) => other - one)[0] ?? []
