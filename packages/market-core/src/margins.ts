/** What a crop leaves after its variable costs: no rent, depreciation or permanent labour. Same currency throughout. */
export interface Margin {
  output: number
  grossMargin: number
  /** Gross margin for each unit of money of variable cost. Undefined when nothing was spent. */
  perCost: number | undefined
}

/** Gross margin = yield x price - variable cost, for any area that all three are given for. */
export function grossMargin(yieldAmount: number, price: number, variableCost: number): Margin {
  const output = yieldAmount * price
  const margin = output - variableCost
  return { output, grossMargin: margin, perCost: variableCost > 0 ? margin / variableCost : undefined }
}

/**
 * The price at which the yield just pays the cost. Undefined without a yield. Say whether the cost is variable or
 * total.
 */
export function breakEvenPrice(cost: number, yieldAmount: number): number | undefined {
  return yieldAmount > 0 ? cost / yieldAmount : undefined
}

/** The yield at which the price just pays the cost. Undefined without a price. */
export function breakEvenYield(cost: number, price: number): number | undefined {
  return price > 0 ? cost / price : undefined
}

/** How far the expected price may fall before the crop makes a loss, in % of it. Negative: it makes one already. */
export function cushionPercent(expected: number, breakEven: number): number | undefined {
  return expected > 0 ? (100 * (expected - breakEven)) / expected : undefined
}

/** How much of the product buys one unit of the input, both priced per the same mass: kg of maize for a kg of urea. */
export function inputRatio(inputPrice: number, productPrice: number): number | undefined {
  return productPrice > 0 ? inputPrice / productPrice : undefined
}

/**
 * The mass of the same dry matter at another moisture: w2 = w1 (100 - m1) / (100 - m2). Moistures in % wet basis, 0 to
 * under 100.
 */
export function atMoisture(mass: number, moisturePercent: number, wantedPercent: number): number | undefined {
  const valid = [moisturePercent, wantedPercent].every((percent) => percent >= 0 && percent < 100)
  return valid ? (mass * (100 - moisturePercent)) / (100 - wantedPercent) : undefined
}
