import { type Feature, featuresOf, PLACES } from '../../src/understand/reader/features.ts'
import { CONSTANT, type LinearModel, shares } from '../../src/understand/reader/linear-model.ts'
import { topics } from '../../src/understand/topic/topic.ts'
import type { Labelled } from './corpus.ts'

const EPOCHS = 12
const RATE = 0.3
const DECAY = 1e-5
/** A weight is kept in one byte with its sign. */
const MOST = 127

interface Row {
  readonly features: readonly Feature[]
  readonly labels: readonly string[]
}

/** The two models of the reader: what a question is about, and whether somebody is in danger. */
export function trainReader(labelled: readonly Labelled[]): { topic: LinearModel; danger: LinearModel } {
  const rows = labelled.map((one) => ({ ...one, features: featuresOf(one.text) }))
  const ofTopics = rows
    .filter((one) => one.topics.length > 0 && one.danger !== 'emergency')
    .map((one) => ({ features: one.features, labels: one.topics }))
  const ofDangers = rows.map(({ features, danger }) => ({ features, labels: [danger] }))
  return {
    topic: trained([...topics, 'small-talk'], ofTopics),
    danger: trained(['none', 'emergency', 'dose', 'forecast'], ofDangers),
  }
}

/** The model that reads a part of a message by itself: whether somebody is in danger in it. */
export const trainParts = (labelled: readonly Labelled[]): LinearModel =>
  trained(
    ['none', 'emergency'],
    labelled.map(({ text, danger }) => ({
      features: featuresOf(text),
      labels: [danger === 'emergency' ? danger : 'none'],
    })),
  )

/** Logistic regression by stochastic descent with AdaGrad's steps, the same in every run; its weights as bytes. */
export function trained(labels: readonly string[], rows: readonly Row[], places = PLACES): LinearModel {
  const size = labels.length
  const weights = new Float64Array((places + 1) * size)
  const steepness = new Float64Array(weights.length).fill(1e-8)
  const random = inTurn()
  // In arrays of numbers, once: every row is gone through in every epoch.
  const told = rows.map(({ features, labels: right }) => {
    const all = [...features, CONSTANT]
    return {
      starts: Int32Array.from(all, ([place]) => place * size),
      values: Float64Array.from(all, ([, value]) => value),
      shares: labels.map((label) => (right.includes(label) ? 1 / right.length : 0)),
    }
  })
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { starts, values, shares: right } of shuffled(told, random)) {
      const scores = labels.map(() => 0)
      for (let k = 0; k < starts.length; k++)
        for (let at = 0; at < size; at++)
          scores[at] = (scores[at] ?? 0) + (values[k] ?? 0) * (weights[(starts[k] ?? 0) + at] ?? 0)
      const sure = shares(scores)
      for (let at = 0; at < size; at++) {
        const wrong = (sure[at] ?? 0) - (right[at] ?? 0)
        for (let k = 0; k < starts.length; k++) {
          const i = (starts[k] ?? 0) + at
          const slope = wrong * (values[k] ?? 0) + DECAY * (weights[i] ?? 0)
          const steep = (steepness[i] ?? 0) + slope * slope
          steepness[i] = steep
          weights[i] = (weights[i] ?? 0) - (RATE * slope) / Math.sqrt(steep)
        }
      }
    }
  }
  return asBytes(labels, weights)
}

function asBytes(labels: readonly string[], weights: Float64Array): LinearModel {
  const steps = labels.map((_, at) => {
    let most = 0
    for (let i = at; i < weights.length; i += labels.length) most = Math.max(most, Math.abs(weights[i] ?? 0))
    return most / MOST
  })
  return {
    labels,
    steps,
    weights: Int8Array.from(weights, (weight, i) => Math.round(weight / (steps[i % labels.length] || 1))),
  }
}

/** The same numbers from 0 to 2^32 in every run: Knuth's linear congruential generator. */
function inTurn(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state
  }
}

function shuffled<T>(rows: readonly T[], random: () => number): T[] {
  const order = [...rows]
  for (let i = order.length - 1; i > 0; i--) {
    const other = random() % (i + 1)
    const [one, two] = [order[i], order[other]] as [T, T]
    order[i] = two
    order[other] = one
  }
  return order
}
