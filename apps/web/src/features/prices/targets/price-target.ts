import type { PriceTarget } from '@smart-farming/contracts/prices/price-board'
import { convertCurrency, type ExchangeRate } from '@smart-farming/market-core/currency'
import type { PriceDisplay } from '../series/price-display.ts'

/**
 * A target price in the displayed currency and unit. Undefined for products not sold by weight, and
 * without an exchange rate for the target's currency.
 */
export function convertTarget(
  { price, currency, kg }: PriceTarget,
  shown: PriceDisplay,
  rates: readonly ExchangeRate[],
): number | undefined {
  if (shown.kg === undefined) return undefined
  const money = convertCurrency(price, currency, shown.currency, rates)
  return money && (money.value * shown.kg) / kg
}

/**
 * Whether a price has reached its target. A tolerance of one millionth covers rounding errors of
 * currency conversion.
 */
export const isTargetReached = (price: number, target: number): boolean => price >= target * (1 - 1e-6)
