/** Hash bucket of a feature, and its weight in the text. */
export type Feature = readonly [place: number, value: number]

/**
 * Multinomial logistic regression with one-byte weights. Each bucket has a row with a weight per
 * label; the last row is the bias. A label's weights are multiples of its entry in `steps`.
 */
export interface LinearModel {
  readonly labels: readonly string[]
  readonly places: number
  readonly steps: readonly number[]
  readonly weights: Int8Array
}

export type StoredModel = Omit<LinearModel, 'weights'> & { readonly weights: string }

/** Every text has a bias feature with this value. */
export const BIAS_VALUE = 0.3

/** Probabilities of the labels, 0 to 1, with a sum of 1. */
export function probabilities(
  model: LinearModel,
  features: readonly Feature[],
): Readonly<Record<string, number>> {
  const { labels, places, steps, weights } = model
  const sums = labels.map(() => 0)
  for (const [place, value] of [...features, [places, BIAS_VALUE] as const])
    for (let at = 0; at < labels.length; at += 1)
      sums[at] = (sums[at] ?? 0) + value * (weights[place * labels.length + at] ?? 0)
  const shares = softmax(sums.map((sum, at) => sum * (steps[at] ?? 0)))
  return Object.fromEntries(labels.map((label, at) => [label, shares[at] ?? 0]))
}

/** Normalises scores to probabilities. */
export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

export const loadModel = (stored: StoredModel): LinearModel => ({
  ...stored,
  weights: decodeBytes(stored.weights),
})

/** Decodes base64 to signed bytes. */
export const decodeBytes = (base64: string): Int8Array =>
  Int8Array.from(atob(base64), (char) => char.charCodeAt(0))
