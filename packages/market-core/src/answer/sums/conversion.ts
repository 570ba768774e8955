import { convertMass } from '../../mass.ts'
import { type ConversionAsked, converted } from '../../understand/quantities/measure-conversion.ts'
import type { Question } from '../../understand/question.ts'
import { Draft, type PriceAnswer } from '../answer.ts'

/** A weight in another unit. */
export function sayConversion(
  draft: Draft,
  { figures, unit }: Question,
  bushelCrop: string | undefined,
): boolean {
  const { amount } = figures
  const to = unit ?? 'kg'
  const mass = amount === undefined ? undefined : convertMass(amount.value, amount.unit, to, bushelCrop)
  if (amount === undefined || mass === undefined) {
    draft.say({ code: 'conversion_needs', values: {} })
    return false
  }
  draft.say(
    { code: 'conversion', values: { amount: amount.value, from: amount.unit, converted: mass, to } },
    { value: amount.value, kind: 'mass' },
    { value: mass, kind: 'mass' },
  )
  return true
}

/** An amount in another unit, as it was asked for. */
export function tellConversion(asked: ConversionAsked): PriceAnswer {
  const draft = new Draft()
  const result = converted(asked)
  if (result === undefined) return draft.say({ code: 'conversion_needs', values: {} }).done(false)
  const { amount, from, to, commodity } = asked
  return draft
    .say(
      {
        code: 'conversion',
        values: { amount, from, converted: result, to, ...(commodity !== undefined && { commodity }) },
      },
      { value: amount, kind: 'measure' },
      { value: result, kind: 'measure' },
    )
    .done()
}
