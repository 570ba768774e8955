import { atMoisture } from '../../margins.ts'
import type { Figure, SumAsked } from '../../reader/question.ts'
import type { Unit } from '../../reader/units.ts'
import type { Draft } from '../draft.ts'
import type { Fact } from '../fact.ts'
import type { Needed } from '../statement.ts'
import { sayBreakEven } from './break-even.ts'
import type { Ledger } from './ledger.ts'
import { moneyFact } from './money-fact.ts'
import { sayEach, sayPercent } from './parts.ts'
import { amountFacts } from './worth.ts'

/** Says what a sum comes to; gives what it lacks instead, where it lacks something. */
export function saySum(
  draft: Draft,
  asked: Exclude<SumAsked, 'dry_matter'>,
  ledger: Ledger,
  currency: string | undefined,
  figures: readonly Figure[],
): readonly Needed[] | undefined {
  switch (asked) {
    case 'total':
      return sayTotal(draft, ledger, currency)
    case 'left':
    case 'margin':
      return sayLeft(draft, asked, ledger, currency)
    case 'break_even':
      return sayBreakEven(draft, ledger, currency, figures)
    case 'each':
      return sayEach(draft, ledger, currency)
    case 'percent':
      return sayPercent(draft, ledger, currency)
  }
}

/** Money in, less the costs where some were given; of costs alone their sum. */
function sayTotal(draft: Draft, ledger: Ledger, currency: string | undefined): Needed[] | undefined {
  const { output, cost, quantity, percent, shares, land } = ledger
  if (output === undefined && (cost === undefined || ledger.hasPrice)) return lacksOf(ledger)
  if (output !== undefined && (cost !== undefined || percent !== undefined))
    return sayLeft(draft, 'left', ledger, currency)
  const value = output ?? cost ?? 0
  draft.say(
    {
      code: 'total',
      values: {
        value,
        ...(currency !== undefined && { currency }),
        ...(output !== undefined && quantity !== undefined && { amount: quantity }),
        ...(land?.kind === 'area' && { land }),
      },
    },
    moneyFact(value, currency),
    ...(quantity === undefined ? [] : amountFacts(quantity)),
  )
  return shares === undefined ? undefined : sayEach(draft, ledger, currency)
}

/** The figures without which no money comes in. */
const lacksOf = ({ quantity, hasPrice }: Ledger): Needed[] => [
  ...(quantity === undefined ? (['quantity'] as const) : []),
  ...(hasPrice ? [] : (['price'] as const)),
]

/** Money in less money out: on each of a land, on all of it, or on both. */
function sayLeft(
  draft: Draft,
  asked: 'left' | 'margin',
  ledger: Ledger,
  currency: string | undefined,
): Needed[] | undefined {
  const { output, cost, percent, area, land, shares } = ledger
  if (output === undefined) return lacksOf(ledger)
  if (cost === undefined && percent === undefined) return ['cost']
  const costs = (cost ?? 0) + ((percent ?? 0) / 100) * output
  const isPerLand = land?.kind === 'area'
  say(output, costs, isPerLand ? land : undefined)
  if (asked === 'margin') {
    if (area !== undefined && area.value > 0) say(output / area.value, costs / area.value, area.unit)
    draft.say({ code: 'margin_leaves_out', values: {} })
  }
  return shares === undefined ? undefined : sayEach(draft, ledger, currency)

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

/** Grain at another moisture: the dry matter stays the same. False where a figure is missing or out of range. */
export function sayDryMatter(draft: Draft, figures: readonly Figure[]): boolean {
  const of = (role: Figure['role']) => figures.find((one) => one.role === role)
  const [quantity, from, to] = [of('quantity'), of('moisture')?.value, of('moisture_wanted')?.value]
  if (quantity?.unit === undefined || from === undefined || to === undefined) return false
  const result = atMoisture(quantity.value, from, to)
  if (result === undefined) return false
  const amount = { value: quantity.value, unit: quantity.unit }
  draft.say(
    { code: 'dry_matter', values: { amount, from, to, result } },
    ...amountFacts(amount),
    { value: result, kind: 'mass' },
    ...[from, to].map((value): Fact => ({ value, kind: 'percent' })),
  )
  return true
}
