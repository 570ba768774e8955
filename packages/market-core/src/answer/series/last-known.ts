import type { Month } from '../../months.ts'
import { isCurrent } from '../../price-age.ts'
import { latest } from '../../series.ts'
import type { MonthlySeries } from './price-series.ts'

/** Whether the newest price of a series is no price of now any more; false where nobody says when now is. */
export function isLastKnown({ prices }: MonthlySeries, today: Month | undefined): boolean {
  const newest = latest(prices)?.month
  return newest !== undefined && today !== undefined && !isCurrent(newest, today)
}
