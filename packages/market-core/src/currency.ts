import type { Month } from './months.ts'

/** One unit of `base` buys `rate` units of `quote` on `date`. */
export interface ExchangeRate {
  base: string
  quote: string
  rate: number
  /** `YYYY-MM-DD`, shown with every converted amount. Empty if the farmer entered the rate. */
  date: string
  /** True for a parity fixed by law, which does not age and overrides market rates. */
  fixed?: boolean | undefined
}

export interface ConvertedAmount {
  value: number
  /** The amount is as old as its oldest rate. */
  rates: readonly ExchangeRate[]
}

/** Code of the World Bank and of exchanges for US cents. */
export const US_CENT = 'USX'

/**
 * Converts an amount with a direct rate, its inverse, or two rates that share a currency (the ECB
 * quotes everything against EUR). Uses the path whose oldest rate is the latest; ties go to the
 * shorter path. Parities fixed by law override market rates. Undefined without a path of positive
 * rates.
 *
 * @param month month of the payment: uses the rates nearest to its middle instead of the latest
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

/** Converts through the anchor currency of a parity fixed by law. */
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

interface Step {
  factor: number
  rate: ExchangeRate
}

/** Date of the oldest rate on a path, or of the rate farthest from the month. */
const dateOf = (way: readonly Step[], isBetter: ReturnType<typeof betterFor>): string =>
  way.map(({ rate }) => rate.date).reduce((worst, date) => (isBetter(worst, date) ? date : worst))

/** Later dates are better, or dates nearer to the middle of `month`. */
function betterFor(month: Month | undefined): (date: string, than: string) => boolean {
  if (month === undefined) return (date, than) => date > than
  const middle = Date.parse(`${month}-15`)
  const away = (date: string) => Math.abs(Date.parse(date) - middle)
  return (date, than) => away(date) < away(than)
}

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
