import type {
  Counted,
  DatedPrice,
  Per,
  SeriesLabel,
  ShownPrice,
  TonnePrice,
} from '@smart-farming/market-core/answer/statement'
import { namesOf } from '@smart-farming/market-core/commodities/names/names-in-language'
import { storedNameOf } from '@smart-farming/market-core/commodities/stored-name'
import { goodsCalled } from '@smart-farming/market-core/understand/languages/goods'
import { monthOfYear } from '../format/dates/month.ts'
import { figure, percentFigure } from '../format/figures/figure.ts'
import { inCoins } from '../format/figures/in-coins.ts'
import { plainNumber } from '../format/figures/plain-number.ts'
import { countryName } from '../format/names/country.ts'
import type { Lexicon } from './lexicon.ts'

/** How the answers of a language write what stands in their sentences. */
export type Terms = ReturnType<typeof termsOf>

/** Money, months, names and movements by the words of a language. */
export function termsOf(lexicon: Lexicon) {
  const { tag, run, comma, crops, kinds, units, symbols, pieces, phrases } = lexicon
  const names: Readonly<Record<string, string>> = crops
  const commodityName = (id: string): string => {
    const written = names[id]
    if (written !== undefined) return namesOf(written)[0] ?? id
    const stored = storedNameOf(id) ?? id
    return goodsCalled(tag, stored) ?? run(stored)
  }
  const written = (value: number): string => figure(tag, value)
  const plain = (value: number): string => plainNumber(tag, value)
  const percent = (value: number): string => phrases.percent({ figure: percentFigure(tag, value) })
  const month = (of: string): string => monthOfYear(tag, of)
  const perUnit = (per: Per): string => {
    if (typeof per === 'string') return units[per]
    return per.kg === undefined
      ? (pieces[per.written] ?? run(per.written))
      : phrases.sack({ kg: plain(per.kg) })
  }
  const money = (currency: string | undefined, value: number): string =>
    currency === undefined ? written(value) : run(`${currency} ${written(value)}`)
  /** "20 sacks of 90 kg", "2.10 t". */
  const counted = ({ value, per }: Counted): string => {
    if (typeof per === 'string') return `${written(value)} ${symbols[per]}`
    return per.kg === undefined
      ? `${written(value)} ${run(per.written)}`
      : phrases.sacks({ count: written(value), kg: plain(per.kg) })
  }
  const perTonne = (currency: string | undefined, value: number): string =>
    phrases.per({ what: money(currency, value), unit: units.t })
  const shownPrice = ({ value, currency, per, coins }: ShownPrice): string => {
    const what = money(currency, value)
    const told = coins ? run(inCoins(`${currency} ${written(value)}`, { value, currency }, written)) : what
    return phrases.per({ what: told, unit: perUnit(per) })
  }
  const datedPrice = (price: DatedPrice): string =>
    phrases.inMonth({ what: shownPrice(price), month: month(price.month) })
  const storedPrice = ({ priceType, month: of }: TonnePrice): string =>
    phrases.storedPrice({ kind: kinds[priceType], month: month(of) })
  const movement = (change: number): string => {
    const shown = percent(change)
    if (shown === percent(0)) return phrases.unchanged({ percent: shown })
    return change > 0 ? phrases.up({ percent: shown }) : phrases.down({ percent: shown })
  }
  const place = (country: string): string => countryName(tag, country) ?? country
  const seriesLabel = ({ commodity, name, priceType, country, market }: SeriesLabel): string => {
    const called = commodityName(commodity)
    // The source's own name tells its varieties from one another; one that says no more than the commodity is left out.
    const isPlain = name.toLowerCase() === commodity || name.toLowerCase() === called.toLowerCase()
    const detail = [
      kinds[priceType],
      ...(market === undefined ? [] : [run(market)]),
      ...(country === undefined ? [] : [place(country)]),
      ...(isPlain ? [] : [run(name)]),
    ]
    return `${called} (${detail.join(comma)})`
  }
  /** The commodity's name where it tells one of several from the others, else what tells their series. */
  const nameAmong =
    (all: readonly SeriesLabel[]) =>
    (series: SeriesLabel): string =>
      new Set(all.map(({ commodity }) => commodity)).size === all.length
        ? commodityName(series.commodity)
        : seriesLabel(series)
  return {
    nameAmong,
    commodityName,
    written,
    plain,
    percent,
    month,
    perUnit,
    counted,
    money,
    perTonne,
    shownPrice,
    datedPrice,
    storedPrice,
    movement,
    place,
    seriesLabel,
  }
}
