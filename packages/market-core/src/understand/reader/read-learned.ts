import { remembered } from '../../remembered.ts'
import { type Topic, topics } from '../topic/topic.ts'
import { featuresOf } from './features.ts'
import { type LinearModel, modelOf, sureness } from './linear-model.ts'
import stored from './weights.json' with { type: 'json' }

/** What a model that was trained on labelled questions takes one for. */
export interface Learned {
  /** The likeliest topic; absent where that is small talk. */
  readonly topic?: Topic
  /** How likely that is, from 0 to 1. */
  readonly sure: number
  /** How likely somebody or an animal is in danger, from 0 to 1. */
  readonly emergency: number
}

let models: { topic: LinearModel; danger: LinearModel } | undefined

function loaded() {
  models ??= { topic: modelOf(stored.topic), danger: modelOf(stored.danger) }
  return models
}

/** What the learned reader takes a question for, as it was written: several steps of one ask for the same. */
export const readLearned = remembered(learnedOf, { most: 100, longest: 500 })

function learnedOf(text: string): Learned {
  const { topic, danger } = loaded()
  const features = featuresOf(text)
  const ofTopics = sureness(topic, features)
  const sure = Math.max(...ofTopics)
  const likeliest = topics.find((one) => one === topic.labels[ofTopics.indexOf(sure)])
  const emergency = sureness(danger, features)[danger.labels.indexOf('emergency')] ?? 0
  return { ...(likeliest && { topic: likeliest }), sure, emergency }
}
