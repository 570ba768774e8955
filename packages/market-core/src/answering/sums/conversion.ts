import { commodityById } from '../../commodities/catalogue.ts'
import type { Question } from '../../reader/question.ts'
import { Draft, type PriceAnswer } from '../draft.ts'
import type { Fact } from '../fact.ts'
import { ratioOf, sizeOf } from './sizes.ts'
import { amountFacts } from './worth.ts'

/** An amount in another unit of its kind. A bag without a weight, and a bushel without a crop, are asked back. */
export function answerConversion({ from, to, thing }: Extract<Question, { kind: 'convert' }>): PriceAnswer {
  const draft = new Draft()
  const bushel = thing && commodityById(thing.commodity)?.bushel
  const ratio = ratioOf(from.unit, to, bushel)
  if (ratio === undefined) {
    const isBag = [from.unit, to].some((unit) => sizeOf(unit, bushel)?.of === 'bag')
    const note = isBag
      ? ({ code: 'bag_weight', values: {} } as const)
      : ({ code: 'not_in_unit', values: { wanted: to } } as const)
    return draft.say(note).done(false)
  }
  const result = { value: from.value * ratio, unit: to }
  const facts: Fact[] = [...amountFacts(from), ...amountFacts(result)]
  const isBushel = [from.unit, to].some((unit) => unit.kind === 'mass' && unit.unit === 'bushel')
  const of = isBushel && thing !== undefined ? { commodity: thing.commodity } : {}
  return draft.say({ code: 'conversion', values: { from, to: result, ...of } }, ...facts).done()
}
