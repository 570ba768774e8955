import { formatInputNumber } from '@smart-farming/words/format/figures/typed-number'
import type { CalculatorMessages } from '@smart-farming/words/sums/calculator-messages'
import { type CalculatorField, type FieldNumbers, type NumberField, parseTypedNumber } from './calculation.ts'
import type { FieldTexts } from './saved-calculations.ts'

export interface FieldState {
  readonly text: string
  readonly value: number | undefined
  /** A sentence; undefined for a valid value. */
  readonly problem: string | undefined
  /** True for invalid text; false for an empty field. */
  readonly isWrong: boolean
  /** True if the text has two readings. `value` is the chosen reading. */
  readonly isAmbiguous: boolean
}

type Fits = (value: number) => boolean
const FITS: Readonly<Record<NumberField['need'], Fits>> = {
  above: (value) => value > 0,
  orZero: (value) => value >= 0,
  percent: (value) => value >= 0 && value < 100,
  share: (value) => value > 0 && value <= 100,
  optional: (value) => value > 0,
}

/** Most decimals in a prefilled value. */
const decimalsFor = (value: number) => (Math.abs(value) < 10_000 ? 2 : 0)

/** Returns a field's text, value and error. */
export function fieldState(field: NumberField, typed: FieldTexts, words: CalculatorMessages): FieldState {
  const { id, need, fill } = field
  const text = typed[id] ?? (fill === undefined ? '' : formatInputNumber(words.tag, fill, decimalsFor(fill)))
  const found = parseTypedNumber(text, words)
  const state = { text, value: undefined, problem: undefined, isWrong: false, isAmbiguous: false }
  const { needs } = words
  if (found.kind === 'empty') return need === 'optional' ? state : { ...state, problem: needs[need] }
  if (found.kind !== 'number') {
    const problem = found.kind === 'too-large' ? needs.tooLarge : needs.unreadable
    return { ...state, problem, isWrong: true }
  }
  if (!FITS[need](found.value)) return { ...state, problem: needs[need], isWrong: true }
  // Prefilled values are displayed rounded but calculated unrounded.
  const isFill = typed[id] === undefined && fill !== undefined
  const isAmbiguous = !isFill && found.isAmbiguous
  return { ...state, value: isFill ? fill : found.value, isAmbiguous }
}

const isNumber = (field: CalculatorField): field is NumberField => field.kind === 'number'

/** Reads all numbers of a form. `missing` lists the labels of fields that still need a number. */
export function readFields(
  fields: readonly CalculatorField[],
  typed: FieldTexts,
  words: CalculatorMessages,
): { numbers: FieldNumbers; missing: readonly string[] } {
  const numbers: Record<string, number> = {}
  const missing: string[] = []
  for (const field of fields.filter(isNumber)) {
    const { value, problem } = fieldState(field, typed, words)
    if (value !== undefined) numbers[field.id] = value
    if (problem !== undefined) missing.push(field.label)
  }
  return { numbers, missing }
}
