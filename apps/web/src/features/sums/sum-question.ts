import type { SumsWords } from '@smart-farming/words/sums/sums-words'
import { fieldState } from './read-fields.ts'
import type { SumId, Typed } from './stored-sums.ts'
import type { Sum, SumField, SumResult } from './sum.ts'

interface AskedSum {
  readonly id: SumId
  readonly sum: Sum
  readonly result: SumResult
  readonly typed: Typed
}

/** A calculation as a message to the chat, with all inputs and results. */
export function sumQuestion({ id, sum, result, typed }: AskedSum, words: SumsWords): string {
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

function toldAs(field: SumField, typed: Typed, words: SumsWords): string {
  if (field.kind === 'number') {
    const { text } = fieldState(field, typed, words)
    return text === '' ? '' : [text, field.suffix].filter(Boolean).join(' ')
  }
  return field.chosen === '' ? '' : (field.options.find(({ id }) => id === field.chosen)?.label ?? '')
}
