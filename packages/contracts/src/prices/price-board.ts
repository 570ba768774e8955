import * as z from 'zod/mini'
import { encodeProblem, type ProblemSubject } from '../schema/problems.ts'
import { BOARD_LAND_UNITS, BOARD_UNITS, MAX_BOARD_CROPS } from './board-limits.ts'

/** Syntax of a commodity id. Crops outside the catalogue are valid, but have no prices. */
const crop = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/, encodeProblem({ code: 'unknown_crop' })))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/, encodeProblem({ code: 'not_a_currency' })))

/**
 * A number above 0 or, with 'nought', at least 0. The maximum of a thousand million catches typing
 * errors and fits every currency.
 */
function amount(what: ProblemSubject, least: 'nought' | 'above nought') {
  const message = encodeProblem({ code: least === 'nought' ? 'negative' : 'not_positive', what })
  return z
    .number(message)
    .check(least === 'nought' ? z.gte(0, message) : z.gt(0, message), z.lte(1e9, message))
}

/** Costs and yield of a crop per hectare: the inputs of its break-even price. */
const costs = z.object({
  currency,
  /** In `currency`. */
  costPerHa: amount('cost', 'above nought'),
  yieldTPerHa: amount('yield', 'above nought'),
  /** In `currency`. */
  haulagePerT: amount('haulage', 'nought'),
})
export type CropCosts = z.infer<typeof costs>

/** A price alert, in its original unit and currency. */
const target = z.object({
  price: amount('price', 'above nought'),
  currency,
  /** Weight that the price is for, in kilograms. */
  kg: amount('weight', 'above nought'),
})
export type PriceTarget = z.infer<typeof target>

/** Far more crops than any farmer has. */
const MAX_FIGURES = 60
const tooManyCrops = encodeProblem({ code: 'too_many_crops', most: MAX_FIGURES })

const few = <Value extends object>() =>
  z.refine<Value>((value) => Object.keys(value).length <= MAX_FIGURES, tooManyCrops)

/** The farmer's price board settings. Absent fields were never set. */
export const boardFields = {
  boardCrops: z.optional(
    z.array(crop).check(
      z.maxLength(MAX_BOARD_CROPS, encodeProblem({ code: 'too_many_board_crops', most: MAX_BOARD_CROPS })),
      z.refine((names) => new Set(names).size === names.length, encodeProblem({ code: 'crop_twice' })),
    ),
  ),
  boardUnit: z.optional(z.enum(BOARD_UNITS)),
  boardCurrency: z.optional(currency),
  /** Land unit of the cost form. Saved values are always per hectare. */
  boardLand: z.optional(z.enum(BOARD_LAND_UNITS)),
  boardCosts: z.optional(z.record(crop, costs).check(few())),
  boardTargets: z.optional(z.record(crop, target).check(few())),
}

const board = z.object(boardFields)
export type BoardSettings = z.infer<typeof board>
