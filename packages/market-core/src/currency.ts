import type { Month } from './months.ts'

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
 *
 * @param month of what the amount was paid in: instead of the newest, the rates nearest to the middle of it
 */
export function convertCurrency(
  amount: number,
  from: string,
  to: string,
  rates: readonly ExchangeRate[],
  month?: Month,
): Converted | undefined {
  if (from === to) return { value: amount, rates: [] }
  if (from === US_CENT) return convertCurrency(amount / 100, 'USD', to, rates, month)
  const pegged = rates.find(({ fixed, quote }) => fixed === true && (quote === from || quote === to))
  if (pegged !== undefined) return throughParity(amount, from, to, pegged, rates, month)
  const isBetter = betterFor(month)
  const direct = step(from, to, rates, isBetter)
  const ways = direct === undefined ? [] : [[direct]]
  for (const through of new Set(rates.flatMap(({ base, quote }) => [base, quote]))) {
    const first = step(from, through, rates, isBetter)
    const second = step(through, to, rates, isBetter)
    if (first !== undefined && second !== undefined) ways.push([first, second])
  }
  const [shortest, ...others] = ways
  if (shortest === undefined) return undefined
  const best = others.reduce(
    (one, way) => (isBetter(dateOf(way, isBetter), dateOf(one, isBetter)) ? way : one),
    shortest,
  )
  return {
    value: best.reduce((value, { factor }) => value * factor, amount),
    rates: best.map(({ rate }) => rate),
  }
}

/** A currency with a fixed parity is as much of its anchor as the law says, whatever that is in another. */
function throughParity(
  amount: number,
  from: string,
  to: string,
  pegged: ExchangeRate,
  rates: readonly ExchangeRate[],
  month: Month | undefined,
): Converted | undefined {
  const others = rates.filter((rate) => rate !== pegged)
  const isWanted = pegged.quote === to
  const converted = isWanted
    ? convertCurrency(amount, from, pegged.base, others, month)
    : convertCurrency(amount / pegged.rate, pegged.base, to, others, month)
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

/** A way is as old as the oldest of its rates, or as far from a month as the farthest. */
const dateOf = (way: readonly Step[], isBetter: ReturnType<typeof betterFor>): string =>
  way.map(({ rate }) => rate.date).reduce((worst, date) => (isBetter(worst, date) ? date : worst))

/** Whether a rate of one day stands before that of another: the newer, or the nearer to the middle of a month. */
function betterFor(month: Month | undefined): (date: string, than: string) => boolean {
  if (month === undefined) return (date, than) => date > than
  const middle = Date.parse(`${month}-15`)
  const away = (date: string) => Math.abs(Date.parse(date) - middle)
  return (date, than) => away(date) < away(than)
}

/** The usable rate between two currencies that stands before all others, whichever way round it is quoted. */
function step(
  from: string,
  to: string,
  rates: readonly ExchangeRate[],
  isBetter: ReturnType<typeof betterFor>,
): Step | undefined {
  const usable = rates.filter(
    ({ base, quote, rate }) =>
      rate > 0 && ((base === from && quote === to) || (base === to && quote === from)),
  )
  const best = usable.reduce<ExchangeRate | undefined>(
    (one, rate) => (one === undefined || isBetter(rate.date, one.date) ? rate : one),
    undefined,
  )
  if (best === undefined) return undefined
  return { factor: best.base === from ? best.rate : 1 / best.rate, rate: best }
}
