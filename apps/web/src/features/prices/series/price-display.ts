import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { BOARD_UNITS } from '@smart-farming/contracts/prices/board-limits'
import { bushelCropFor } from '@smart-farming/market-core/commodities/bushel-crop'
import { convertCurrency, type ExchangeRate } from '@smart-farming/market-core/currency'
import { kgPerUnit, kilograms, type MassUnit } from '@smart-farming/market-core/mass'
import { parsePriceBasis } from '@smart-farming/market-core/price-unit'
import { formatLongDate } from '@smart-farming/words/format/dates/long-date'
import { formatConjunction } from '@smart-farming/words/format/names/list'
import { lazyWords } from '../../../words.ts'
import { cropNameInSentence } from './series-labels.ts'

/** The farmer's unit and currency; undefined means the source's own. */
export interface CurrencyAndUnit {
  readonly unit: (typeof BOARD_UNITS)[number] | undefined
  /** ISO 4217 */
  readonly currency: string | undefined
  /**
   * True if the farmer chose the currency. A failed conversion is then mentioned even in a summary.
   */
  readonly isChosen?: boolean
}

/** Display form of a series: its prices times `factor`, in `currency` per `per`. */
export interface PriceDisplay {
  readonly factor: number
  readonly currency: string
  /** Unit of the price, such as "tonne", "bag (90 kg)" or "dozen". */
  readonly per: string
  /** Kilograms in the unit; undefined for products not sold by weight. */
  readonly kg: number | undefined
  readonly rates: readonly ExchangeRate[]
  /** Sentence explaining why the farmer's unit was not used. */
  readonly note: string | undefined
  /** Sentence explaining why the farmer's currency was not used. */
  readonly noRate: string | undefined
}

/** `USX`, US cents, has no exchange rate of its own. */
const money = (code: string) => (code === 'USX' ? { code: 'USD', share: 0.01 } : { code, share: 1 })

/** Display form in the source's own unit and currency. US cents become dollars. */
export function publishedPriceDisplay({ unit, currency }: PriceSeries): PriceDisplay {
  const { code, share } = money(currency ?? '')
  const basis = parsePriceBasis(unit)
  const kg = basis.kind === 'mass' ? basis.kg : undefined
  return {
    factor: share,
    currency: code,
    per: perWords(unit, kg),
    kg,
    rates: [],
    note: undefined,
    noRate: undefined,
  }
}

/**
 * Display form in the farmer's unit and currency. Without a fixed weight or an exchange rate, the
 * price stays as published and `note` or `noRate` says why: a wrong price is worse than an
 * unfamiliar unit. The exchange rate is the one nearest to the newest price's month.
 */
export function toPriceDisplay(
  series: PriceSeries,
  wish: CurrencyAndUnit,
  rates: readonly ExchangeRate[],
): PriceDisplay {
  const published = publishedPriceDisplay(series)
  const mass = inUnit(series, published, wish.unit)
  const wanted = wish.currency ?? published.currency
  const month = series.latest.date.slice(0, 7)
  const exchanged = convertCurrency(1, published.currency, wanted, rates, month)
  return {
    factor: published.factor * mass.factor * (exchanged?.value ?? 1),
    currency: exchanged ? wanted : published.currency,
    per: mass.per,
    kg: mass.kg,
    rates: exchanged?.rates ?? [],
    note: mass.note,
    noRate: exchanged ? undefined : lazyWords.prices.price.noRate({ from: published.currency, to: wanted }),
  }
}

function inUnit({ commodity }: PriceSeries, { per, kg }: PriceDisplay, unit: CurrencyAndUnit['unit']) {
  const asItIs = { factor: 1, per, kg, note: undefined }
  if (unit === undefined) return asItIs
  if (kg === undefined) return { ...asItIs, note: lazyWords.prices.price.noWeight({ per }) }
  const wantedKg = kilograms(unit, bushelCropFor(commodity ?? ''))
  if (wantedKg === undefined) return { ...asItIs, note: noBushelWords(commodity) }
  return { factor: wantedKg / kg, per: lazyWords.priceUnits[unit], kg: wantedKg, note: undefined }
}

function noBushelWords(crop: string | null): string {
  const { noBushel, noBushelOfThis } = lazyWords.prices.price
  return crop === null ? noBushelOfThis : noBushel({ crop: cropNameInSentence(crop) })
}

const masses = Object.keys(kgPerUnit) as MassUnit[]

/** "mt" becomes "tonne", "46 KG" becomes "46 kg", "Dozen" becomes "dozen". */
function perWords(written: string, kg: number | undefined): string {
  const named = masses.find((unit) => kgPerUnit[unit] === kg)
  return named ? lazyWords.priceUnits[named] : written.replace(/^\(?\$\/|\)$/g, '').toLowerCase()
}

/** Formats a source's price, such as "USD 210". */
export const formatAmount = (value: number, { factor, currency }: PriceDisplay): string =>
  lazyWords.prices.price.amount({ currency, value: value * factor })

/** Formats a source's price with its unit, such as "USD 210 per tonne". */
export const formatPrice = (value: number, shown: PriceDisplay): string =>
  lazyWords.prices.price.amountPer({ amount: formatAmount(value, shown), per: shown.per })

/** Formats the unit, such as "USD per tonne". */
export const priceUnitLabel = ({ currency, per }: PriceDisplay): string =>
  lazyWords.prices.price.currencyPer({ currency, per })

/** Lists the rates used in a conversion, such as "1 USD = 129.3 KES on 3 November 2026". */
export const exchangeRateText = (rates: readonly ExchangeRate[]): string =>
  formatConjunction(
    lazyWords.tag,
    rates.map(({ date, ...rate }) =>
      lazyWords.prices.price.rate({ ...rate, date: formatLongDate(lazyWords.tag, date) }),
    ),
  )

/**
 * Formats the newest price as published, with the rates of its conversion: "USD 210 per tonne,
 * converted with 1 USD = 129.3 KES on 3 November 2026". Undefined if the published price is already
 * shown.
 */
export function publishedPriceText(series: PriceSeries, shown: PriceDisplay): string | undefined {
  const published = publishedPriceDisplay(series)
  if (published.currency === shown.currency && published.per === shown.per) return undefined
  const price = formatPrice(series.latest.value, published)
  return shown.rates.length > 0
    ? lazyWords.prices.price.converted({ price, rates: exchangeRateText(shown.rates) })
    : price
}
