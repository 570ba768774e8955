import type { PriceTarget } from '@smart-farming/contracts/prices/price-board'
import { convertCurrency, type ExchangeRate } from '@smart-farming/market-core/currency'
import type { Shown } from '../series/shown-price.ts'

/**
 * A target price in the currency and unit that are shown. Undefined for what is not sold by weight, and where there is
 * no exchange rate to the currency in which it was set.
 */
export function shownTarget(
  { price, currency, kg }: PriceTarget,
  shown: Shown,
  rates: readonly ExchangeRate[],
): number | undefined {
  if (shown.kg === undefined) return undefined
  const money = convertCurrency(price, currency, shown.currency, rates)
  return money && (money.value * shown.kg) / kg
}

/** Whether a price is at its target; a millionth below counts, which is what converting there and back may lose. */
export const isReached = (price: number, target: number): boolean => price >= target * (1 - 1e-6)
