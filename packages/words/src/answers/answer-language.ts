import type {
  DatedPrice,
  DisplayedPrice,
  PriceReference,
  SeriesLabel,
} from '@smart-farming/market-core/answering/series/price-series'
import type { StatementCode, StatementValues } from '@smart-farming/market-core/answering/statement'
import { splitNames } from '@smart-farming/market-core/commodities/names/names-in-language'
import { storedNameById } from '@smart-farming/market-core/commodities/stored-name'
import type { Amount, Unit } from '@smart-farming/market-core/reader/units'
import type { answerTerms } from '../en/messages/answer-terms.ts'
import type { answers } from '../en/messages/answers.ts'
import { formatMonth } from '../format/dates/month.ts'
import { formatTimeSpan } from '../format/dates/time-span.ts'
import { formatFigure, formatPercent, formatSumAmount } from '../format/figures/figure.ts'
import { appendCoins } from '../format/figures/in-coins.ts'
import { formatPlainNumber } from '../format/figures/plain-number.ts'
import { formatCountry } from '../format/names/country.ts'
import { formatConjunction } from '../format/names/list.ts'
import { formatNumber } from '../format/number.ts'
import type { CallableMessages } from '../icu/phrases.ts'

export interface AnswerLanguage {
  /** BCP 47 tag for formatting numbers, months and countries. */
  readonly tag: string
  readonly say: CallableMessages<typeof answers>
  readonly terms: CallableMessages<typeof answerTerms>
  /** Commodity name for use mid-sentence, by id. */
  readonly nameOf: (commodity: string) => string
}

/** A text for every statement of an answer; a missing text is a compile error. */
export type AnswerTexts = {
  readonly [Code in StatementCode]: (values: StatementValues[Code]) => string
}

/**
 * Creates a lookup of commodity names in a language.
 *
 * @param names by id; the first of several comma-separated names is used
 * @param goods by stored name, for commodities outside the catalogue
 */
export function createNameLookup(
  names: Readonly<Record<string, string>>,
  goods: Readonly<Record<string, string>> = {},
): (commodity: string) => string {
  return (id) => {
    const known = names[id]
    if (known !== undefined) return splitNames(known)[0] ?? id
    const stored = storedNameById(id) ?? id
    return goods[stored] ?? stored
  }
}

/** More decimals than anyone enters. */
const OWN_DECIMALS = 6
const MONTH = /^\d{4}-\d{2}$/

/**
 * Statement values as text. A percentage also as a movement, a count as months, a commodity as its
 * name.
 */
export type FormattedValues<Values> = Readonly<
  Record<Extract<keyof Values, string> | 'moved' | 'months' | 'name', string>
>

export type AnswerFormatters = ReturnType<typeof createFormatters>

