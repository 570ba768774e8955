import type { Month } from './months.ts'

/** An exchange rate on its day: one unit of `base` buys `rate` units of `quote`. */
export interface ExchangeRate {
  base: string
  quote: string
  rate: number
  /** `YYYY-MM-DD`; shown with every converted amount. Empty for a rate that the farmer entered. */
  date: string
  /** A parity fixed by law since that day: it does not age, and takes precedence over market rates. */
  fixed?: boolean | undefined
}

export interface ConvertedAmount {
  value: number
  /** The rates used. The oldest decides the age of the result. */
  rates: readonly ExchangeRate[]
}

/** The World Bank's and exchanges' code for US cents. */
export const US_CENT = 'USX'

/**
 * Converts an amount with a direct rate, its inverse, or two rates that share a currency (the ECB quotes everything
 * against EUR). Uses the most recent path, whose age is that of its oldest rate; ties go to the shorter path. Undefined
 * without a path, or for a rate that is not above 0. A parity fixed by law takes precedence over market rates.
 *
 * @param month of the payment: uses the rates nearest to its middle instead of the latest
 */
export function convertCurrency(
  amount: number,
  from: string,
  to: string,
  rates: readonly ExchangeRate[],
  month?: Month,
): ConvertedAmount | undefined {
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

/** Converts a currency with a fixed parity through its anchor currency. */
function throughParity(
  amount: number,
  from: string,
  to: string,
  pegged: ExchangeRate,
  rates: readonly ExchangeRate[],
  month: Month | undefined,
): ConvertedAmount | undefined {
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

/** One rate on a conversion path, with its factor. */
interface Step {
  factor: number
  rate: ExchangeRate
}

/** Age of a path: that of its oldest rate, or of the one farthest from a month. */
const dateOf = (way: readonly Step[], isBetter: ReturnType<typeof betterFor>): string =>
  way.map(({ rate }) => rate.date).reduce((worst, date) => (isBetter(worst, date) ? date : worst))

/** Compares the days of two rates: the later one wins, or the one nearer to the middle of a month. */
function betterFor(month: Month | undefined): (date: string, than: string) => boolean {
  if (month === undefined) return (date, than) => date > than
  const middle = Date.parse(`${month}-15`)
  const away = (date: string) => Math.abs(Date.parse(date) - middle)
  return (date, than) => away(date) < away(than)
}

/** The best usable rate between two currencies, in either direction. */
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
