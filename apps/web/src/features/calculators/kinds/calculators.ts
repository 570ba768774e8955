import type { Calculation, CalculatorContext } from '../calculation.ts'
import type { CalculatorId } from '../saved-calculations.ts'
import { grossMargin } from './gross-margin.ts'
import { loanCost } from './loan-cost.ts'
import { moistureWeight } from './moisture-weight.ts'
import { seedRate } from './seed-rate.ts'
import { storageCost } from './storage-cost.ts'
import { unitConversion } from './unit-conversion.ts'

export const CALCULATORS: Readonly<Record<CalculatorId, (context: CalculatorContext) => Calculation>> = {
  margin: grossMargin,
  storage: storageCost,
  moisture: moistureWeight,
  plants: seedRate,
  convert: unitConversion,
  loan: loanCost,
}
