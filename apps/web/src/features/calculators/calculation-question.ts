import type { CalculatorMessages } from '@smart-farming/words/sums/calculator-messages'
import type { Calculation, CalculationResult, CalculatorField } from './calculation.ts'
import { fieldState } from './read-fields.ts'
import type { CalculatorId, FieldTexts } from './saved-calculations.ts'

interface AskedSum {
  readonly id: CalculatorId
  readonly sum: Calculation
  readonly result: CalculationResult
  readonly typed: FieldTexts
}

/** Writes a calculation as a chat message, with all inputs and results. */
export function calculationQuestion({ id, sum, result, typed }: AskedSum, words: CalculatorMessages): string {
  const given = sum.fields.flatMap((field) => {
    const told = toldAs(field, typed, words)
    return told === '' ? [] : [`${field.label}: ${told}`]
  })
  const found = [{ label: result.label, value: result.value }, ...result.rows]
  const results = found.map(({ label, value }) => `${label}: ${value}`)
  return words.question({
    sum: words.titles[id],
    given: given.join('; '),
    results: results.join('; '),
  })
}

function toldAs(field: CalculatorField, typed: FieldTexts, words: CalculatorMessages): string {
  if (field.kind === 'number') {
    const { text } = fieldState(field, typed, words)
    return text === '' ? '' : [text, field.suffix].filter(Boolean).join(' ')
  }
  return field.chosen === '' ? '' : (field.options.find(({ id }) => id === field.chosen)?.label ?? '')
}
