import { type Feature, PLACES } from './features.ts'

/**
 * Weights of a multinomial logistic regression: a row of labels for each place, the row of the constant last, in steps
 * of `step` of the label.
 */
export interface LinearModel {
  readonly labels: readonly string[]
  readonly steps: readonly number[]
  readonly weights: Int8Array
}

/** Every question has this beside its features. */
export const CONSTANT: Feature = [PLACES, 0.3]

/** How sure the model is of each label, from 0 to 1, together 1; in the order of its labels. */
export function sureness({ labels, steps, weights }: LinearModel, features: readonly Feature[]): number[] {
  const sums = labels.map(() => 0)
  for (const [place, value] of [...features, CONSTANT])
    for (let at = 0; at < labels.length; at++)
      sums[at] = (sums[at] ?? 0) + value * (weights[place * labels.length + at] ?? 0)
  return shares(sums.map((sum, at) => sum * (steps[at] ?? 0)))
}

/** The softmax of some scores. */
export function shares(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** A model as it is kept: its weights in base64. */
export const modelOf = (kept: Omit<LinearModel, 'weights'> & { readonly weights: string }): LinearModel => ({
  labels: kept.labels,
  steps: kept.steps,
  weights: bytesOf(kept.weights),
})

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The bytes of a base64 text. The core has no library of a platform. */
export function bytesOf(base64: string): Int8Array {
  const values = Uint8Array.from({ length: 128 }, (_, code) => DIGITS.indexOf(String.fromCharCode(code)) & 63)
  const text = base64.replace(/=+$/, '')
  const bytes = new Int8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (let i = 0; i < text.length; i++) {
    bits = (bits << 6) | (values[text.charCodeAt(i)] ?? 0)
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = bits >> held
    bits &= (1 << held) - 1
  }
  return bytes
}
