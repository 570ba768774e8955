import { breakEvenPrice, breakEvenYield, grossMargin, safetyMarginPercent } from '../margins.ts'

/** One crop on one area. Money in one currency, harvest in one unit of sale. */
export interface MarginInput {
  /** Land units, above 0. */
  readonly area: number
  /** Units of sale per land unit, above 0. */
  readonly yieldPerArea: number
  /** Money per unit of sale, above 0. */
  readonly price: number
  /** Seed, fertiliser, labour, machines: money per land unit, 0 or more. */
  readonly costPerArea: number
  /** Bags, transport, fees: money per unit of sale, 0 or more. */
  readonly sellingCost: number
}

export interface CropMargin {
  readonly harvest: number
  readonly income: number
  readonly costs: number
  /** Negative for a loss. */
  readonly margin: number
  readonly marginPerArea: number
  /** Money per unit of sale at which the margin is 0. */
  readonly breakEvenPrice: number
  /**
   * Units of sale per land unit at which the margin is 0. Undefined if selling costs exceed the
   * price.
   */
  readonly breakEvenYield: number | undefined
  /** Fall in the price that leads to a loss, in %. Negative if the price already means a loss. */
  readonly cushionPercent: number
}

/**
 * Gross margin = yield x price - variable costs, with break-even price (costs / yield) and
 * break-even yield (costs / price), as in the FAO Farm Management Extension Guide and the Nix
 * Pocketbook. Undefined if area, yield or price is not above 0.
 */
export function calculateCropMargin(input: MarginInput): CropMargin | undefined {
  const { area, yieldPerArea, price, costPerArea, sellingCost } = input
  const breakEven = breakEvenPrice(costPerArea, yieldPerArea)
  const cushion = safetyMarginPercent(price, (breakEven ?? 0) + sellingCost)
  if (!(area > 0) || breakEven === undefined || cushion === undefined) return undefined
  const harvest = area * yieldPerArea
  const costs = area * costPerArea + harvest * sellingCost
  const { output, grossMargin: margin } = grossMargin(harvest, price, costs)
  return {
    harvest,
    income: output,
    costs,
    margin,
    marginPerArea: margin / area,
    breakEvenPrice: breakEven + sellingCost,
    breakEvenYield: breakEvenYield(costPerArea, price - sellingCost),
    cushionPercent: cushion,
  }
}
