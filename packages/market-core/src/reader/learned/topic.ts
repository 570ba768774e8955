import { TOPICS } from '../question.ts'
import dangerStored from './danger-weights.json' with { type: 'json' }
import { featuresOf, OF_DANGER } from './features.ts'
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

/** How many places the features of each model are hashed to. */
export const PLACES = { topic: 2 ** 13, danger: 2 ** 15 } as const

/** What the learned models take a text for. */
export interface LearnedReading {
  readonly topic: LearnedTopic
  /** How likely that is, 0 to 1. */
  readonly probability: number
  /** How likely it is about prices or sums, 0 to 1. */
  readonly ofMoney: number
  /** How likely somebody is in danger, a dose is asked for, or prices of the future are, 0 to 1. */
  readonly danger: Readonly<Record<LearnedDanger, number>>
}

let models: { topic: LinearModel; danger: LinearModel } | undefined

/** What the models take a text for. */
export function topicOf(words: MaskedWords): LearnedReading {
  models ??= { topic: loadModel(topicStored), danger: loadModel(dangerStored) }
  const { topic, danger } = models
  const topics = probabilities(topic, featuresOf(words.topic, PLACES.topic))
  const [found = 'other', probability = 0] = highest(topics)
  return {
    topic: found as LearnedTopic,
    probability,
    ofMoney: (topics.price ?? 0) + (topics.sums ?? 0),
    danger: probabilities(
      danger,
      featuresOf(words.danger, PLACES.danger, OF_DANGER),
    ) as LearnedReading['danger'],
  }
}

const highest = (likely: Readonly<Record<string, number>>) =>
  Object.entries(likely).toSorted(([, one], [, other]) => other - one)[0] ?? []
