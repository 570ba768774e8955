/**
 * Gross margin of a crop, in one currency. Variable costs exclude rent, depreciation and permanent
 * labour.
 */
export interface Margin {
  output: number
  grossMargin: number
  /** Gross margin per unit of variable cost. Undefined at zero cost. */
  perCost: number | undefined
}

/** Gross margin = yield x price - variable cost, all for the same area. */
export function grossMargin(yieldAmount: number, price: number, variableCost: number): Margin {
  const output = yieldAmount * price
  const margin = output - variableCost
  return { output, grossMargin: margin, perCost: variableCost > 0 ? margin / variableCost : undefined }
}

/**
 * Price at which the yield covers the cost. Undefined without a yield. Callers must say whether the
 * cost is variable or total.
 */
export function breakEvenPrice(cost: number, yieldAmount: number): number | undefined {
  return yieldAmount > 0 ? cost / yieldAmount : undefined
}

/** Yield at which the price covers the cost. Undefined without a price. */
export function breakEvenYield(cost: number, price: number): number | undefined {
  return price > 0 ? cost / price : undefined
}

/**
 * Fall in price that leads to a loss, in % of the expected price. Negative if already a loss.
 */
export function safetyMarginPercent(expected: number, breakEven: number): number | undefined {
  return expected > 0 ? (100 * (expected - breakEven)) / expected : undefined
}

/**
 * Units of product that buy one unit of input, both priced per the same mass: kg of maize per kg of
 * urea.
 */
export function inputRatio(inputPrice: number, productPrice: number): number | undefined {
  return productPrice > 0 ? inputPrice / productPrice : undefined
}

/**
 * Mass of the same dry matter at another moisture content: w2 = w1 (100 - m1) / (100 - m2).
 * Moisture is in % wet basis, 0 to under 100.
 */
export function massAtMoisture(
  mass: number,
  moisturePercent: number,
  wantedPercent: number,
): number | undefined {
  const valid = [moisturePercent, wantedPercent].every((percent) => percent >= 0 && percent < 100)
  return valid ? (mass * (100 - moisturePercent)) / (100 - wantedPercent) : undefined
}
