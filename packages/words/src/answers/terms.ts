import type {
  DatedPrice,
  Per,
  SeriesLabel,
  ShownPrice,
} from '@smart-farming/market-core/answering/series/told-values'
import { monthOfYear } from '../format/dates/month.ts'
import { timeSpan } from '../format/dates/time-span.ts'
import { figure, percentFigure, sumFigure } from '../format/figures/figure.ts'
import { inCoins } from '../format/figures/in-coins.ts'
import { plainNumber } from '../format/figures/plain-number.ts'
import { countryName } from '../format/names/country.ts'
import { allOf } from '../format/names/list.ts'
import { number } from '../format/number.ts'
import type { AnswerLanguage } from './answer-language.ts'

/** Nobody gives more. */
const OWN_DECIMALS = 6

/** Figures, months, prices and names as the answers of a language write them. */
export type Terms = ReturnType<typeof termsOf>

export function termsOf({ tag, terms, nameOf }: AnswerLanguage) {
  const { kinds, units, pieces } = terms
  const run = (text: string) => terms.run({ text })
  const plain = (value: number) => plainNumber(tag, value)
  const percent = (value: number) => terms.percent({ figure: percentFigure(tag, value) })
  /** A share as it was given: without a decimal where it has none. */
  const share = (value: number) => terms.percent({ figure: number(tag, value, 2) })
  const month = (of: string) => monthOfYear(tag, of)
  const money = (currency: string | undefined, value: number) =>
    currency === undefined ? figure(tag, value) : run(`${currency} ${figure(tag, value)}`)
  const piece = (written: string) => (pieces as Readonly<Record<string, string>>)[written] ?? run(written)
  const perUnit = (per: Per) =>
    typeof per === 'string'
      ? units[per]
      : per.kg === undefined
        ? piece(per.written)
        : terms.bagOf({ kg: plain(per.kg) })
  const shownPrice = ({ value, currency, per, coins }: ShownPrice) => {
    const shown = money(currency, value)
    const price = coins
      ? run(inCoins(`${currency} ${figure(tag, value)}`, { value, currency }, (one) => figure(tag, one)))
      : shown
    return terms.per({ price, unit: perUnit(per) })
  }
  const place = (country: string) => countryName(tag, country) ?? country
  const seriesLabel = ({ commodity, name, priceType, country, market }: SeriesLabel) => {
    const called = nameOf(commodity)
    // The source's own name tells its varieties apart; one that says no more than the commodity is left out.
    const isPlain = [commodity, called.toLowerCase()].includes(name.toLowerCase())
    const detail = [
      kinds[priceType],
      ...(market === undefined ? [] : [run(market)]),
      ...(country === undefined ? [] : [place(country)]),
      ...(isPlain ? [] : [run(name)]),
    ]
    return terms.series({ name: called, detail: detail.join(terms.comma) })
  }
  return {
    run,
    plain,
    percent,
    share,
    month,
    money,
    perUnit,
    shownPrice,
    place,
    seriesLabel,
    /** A figure as it was given, with all its digits. */
    own: (value: number) => number(tag, value, OWN_DECIMALS),
    /** A count or amount that was calculated: whole, or with three digits. */
    counted: (value: number) => (Number.isInteger(value) ? number(tag, value) : figure(tag, value)),
    /** Money that a sum comes to, to the hundredth. */
    sum: (currency: string | undefined, value: number) =>
      currency === undefined ? sumFigure(tag, value) : run(`${currency} ${sumFigure(tag, value)}`),
    months: (count: number) => timeSpan(tag, count, 'month'),
    datedPrice: (price: DatedPrice) => terms.inMonth({ price: shownPrice(price), month: month(price.month) }),
    movement: (change: number) => {
      const shown = percent(Math.abs(change))
      if (shown === percent(0)) return terms.unchanged({ percent: shown })
      return change > 0 ? terms.up({ percent: shown }) : terms.down({ percent: shown })
    },
    all: (items: readonly string[]) => allOf(tag, items),
    /** The commodity's name where it tells one of several from the others, else what tells their series. */
    nameAmong: (all: readonly SeriesLabel[]) => (series: SeriesLabel) =>
      new Set(all.map(({ commodity }) => commodity)).size === all.length
        ? nameOf(series.commodity)
        : seriesLabel(series),
  }
}
