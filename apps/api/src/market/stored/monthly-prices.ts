import type { PricePoint } from '@smart-farming/contracts/prices'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { mean } from '@smart-farming/market-core/statistics'

/** One price per month, in order; several prices in a month are averaged. */
export function toMonthlyPrices(points: readonly PricePoint[]): MonthlyPrice[] {
  return [...Map.groupBy(points, ({ date }) => date.slice(0, 7))].flatMap(([month, of]) => {
    const value = mean(of.map((point) => point.value))
    return value === undefined ? [] : [{ month, value }]
  })
}
