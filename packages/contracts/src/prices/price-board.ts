import * as z from 'zod/mini'
import { BOARD_LANDS, BOARD_UNITS, MOST_BOARD_CROPS } from './board-limits.ts'

/** An id of the commodity catalogue, by its shape: what the catalogue does not have simply has no prices. */
const crop = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/, 'This crop is not on the list.'))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'Currency must be a code of three letters.'))

/**
 * A figure above `least` and up to a thousand million, which keeps slips of the finger out and lets every currency in.
 */
function amount(label: string, least: 'nought' | 'above nought') {
  const message = `${label} must be ${least === 'nought' ? 'nought or more' : 'more than nought'}.`
  return z
    .number(message)
    .check(least === 'nought' ? z.gte(0, message) : z.gt(0, message), z.lte(1e9, message))
}

/** What a hectare of a crop costs and gives: enough for the price at which it pays. */
const costs = z.object({
  currency,
  /** Per hectare, in `currency`. */
  costPerHa: amount('Cost', 'above nought'),
  /** Tonnes per hectare. */
  yieldTPerHa: amount('Yield', 'above nought'),
  /** Per tonne, in `currency`. */
  haulagePerT: amount('Haulage', 'nought'),
})
export type CropCosts = z.infer<typeof costs>

/** A price worth hearing of, in the unit and currency in which it was set. */
const target = z.object({
  price: amount('Price', 'above nought'),
  currency,
  /** Kilograms that the price is for. */
  kg: amount('Weight', 'above nought'),
})
export type PriceTarget = z.infer<typeof target>

const few = <Value extends object>() =>
  z.refine<Value>((value) => Object.keys(value).length <= 60, 'These are too many crops.')

/** The part of a farmer's settings that the price board asks for. What is absent was not said. */
export const boardFields = {
  boardCrops: z.optional(
    z.array(crop).check(
      z.maxLength(MOST_BOARD_CROPS, `Choose at most ${MOST_BOARD_CROPS}.`),
      z.refine((names) => new Set(names).size === names.length, 'Each crop counts once.'),
    ),
  ),
  boardUnit: z.optional(z.enum(BOARD_UNITS)),
  boardCurrency: z.optional(currency),
  /** What the sheet of costs asks by; what is kept is always by the hectare. */
  boardLand: z.optional(z.enum(BOARD_LANDS)),
  boardCosts: z.optional(z.record(crop, costs).check(few())),
  boardTargets: z.optional(z.record(crop, target).check(few())),
}

const board = z.object(boardFields)
export type BoardSettings = z.infer<typeof board>
