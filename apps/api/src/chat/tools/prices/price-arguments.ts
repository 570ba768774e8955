import { priceUnits } from '@smart-farming/market-core/chat'
import * as z from 'zod/mini'

/** An argument with one of the given values. */
export const enumArgument = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}`)

const name = (what: string) => z.string(`must be ${what}`).check(z.minLength(1), z.maxLength(80))

/** A crop, animal product, fertiliser or fuel. */
export const commodityArgument = name('the name of a commodity, such as "maize"').check(
  z.describe('By name, such as "maize" or "urea"'),
)

export const placeArgument = z
  .optional(name('the name of a place, "here" or "world"'))
  .check(
    z.describe(
      '"Kenya", "Nakuru, Kenya", "world" (benchmark) or "here" (the farm\'s market). Default: here, else world',
    ),
  )

export const unitArgument = z
  .optional(enumArgument(priceUnits))
  .check(z.describe('What the price is per; a bag has 90 kg, a maund 40 kg'))

const code = z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency code of three capital letters'))

export const currencyArgument = z.optional(code).check(z.describe('ISO 4217, such as "KES"'))

/** A positive number. */
export const amountArgument = (what: string) =>
  z
    .number('must be a number')
    .check(z.gt(0, 'must be more than 0'), z.lte(1e12, 'is too large'), z.describe(what))
