import { massAtMoisture } from '../../margins.ts'
import type { Figure, SumKind } from '../../reader/question.ts'
import type { Unit } from '../../reader/units.ts'
import type { AnswerBuilder } from '../answer-builder.ts'
import type { Fact } from '../fact.ts'
import type { MissingInput } from '../statement.ts'
import { addBreakEven } from './break-even.ts'
import { moneyFact } from './given-figures.ts'
import type { Ledger, LedgerContext } from './ledger.ts'
import { addFigureChange, addPercentage, addShares, convertAmount } from './parts.ts'
import { amountFacts } from './worth.ts'

/** States the result of a calculation, or returns its missing inputs. */
export function addSumResult(
  draft: AnswerBuilder,
  asked: Exclude<SumKind, 'dry_matter'>,
  ledger: Ledger,
  telling: LedgerContext,
): readonly MissingInput[] | undefined {
  switch (asked) {
    case 'total':
      return sayTotal(draft, ledger, telling)
    case 'left':
    case 'margin':
      return sayLeft(draft, asked, ledger, telling)
    case 'break_even':
      return addBreakEven(draft, ledger, telling)
    case 'each':
      return addShares(draft, ledger, telling)
    case 'change':
      return addFigureChange(draft, telling)
    case 'percent':
      return addPercentage(draft, ledger, telling)
  }
}

/** Without an income, states the total of the costs or amounts. */
function sayTotal(
  draft: AnswerBuilder,
  ledger: Ledger,
  telling: LedgerContext,
): readonly MissingInput[] | undefined {
  const { output, cost, quantity, percent, shares, land } = ledger
  const { currency, figures } = telling
  const isOfAmounts =
    figures.some(({ role }) => role === 'yield') || figures.some(({ per }) => per !== undefined)
  if (output === undefined && cost === undefined && isOfAmounts) return sayAmount(draft, ledger, telling)
  if (output === undefined && (cost === undefined || ledger.hasPrice)) return lacksOf(ledger)
  if (output !== undefined && (cost !== undefined || percent !== undefined))
    return sayLeft(draft, 'left', ledger, telling)
  if (ledger.hasIdle) return ['price']
  const value = output ?? cost ?? 0
  draft.say(
    {
      code: 'total',
      values: {
        value,
        ...(currency !== undefined && { currency }),
        ...(output !== undefined && quantity !== undefined && { amount: quantity }),
        ...(land && { land }),
      },
    },
    moneyFact(value, currency),
    ...(quantity === undefined ? [] : amountFacts(quantity)),
  )
  return shares === undefined ? undefined : addShares(draft, ledger, telling)
}

function sayAmount(
  draft: AnswerBuilder,
  { quantity, land }: Ledger,
  { wanted, bushel }: LedgerContext,
): MissingInput[] | undefined {
  if (quantity === undefined) return ['quantity']
  const amount = convertAmount(quantity, wanted, bushel)
  draft.say({ code: 'total_amount', values: { amount, ...(land && { land }) } }, ...amountFacts(amount))
  return undefined
}

const lacksOf = ({ quantity, hasPrice }: Ledger): MissingInput[] => [
  ...(quantity === undefined ? (['quantity'] as const) : []),
  ...(hasPrice ? [] : (['price'] as const)),
]

/** States income less costs per land unit, in total, or both. */
function sayLeft(
  draft: AnswerBuilder,
  asked: 'left' | 'margin',
  ledger: Ledger,
  telling: LedgerContext,
): readonly MissingInput[] | undefined {
  const { output, cost, percent, area, land, shares } = ledger
  const { currency } = telling
  if (output === undefined) return lacksOf(ledger)
  if (cost === undefined && percent === undefined) return ['cost']
  if (ledger.hasIdle) return ['price']
  const costs = (cost ?? 0) + ((percent ?? 0) / 100) * output
  say(output, costs, land)
  if (asked === 'margin') {
    if (area !== undefined && area.value > 0) say(output / area.value, costs / area.value, area.unit)
    draft.say({ code: 'margin_leaves_out', values: {} })
  }
  return shares === undefined ? undefined : addShares(draft, ledger, telling)

  function say(brings: number, spent: number, on: Unit | undefined): void {
    const left = brings - spent
    draft.say(
      {
        code: 'left',
        values: {
          output: brings,
          cost: spent,
          left,
          ...(currency !== undefined && { currency }),
          ...(on && { land: on }),
        },
      },
      ...[brings, spent, left].map((value) => moneyFact(value, currency)),
    )
  }
}

/**
 * States the weight of grain at another moisture content. False if an input is missing or out of
 * range.
 */
export function addDryMatter(draft: AnswerBuilder, figures: readonly Figure[]): boolean {
  const of = (role: Figure['role']) => figures.find((one) => one.role === role)
  const [quantity, from, to] = [of('quantity'), of('moisture')?.value, of('moisture_wanted')?.value]
  if (quantity?.unit === undefined || from === undefined || to === undefined) return false
  const result = massAtMoisture(quantity.value, from, to)
  if (result === undefined) return false
  const amount = { value: quantity.value, unit: quantity.unit }
  const water = { value: quantity.value - result, unit: quantity.unit }
  const kg: Unit = { kind: 'mass', unit: 'kg' }
  const lost = water.value < 1 ? convertAmount(water, kg) : water
  draft.say(
    { code: 'dry_matter', values: { amount, from, to, result, lost } },
    ...amountFacts(amount),
    ...[result, water.value, lost.value].map((value): Fact => ({ value, kind: 'mass' })),
    ...[from, to].map((value): Fact => ({ value, kind: 'percent' })),
  )
  return true
}
