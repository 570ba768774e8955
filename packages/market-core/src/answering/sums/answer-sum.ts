import { commodityById } from '../../commodities/catalogue.ts'
import type { Figure, Question } from '../../reader/question.ts'
import { AnswerBuilder, type PriceAnswer } from '../answer-builder.ts'
import type { PriceData } from '../price-data.ts'
import { addPriceAge } from '../prices/age.ts'
import { addPrice } from '../prices/price.ts'
import { addCaveats } from '../series/caveats.ts'
import type { MissingInput } from '../statement.ts'
import { addGivenFigures } from './given-figures.ts'
import { createLedger } from './ledger.ts'
import { findStoredPrice, type StoredPrice } from './stored-price.ts'
import { addDryMatter, addSumResult } from './sum-result.ts'

type Sum = Extract<Question, { kind: 'sum' }>

/**
 * Answers a calculation on the farmer's own numbers: inputs first, then the result. Uses the latest
 * stored price if the price is missing. Asks for other missing inputs.
 */
export function answerSum({ asked, figures, thing, wanted }: Sum, data: PriceData): PriceAnswer {
  const draft = new AnswerBuilder()
  addGivenFigures(draft, figures)
  const currencies = [...new Set(figures.flatMap(({ currency }) => currency ?? []))]
  if (currencies.length > 1) return draft.say({ code: 'no_common_money', values: { currencies } }).done(false)
  const bushel = thing && commodityById(thing.commodity)?.bushel
  if (asked === 'dry_matter') return addDryMatter(draft, figures) ? draft.done() : needs(draft, 'moisture')
  if (figures.some(({ role }) => role === 'moisture' || role === 'moisture_wanted'))
    return needs(draft, 'price')
  const stored =
    priceWanted(asked, figures) && thing ? priceFor(figures, thing, currencies[0], data) : undefined
  if (stored === 'unit') return draft.say({ code: 'bag_weight', values: {} }).done(false)
  if (typeof stored === 'object' && 'published' in stored) {
    const both = [...currencies, stored.published]
    return draft.say({ code: 'no_common_money', values: { currencies: both } }).done(false)
  }
  const found = stored === 'none' ? undefined : stored
  const known = found ? [...figures, found.figure] : figures
  const ledger = createLedger(known, wanted, bushel)
  if ('lacks' in ledger) return needs(draft, ledger.lacks)
  const money = currencies[0] ?? found?.figure.currency
  const lacks = addSumResult(draft, asked, ledger, { currency: money, figures, wanted, bushel })
  if (lacks !== undefined) return needs(draft, ...lacks)
  if (found !== undefined) sayStored(draft, found, data)
  return draft.done()
}

const priceWanted = (asked: Sum['asked'], figures: readonly Figure[]): boolean =>
  !figures.some(({ role }) => role === 'price' || role === 'income') &&
  (asked === 'total' || asked === 'left' || asked === 'margin' || isBreakEvenYield(asked, figures))

/** Without an amount, break-even means the yield that covers the costs at the given price. */
const isBreakEvenYield = (asked: Sum['asked'], figures: readonly Figure[]): boolean =>
  asked === 'break_even' && !figures.some(({ role }) => role === 'quantity' || role === 'yield')

function priceFor(
  figures: readonly Figure[],
  thing: NonNullable<Sum['thing']>,
  currency: string | undefined,
  data: PriceData,
) {
  const counted = figures.find(({ role }) => role === 'quantity' || role === 'yield')
  const unit = counted === undefined ? ({ kind: 'mass', unit: 'kg' } as const) : counted.unit
  return findStoredPrice(thing, unit, currency, data)
}

function sayStored(draft: AnswerBuilder, { series, display }: StoredPrice, { today }: PriceData): void {
  addPrice(draft, series, display, undefined, true)
  addPriceAge(draft, series, [], today)
  addCaveats(draft, series, display)
}

const needs = (draft: AnswerBuilder, ...missing: readonly MissingInput[]): PriceAnswer =>
  draft.say({ code: 'sum_needs', values: { missing } }).done(false)
