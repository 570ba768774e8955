import type { CropCosts } from '@smart-farming/contracts/prices/price-board'
import { convertCurrency, type ExchangeRate } from '@smart-farming/market-core/currency'
import { breakEvenPrice } from '@smart-farming/market-core/margins'
import type { PriceDisplay } from '../series/price-display.ts'

/**
 * Break-even price of a crop in the displayed currency and unit: cost / yield + haulage. Undefined
 * for products not sold by weight, and without an exchange rate for the costs.
 */
export function convertBreakEven(
  { currency, costPerHa, yieldTPerHa, haulagePerT }: CropCosts,
  shown: PriceDisplay,
  rates: readonly ExchangeRate[],
): number | undefined {
  const atFarm = breakEvenPrice(costPerHa, yieldTPerHa)
  if (atFarm === undefined || shown.kg === undefined) return undefined
  const perTonne = convertCurrency(atFarm + haulagePerT, currency, shown.currency, rates)
  return perTonne && (perTonne.value * shown.kg) / 1000
}
