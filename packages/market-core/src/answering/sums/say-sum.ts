import { atMoisture } from '../../margins.ts'
import type { Figure, SumAsked } from '../../reader/question.ts'
import type { Unit } from '../../reader/units.ts'
import type { Draft } from '../draft.ts'
import type { Fact } from '../fact.ts'
import type { Needed } from '../statement.ts'
import { sayBreakEven } from './break-even.ts'
import { moneyFact } from './given.ts'
import type { Ledger, Telling } from './ledger.ts'
import { inUnit, sayChange, sayEach, sayPercent } from './parts.ts'
import { amountFacts } from './worth.ts'

/** States the result of a sum, or returns its missing inputs. */
export function saySum(
  draft: Draft,
  asked: Exclude<SumAsked, 'dry_matter'>,
  ledger: Ledger,
  telling: Telling,
): readonly Needed[] | undefined {
  switch (asked) {
    case 'total':
      return sayTotal(draft, ledger, telling)
    case 'left':
    case 'margin':
      return sayLeft(draft, asked, ledger, telling)
    case 'break_even':
      return sayBreakEven(draft, ledger, telling)
    case 'each':
      return sayEach(draft, ledger, telling)
    case 'change':
      return sayChange(draft, telling)
    case 'percent':
      return sayPercent(draft, ledger, telling)
  }
}

/** Income less any costs; with costs only their sum, with amounts only their total. */
function sayTotal(draft: Draft, ledger: Ledger, telling: Telling): readonly Needed[] | undefined {
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
  return shares === undefined ? undefined : sayEach(draft, ledger, telling)
}

/** Total of an amount, in the requested unit. */
function sayAmount(
  draft: Draft,
  { quantity, land }: Ledger,
  { wanted, bushel }: Telling,
): Needed[] | undefined {
  if (quantity === undefined) return ['quantity']
  const amount = inUnit(quantity, wanted, bushel)
  draft.say({ code: 'total_amount', values: { amount, ...(land && { land }) } }, ...amountFacts(amount))
  return undefined
}

/** Missing inputs of an income. */
const lacksOf = ({ quantity, hasPrice }: Ledger): Needed[] => [
  ...(quantity === undefined ? (['quantity'] as const) : []),
  ...(hasPrice ? [] : (['price'] as const)),
]

/** Income less costs: per land unit, in total, or both. */
function sayLeft(
  draft: Draft,
  asked: 'left' | 'margin',
  ledger: Ledger,
  telling: Telling,
): readonly Needed[] | undefined {
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
  return shares === undefined ? undefined : sayEach(draft, ledger, telling)

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

/** Grain at another moisture content, at constant dry matter. False if an input is missing or out of range. */
export function sayDryMatter(draft: Draft, figures: readonly Figure[]): boolean {
  const of = (role: Figure['role']) => figures.find((one) => one.role === role)
  const [quantity, from, to] = [of('quantity'), of('moisture')?.value, of('moisture_wanted')?.value]
  if (quantity?.unit === undefined || from === undefined || to === undefined) return false
  const result = atMoisture(quantity.value, from, to)
  if (result === undefined) return false
  const amount = { value: quantity.value, unit: quantity.unit }
  const water = { value: quantity.value - result, unit: quantity.unit }
  const kg: Unit = { kind: 'mass', unit: 'kg' }
  const lost = water.value < 1 ? inUnit(water, kg) : water
  draft.say(
    { code: 'dry_matter', values: { amount, from, to, result, lost } },
    ...amountFacts(amount),
    ...[result, water.value, lost.value].map((value): Fact => ({ value, kind: 'mass' })),
    ...[from, to].map((value): Fact => ({ value, kind: 'percent' })),
  )
  return true
}
