/** An exchange rate on its day: one unit of `base` buys `rate` units of `quote`. */
export interface ExchangeRate {
  base: string
  quote: string
  rate: number
  /** `YYYY-MM-DD`; shown with everything converted by it. Empty for a rate that the farmer told. */
  date: string
  /** It is a parity that a law fixes, since that day: it does not age, and no market's rate stands before it. */
  fixed?: boolean | undefined
}

export interface Converted {
  value: number
  /** The rates it took, oldest date first in what is shown: the answer is as old as the oldest. */
  rates: readonly ExchangeRate[]
}

/** How World Bank and exchanges write prices in cents of a dollar. */
export const US_CENT = 'USX'

/**
 * An amount in another currency, by a rate given, its inverse, or two rates that share a currency (ECB quotes
 * everything against EUR): the newest way there is, each as old as its oldest rate, of two the shorter. Undefined when
 * no such way exists or a rate is not above 0. A parity fixed by law stands before every market's rate.
 */
export function convertCurrency(
  amount: number,
  from: string,
  to: string,
  rates: readonly ExchangeRate[],
): Converted | undefined {
  if (from === to) return { value: amount, rates: [] }
  if (from === US_CENT) return convertCurrency(amount / 100, 'USD', to, rates)
  const pegged = rates.find(({ fixed, quote }) => fixed === true && (quote === from || quote === to))
  if (pegged !== undefined) return throughParity(amount, from, to, pegged, rates)
  const direct = step(from, to, rates)
  const ways = direct === undefined ? [] : [[direct]]
  for (const through of new Set(rates.flatMap(({ base, quote }) => [base, quote]))) {
    const first = step(from, through, rates)
    const second = step(through, to, rates)
    if (first !== undefined && second !== undefined) ways.push([first, second])
  }
  const [shortest, ...others] = ways
  if (shortest === undefined) return undefined
  const newest = others.reduce((best, way) => (dateOf(way) > dateOf(best) ? way : best), shortest)
  return {
    value: newest.reduce((value, { factor }) => value * factor, amount),
    rates: newest.map(({ rate }) => rate),
  }
}

/** A currency with a fixed parity is as much of its anchor as the law says, whatever that is in another. */
function throughParity(
  amount: number,
  from: string,
  to: string,
  pegged: ExchangeRate,
  rates: readonly ExchangeRate[],
): Converted | undefined {
  const others = rates.filter((rate) => rate !== pegged)
  const isWanted = pegged.quote === to
  const converted = isWanted
    ? convertCurrency(amount, from, pegged.base, others)
    : convertCurrency(amount / pegged.rate, pegged.base, to, others)
  if (converted === undefined) return undefined
  return isWanted
    ? { value: converted.value * pegged.rate, rates: [...converted.rates, pegged] }
    : { value: converted.value, rates: [pegged, ...converted.rates] }
}

/** One rate of a way from one currency to another, and by what it multiplies. */
interface Step {
  factor: number
  rate: ExchangeRate
}

/** A way is as old as the oldest of its rates. */
const dateOf = (way: readonly Step[]): string => way.map(({ rate }) => rate.date).sort()[0] ?? ''

/** The newest usable rate between two currencies, whichever way round it is quoted. */
function step(from: string, to: string, rates: readonly ExchangeRate[]): Step | undefined {
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