export function createFormatters({ tag, terms, nameOf }: AnswerLanguage) {
  const { kinds, units, pieces } = terms
  const run = (text: string) => terms.run({ text })
  const plain = (value: number) => formatPlainNumber(tag, value)
  const percent = (value: number) => terms.percent({ figure: formatPercent(tag, value) })
  const month = (of: string) => formatMonth(tag, of)
  const months = (count: number) => formatTimeSpan(tag, count, 'month')
  /** As entered, with all digits. */
  const own = (value: number) => formatNumber(tag, value, OWN_DECIMALS)
  const money = (currency: string | undefined, value: number) =>
    currency === undefined ? formatFigure(tag, value) : run(`${currency} ${formatFigure(tag, value)}`)
  const piece = (written: string) => (pieces as Readonly<Record<string, string>>)[written] ?? run(written)
  const bag = (kg: number | undefined) => (kg === undefined ? terms.bag : terms.bagOf({ kg: plain(kg) }))
  const perUnit = (per: PriceReference) =>
    typeof per === 'string' ? units[per] : per.kg === undefined ? piece(per.written) : bag(per.kg)
  const shownPrice = ({ value, currency, per, coins }: DisplayedPrice) => {
    const write = (one: number) => formatFigure(tag, one)
    const price = coins
      ? run(appendCoins(`${currency} ${write(value)}`, { value, currency }, write))
      : money(currency, value)
    return terms.per({ price, unit: perUnit(per) })
  }
  const datedPrice = (price: DatedPrice) =>
    terms.inMonth({ price: shownPrice(price), month: month(price.month) })
  const movement = (change: number) => {
    const shown = percent(change)
    if (shown === percent(0)) return terms.unchanged({ percent: shown })
    return change > 0 ? terms.up({ percent: shown }) : terms.down({ percent: shown })
  }
  const place = (country: string) => formatCountry(tag, country) ?? country
  const seriesLabel = ({ commodity, name, priceType, country, market }: SeriesLabel) => {
    const called = nameOf(commodity)
    // The source's name distinguishes varieties. A name that only repeats the commodity is left
    // out.
    const isPlain = [commodity, called.toLowerCase()].includes(name.toLowerCase())
    const detail = [
      kinds[priceType],
      ...(market === undefined ? [] : [run(market)]),
      ...(country === undefined ? [] : [place(country)]),
      ...(isPlain ? [] : [run(name)]),
    ]
    return terms.series({ name: called, detail: detail.join(terms.comma) })
  }
  const worded = (value: unknown): string => {
    if (typeof value === 'string') return MONTH.test(value) ? month(value) : run(value)
    if (typeof value !== 'object' || value === null) return ''
    if ('priceType' in value) return seriesLabel(value as SeriesLabel)
    if (!('per' in value)) return ''
    return 'month' in value ? datedPrice(value as DatedPrice) : shownPrice(value as DisplayedPrice)
  }
  return {
    run,
    plain,
    percent,
    month,
    months,
    own,
    money,
    perUnit,
    shownPrice,
    movement,
    place,
    seriesLabel,
    /** A share as entered, without trailing zero decimals. */
    share: (value: number) => terms.percent({ figure: formatNumber(tag, value, 2) }),
    /** A calculated count or amount: a whole number, or three significant digits. */
    counted: (value: number) =>
      Number.isInteger(value) ? formatNumber(tag, value) : formatFigure(tag, value),
    /** A calculated amount of money, to the hundredth. */
    sum: (currency: string | undefined, value: number) =>
      currency === undefined
        ? formatSumAmount(tag, value)
        : run(`${currency} ${formatSumAmount(tag, value)}`),
    all: (items: readonly string[]) => formatConjunction(tag, items),
    /**
     * The shortest name that identifies a series among the others: its commodity, otherwise its
     * full label.
     */
    nameAmong: (all: readonly SeriesLabel[]) => (series: SeriesLabel) =>
      new Set(all.map(({ commodity }) => commodity)).size === all.length
        ? nameOf(series.commodity)
        : seriesLabel(series),
    /** Converts a statement's values to the arguments of its message. */
    inWords<Values extends object>(values: Values): FormattedValues<Values> {
      const told = Object.entries(values).flatMap(([key, value]) => {
        if (key === 'percent') return Object.entries({ percent: percent(value), moved: movement(value) })
        if (key === 'count' || key === 'months') return [['months', months(value)]]
        return [key === 'commodity' ? ['name', nameOf(value)] : [key, worded(value)]]
      })
      return Object.fromEntries(told) as FormattedValues<Values>
    },
    /** A unit in the singular, for use after "per". */
    unitWord(unit: Unit): string {
      if (unit.kind === 'mass') return units[unit.unit]
      if (unit.kind === 'sack') return bag(unit.kg)
      if (unit.kind === 'area') return terms.areas[unit.unit]
      if (unit.kind === 'volume') return terms.volumes[unit.unit]
      return unit.name === '' ? pieces.piece : unit.name
    },
    /**
     * An amount in words: "20 bags of 90 kg", "2.10 t", "4 goats".
     *
     * @param write formats the number, by default as entered
     */
    amountWords({ value, unit }: Amount, write: (value: number) => string = own): string {
      const count = write(value)
      const isOne = value === 1
      if (unit.kind === 'mass') return `${count} ${terms.symbols[unit.unit]}`
      if (unit.kind === 'area') return `${count} ${(isOne ? terms.areas : terms.areaSymbols)[unit.unit]}`
      if (unit.kind === 'volume')
        return `${count} ${(isOne ? terms.volumes : terms.volumeSymbols)[unit.unit]}`
      if (unit.kind === 'piece' || unit.kind === 'time') return `${count} ${unit.name}`.trim()
      if (unit.kg === undefined) return isOne ? `${count} ${terms.bag}` : terms.bags({ count })
      const kg = plain(unit.kg)
      return isOne ? terms.oneBagOf({ kg }) : terms.bagsOf({ count, kg })
    },
  }
}
