import { BIAS_VALUE, type Feature, type LinearModel, softmax } from '../../src/reader/learned/linear-model.ts'

const EPOCHS = 12
const RATE = 0.12
const DECAY = 1e-4
/** Weights are stored as signed bytes. */
const MOST = 127

export interface TrainingExample {
  readonly features: readonly Feature[]
  readonly labels: readonly string[]
}

/** Trains a logistic regression by stochastic gradient descent with AdaGrad. Deterministic. */
export function train(
  labels: readonly string[],
  places: number,
  examples: readonly TrainingExample[],
): LinearModel {
  const size = labels.length
  const weights = new Float64Array((places + 1) * size)
  const steepness = new Float64Array(weights.length).fill(1e-8)
  const random = generator()
  const rows = examples.map(({ features, labels: right }) => {
    const all: Feature[] = [...features, [places, BIAS_VALUE]]
    return {
      starts: Int32Array.from(all, ([place]) => place * size),
      values: Float64Array.from(all, ([, value]) => value),
      shares: labels.map((label) => (right.includes(label) ? 1 / right.length : 0)),
    }
  })
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const { starts, values, shares } of shuffled(rows, random)) {
      const scores = labels.map(() => 0)
      for (let k = 0; k < starts.length; k += 1)
        for (let at = 0; at < size; at += 1)
          scores[at] = (scores[at] ?? 0) + (values[k] ?? 0) * (weights[(starts[k] ?? 0) + at] ?? 0)
      const likely = softmax(scores)
      for (let at = 0; at < size; at += 1) {
        const wrong = (likely[at] ?? 0) - (shares[at] ?? 0)
        for (let k = 0; k < starts.length; k += 1) {
          const i = (starts[k] ?? 0) + at
          const slope = wrong * (values[k] ?? 0) + DECAY * (weights[i] ?? 0)
          const steep = (steepness[i] ?? 0) + slope * slope
          steepness[i] = steep
          weights[i] = (weights[i] ?? 0) - (RATE * slope) / Math.sqrt(steep)
        }
      }
    }
  return quantised(labels, places, weights)
}

function quantised(labels: readonly string[], places: number, weights: Float64Array): LinearModel {
  const steps = labels.map((_, at) => {
    let most = 0
    for (let i = at; i < weights.length; i += labels.length) most = Math.max(most, Math.abs(weights[i] ?? 0))
    return Number((most / MOST).toPrecision(6))
  })
  return {
    labels,
    places,
    steps,
    weights: Int8Array.from(weights, (weight, i) => Math.round(weight / (steps[i % labels.length] || 1))),
  }
}

/** Deterministic pseudo-random numbers from 0 to 2^32: Knuth's linear congruential generator. */
function generator(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state
  }
}

function shuffled<T>(rows: readonly T[], random: () => number): T[] {
  const order = [...rows]
  for (let i = order.length - 1; i > 0; i -= 1) {
    const other = random() % (i + 1)
    const [one, two] = [order[i], order[other]] as [T, T]
    order[i] = two
    order[other] = one
  }
  return order
}
