import { convertMass } from '../../mass.ts'
import type { Question } from '../../understand/question.ts'
import type { Draft } from '../answer.ts'

/** A weight in another unit. */
export function sayConversion(
  draft: Draft,
  { figures, unit }: Question,
  bushelCrop: string | undefined,
): boolean {
  const { amount } = figures
  const to = unit ?? 'kg'
  const converted = amount === undefined ? undefined : convertMass(amount.value, amount.unit, to, bushelCrop)
  if (amount === undefined || converted === undefined) {
    draft.say({ code: 'conversion_needs', values: {} })
    return false
  }
  draft.say(
    { code: 'conversion', values: { amount: amount.value, from: amount.unit, converted, to } },
    { value: amount.value, kind: 'mass' },
    { value: converted, kind: 'mass' },
  )
  return true
}
