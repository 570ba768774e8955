import * as z from 'zod/mini'
import { problem, type Subject } from '../schema/problems.ts'
import { BOARD_LANDS, BOARD_UNITS, MOST_BOARD_CROPS } from './board-limits.ts'

/** An id of the commodity catalogue, by its shape: what the catalogue does not have simply has no prices. */
const crop = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/, problem({ code: 'unknown_crop' })))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/, problem({ code: 'not_a_currency' })))

/**
 * A figure above `least` and up to a thousand million, which keeps slips of the finger out and lets every currency in.
 */
function amount(what: Subject, least: 'nought' | 'above nought') {
  const message = problem({ code: least === 'nought' ? 'negative' : 'not_positive', what })
  return z
    .number(message)
    .check(least === 'nought' ? z.gte(0, message) : z.gt(0, message), z.lte(1e9, message))
}

/** What a hectare of a crop costs and gives: enough for the price at which it pays. */
const costs = z.object({
  currency,
  /** Per hectare, in `currency`. */
  costPerHa: amount('cost', 'above nought'),
  /** Tonnes per hectare. */
  yieldTPerHa: amount('yield', 'above nought'),
  /** Per tonne, in `currency`. */
  haulagePerT: amount('haulage', 'nought'),
})
export type CropCosts = z.infer<typeof costs>

/** A price worth hearing of, in the unit and currency in which it was set. */
const target = z.object({
  price: amount('price', 'above nought'),
  currency,
  /** Kilograms that the price is for. */
  kg: amount('weight', 'above nought'),
})
export type PriceTarget = z.infer<typeof target>

/** As many crops as anybody has, and then some. */
const MOST_FIGURES = 60
const tooManyCrops = problem({ code: 'too_many_crops', most: MOST_FIGURES })

const few = <Value extends object>() =>
  z.refine<Value>((value) => Object.keys(value).length <= MOST_FIGURES, tooManyCrops)

/** The part of a farmer's settings that the price board asks for. What is absent was not said. */
export const boardFields = {
  boardCrops: z.optional(
    z.array(crop).check(
      z.maxLength(MOST_BOARD_CROPS, problem({ code: 'too_many_board_crops', most: MOST_BOARD_CROPS })),
      z.refine((names) => new Set(names).size === names.length, problem({ code: 'crop_twice' })),
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
