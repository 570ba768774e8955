import { convertCurrency, type ExchangeRate } from '../../currency.ts'
import { latest } from '../../series.ts'
import type { Draft } from '../answer.ts'
import { factsOfRates } from '../series/caveats.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import type { TonnePrice } from '../statement.ts'

/** A series' newest price per tonne. Undefined where the price has no weight. */
export function perTonne(series: MonthlySeries | undefined): TonnePrice | undefined {
  const price = series === undefined ? undefined : latest(series.prices)
  if (series === undefined || price === undefined || series.basis.kind !== 'mass') return undefined
  const { currency, priceType } = series
  return { value: (price.value / series.basis.kg) * 1000, currency, priceType, month: price.month }
}

/** The stored price in the farmer's own money; what keeps it from being is said, and then there is none. */
export function inOwnMoney(
  draft: Draft,
  stored: TonnePrice | undefined,
  own: string | undefined,
  rates: readonly ExchangeRate[],
): TonnePrice | undefined {
  if (stored === undefined || own === undefined || own === stored.currency) return stored
  const converted = convertCurrency(stored.value, stored.currency, own, rates)
  if (converted === undefined) {
    draft.say({ code: 'currency_needed', values: { own, stored: stored.currency } })
    return undefined
  }
  draft.say({ code: 'converted', values: { rates: converted.rates } }, ...factsOfRates(converted.rates))
  return { ...stored, value: converted.value, currency: own }
}
