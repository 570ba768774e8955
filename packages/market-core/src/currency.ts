/** An exchange rate on its day: one unit of `base` buys `rate` units of `quote`. */
export interface ExchangeRate {
  base: string
  quote: string
  rate: number
  /** `YYYY-MM-DD`; shown with everything converted by it. */
  date: string
}

export interface Converted {
  value: number
  /** The rates it took, oldest date first in what is shown: the answer is as old as the oldest. */
  rates: readonly ExchangeRate[]
}

/**
 * An amount in another currency, by a rate given, its inverse, or two rates that share a currency (ECB quotes
 * everything against EUR). Undefined when no such way exists or a rate is not above 0.
 */
export function convertCurrency(
  amount: number,
  from: string,
  to: string,
  rates: readonly ExchangeRate[],
): Converted | undefined {
  if (from === to) return { value: amount, rates: [] }
  const direct = step(from, to, rates)
  if (direct !== undefined) return { value: amount * direct.factor, rates: [direct.rate] }
  const currencies = new Set(rates.flatMap(({ base, quote }) => [base, quote]))
  for (const through of currencies) {
    const first = step(from, through, rates)
    const second = step(through, to, rates)
    if (first !== undefined && second !== undefined) {
      return { value: amount * first.factor * second.factor, rates: [first.rate, second.rate] }
    }
  }
  return undefined
}

/** The newest usable rate between two currencies, whichever way round it is quoted. */
function step(
  from: string,
  to: string,
  rates: readonly ExchangeRate[],
): { factor: number; rate: ExchangeRate } | undefined {
  const usable = rates.filter(
    ({ base, quote, rate }) =>
      rate > 0 && ((base === from && quote === to) || (base === to && quote === from)),
  )
  const newest = usable.reduce<ExchangeRate | undefined>(
    (best, rate) => (best === undefined || rate.date > best.date ? rate : best),
    undefined,
  )
  if (newest === undefined) return undefined
  return { factor: newest.base === from ? newest.rate : 1 / newest.rate, rate: newest }
}
