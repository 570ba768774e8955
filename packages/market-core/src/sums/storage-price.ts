export interface StorageInput {
  /** Units of sale put into storage, above 0. */
  readonly quantity: number
  /** Money per unit today, above 0. */
  readonly priceNow: number
  /** Above 0. */
  readonly months: number
  /** Loss over the whole period, in % of the quantity, 0 to under 100. */
  readonly lossPercent: number
  /** Bags, treatment, rent and transport over the whole period, 0 or more. */
  readonly costs: number
  /** Simple interest on the capital tied up, in % per month, 0 or more. */
  readonly interestPercent: number
}

export interface StoragePrice {
  /** Price per remaining unit at which storing pays as much as selling today. */
  readonly priceNeeded: number
  /** Rise from today's price, in %. */
  readonly risePercent: number
  /** Remaining units of sale. */
  readonly left: number
  readonly interest: number
  /** Includes the interest, but not the value of the losses. */
  readonly costs: number
}

/**
 * Break-even price of storage: (price now x quantity + costs + interest) / (quantity x (1 -
 * losses)). Cost items as in Iowa State University Extension, Ag Decision Maker A2-33, "Cost of
 * Storing Grain". Undefined if quantity, price or months is not above 0, or if everything is lost.
 */
export function calculateStoragePrice(input: StorageInput): StoragePrice | undefined {
  const { quantity, priceNow, months, lossPercent, interestPercent } = input
  if (!(quantity > 0 && priceNow > 0 && months > 0 && lossPercent < 100)) return undefined
  const value = priceNow * quantity
  const interest = (value * interestPercent * months) / 100
  const costs = input.costs + interest
  const left = (quantity * (100 - lossPercent)) / 100
  const priceNeeded = (value + costs) / left
  return { priceNeeded, risePercent: (100 * (priceNeeded - priceNow)) / priceNow, left, interest, costs }
}
