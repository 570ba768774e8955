/** A harvest that is stored. Money in one currency. */
export interface StorageInput {
  /** Units of sale put into store, above 0. */
  readonly quantity: number
  /** Money a unit today, above 0. */
  readonly priceNow: number
  /** Above 0. */
  readonly months: number
  /** Of the quantity, over the whole time, in %: 0 to under 100. */
  readonly lossPercent: number
  /** Bags, treatment, rent, transport: money for all of it, over the whole time, 0 or more. */
  readonly costs: number
  /** On the money that is tied up, simple interest in % a month, 0 or more. */
  readonly interestPercent: number
}

export interface StoragePrice {
  /** Money a unit that is left, at which storing pays as much as selling today. */
  readonly priceNeeded: number
  /** Against today's price, in %. */
  readonly risePercent: number
  /** Units of sale that are left. */
  readonly left: number
  readonly interest: number
  /** With the interest, without the value lost. */
  readonly costs: number
}

/**
 * The price at which stored goods bring what they would today: (price now x quantity + costs + interest) / (quantity x
 * (1 - losses)). The cost items are those of Iowa State University Extension, Ag Decision Maker A2-33, "Cost of Storing
 * Grain". Undefined where quantity, price or months is not above 0, or everything is lost.
 */
export function storagePrice(input: StorageInput): StoragePrice | undefined {
  const { quantity, priceNow, months, lossPercent, interestPercent } = input
  if (!(quantity > 0 && priceNow > 0 && months > 0 && lossPercent < 100)) return undefined
  const value = priceNow * quantity
  const interest = (value * interestPercent * months) / 100
  const costs = input.costs + interest
  const left = (quantity * (100 - lossPercent)) / 100
  const priceNeeded = (value + costs) / left
  return { priceNeeded, risePercent: (100 * (priceNeeded - priceNow)) / priceNow, left, interest, costs }
}
