import type { PriceType } from '@smart-farming/market-core/answer/series/price-series'
import type {
  Counted,
  DatedPrice,
  Per,
  SeriesLabel,
  ShownPrice,
  TonnePrice,
} from '@smart-farming/market-core/answer/statement'
import { storedNameOf } from '@smart-farming/market-core/commodities/stored-name'
import type { AreaUnit } from '@smart-farming/market-core/understand/quantities/measures'
import { monthOfYear } from '../../../format/dates/month.ts'
import { figure, percentFigure } from '../../../format/figures/figure.ts'
import { inCoins } from '../../../format/figures/in-coins.ts'
import { plainNumber } from '../../../format/figures/plain-number.ts'
import { capital } from '../../../format/names/capital.ts'
import { countryName } from '../../../format/names/country.ts'
import { commodities } from '../../commodities.ts'
import { priceUnits } from '../../price-units.ts'
import { tag } from '../../tag.ts'
import { knownCrops } from './known-crops.ts'
import { massSymbols } from './mass-symbols.ts'

const names: ReadonlyMap<string, string> = new Map(Object.entries({ ...commodities, ...knownCrops }))

/** A commodity in a sentence; an id that has no name stands for itself. */
export const commodityName = (id: string): string => names.get(id) ?? storedNameOf(id) ?? id

/** The beginning of a sentence. */
export const sentence = (text: string): string => capital(tag, text)

/** "198", "1,235". */
export const written = (value: number): string => figure(tag, value)

/** "1.8%" */
export const percent = (value: number): string => `${percentFigure(tag, value)}%`

/** "August 2026" */
export const inMonth = (month: string): string => monthOfYear(tag, month)

/** "tonne", "bag (90 kg)", "dozen". */
export function perUnit(per: Per): string {
  if (typeof per === 'string') return priceUnits[per]
  return per.kg === undefined ? per.written : `${plainNumber(tag, per.kg)} kg sack`
}

/** What kind of price it is. */
export const kinds = {
  'farm-gate': 'farm-gate price',
  wholesale: 'wholesale price',
  retail: 'retail price',
  benchmark: 'world price',
} satisfies Record<PriceType, string>

/** "maize (world price)", "beans (retail price, Managua, Nicaragua, Beans (red))". */
export function seriesLabel(series: SeriesLabel): string {
  const [called, ...detail] = seriesWords(series)
  return `${called} (${detail.join(', ')})`
}

/** What names a series, the commodity first. */
export function seriesWords({ commodity, name, priceType, country, market }: SeriesLabel): string[] {
  const where = [market, country && (countryName(tag, country) ?? country)].filter(
    (part) => part !== undefined,
  )
  const called = commodityName(commodity)
  const detail = name.toLowerCase() === called.toLowerCase() ? [] : [name]
  return [called, kinds[priceType], ...where, ...detail]
}

/** The commodity's name where it tells one of several from the others, else what tells their series. */
export const nameAmong =
  (all: readonly SeriesLabel[]) =>
  (series: SeriesLabel): string =>
    new Set(all.map(({ commodity }) => commodity)).size === all.length
      ? commodityName(series.commodity)
      : seriesLabel(series)

/** "KES 3,444", or the figure alone where no money was said. */
export const money = (currency: string | undefined, value: number): string =>
  currency === undefined ? written(value) : `${currency} ${written(value)}`

/** Land behind "per". */
export const land = {
  ha: 'hectare',
  acre: 'acre',
  feddan: 'feddan',
  manzana: 'manzana',
  rai: 'rai',
  kanal: 'kanal',
  guntha: 'guntha',
  dunam: 'dunam',
} satisfies Record<AreaUnit, string>

/** "20.0 sacks of 90 kg", "2.10 t". */
export function counted({ value, per }: Counted): string {
  if (typeof per === 'string') return `${written(value)} ${massSymbols[per]}`
  return per.kg === undefined
    ? `${written(value)} ${per.written}`
    : `${written(value)} sacks of ${plainNumber(tag, per.kg)} kg`
}

/** "USD 198 per tonne" */
export const shownPrice = ({ value, currency, per, coins }: ShownPrice): string => {
  const money = `${currency} ${written(value)}`
  return `${coins ? inCoins(money, { value, currency }, written) : money} per ${perUnit(per)}`
}

/** "USD 198 per tonne in August 2026" */
export const datedPrice = (price: DatedPrice): string => `${shownPrice(price)} in ${inMonth(price.month)}`

/** "the world price of August 2026" */
export const storedPrice = ({ priceType, month }: TonnePrice): string =>
  `the ${kinds[priceType]} of ${inMonth(month)}`

/** "rose 1.8%", "did not change (0.0%)". */
export function went(change: number): string {
  const shown = percent(Math.abs(change))
  if (shown === percent(0)) return `did not change (${shown})`
  return `${change > 0 ? 'rose' : 'fell'} ${shown}`
}

/** "up 1.8%", "unchanged (0.0%)". */
export function movement(change: number): string {
  const shown = percent(change)
  if (shown === percent(0)) return `unchanged (${shown})`
  return `${change > 0 ? 'up' : 'down'} ${shown}`
}
