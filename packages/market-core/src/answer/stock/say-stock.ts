import { commodityById } from '../../commodities/catalogue.ts'
import { type Month, monthNumber } from '../../months.ts'
import { ageInMonths, isCurrent } from '../../price-age.ts'
import { pricesInOrder } from '../../series.ts'
import type { Question } from '../../understand/reading.ts'
import type { StockAsked } from '../../understand/stock/stock-asked.ts'
import { Draft, type PriceAnswer, SUGGESTIONS } from '../answer.ts'
import { sayNothingNewer } from '../last/age-of-told.ts'
import type { PriceData } from '../price-data.ts'
import { wordsNotOf } from '../series/choose-series.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { labelOf } from '../series/shown-values.ts'
import { newestOf, oneOfEach } from './of-series.ts'
import { sayPriceList } from './price-list.ts'

/** As many series are told of by name. */
const MOST_SERIES = 12
/** A series that is so many months behind the newest of its publisher has ended. */
const ENDED_MONTHS = 6

/** The series that a question of what is stored is about. */
export function stockSeries(
  { commodities, place, variety = [], stock }: Question,
  all: readonly MonthlySeries[],
  local: readonly string[],
): MonthlySeries[] {
  const isThere = ({ country, source }: MonthlySeries): boolean =>
    (stock?.publisher === undefined || source.name.includes(stock.publisher)) &&
    (place === undefined
      ? true
      : place === 'world'
        ? country === undefined
        : place === 'here'
          ? country !== undefined && local.includes(country)
          : country === place.country)
  const found = all.filter(
    (one) =>
      (stock?.wants !== 'markets' || one.country !== undefined) &&
      one.prices.length > 0 &&
      isThere(one) &&
      (stock?.category === undefined || commodityById(one.commodity)?.category === stock.category) &&
      (stock?.category !== undefined || commodities.length === 0 || commodities.includes(one.commodity)),
  )
  if (stock?.wants === 'goods') return oneOfEach(found)
  const told = variety.filter((word) => word !== 'auctions')
  const kinds = found.filter((one) => told.every((word) => wordsNotOf(one, [word]).length === 0))
  const some = kinds.length > 0 ? kinds : found
  const ofTheWorld = some.filter(({ country }) => country === undefined)
  return commodities.length > 0 && place === undefined && ofTheWorld.length > 0 ? ofTheWorld : some
}

/** Answers what is asked of the stored prices themselves: how far back, how new, of where, by whom. */
export function sayStock(question: Question, stock: StockAsked, data: PriceData): PriceAnswer {
  if (stock.isList) return sayPriceList(question, data)
  const draft = new Draft()
  const all = stockSeries(question, data.series, data.local)
  if (all.length === 0) return draft.say({ code: 'not_understood', values: {} }).done(false, SUGGESTIONS)
  // Of so many nobody reads each.
  if (stock.wants === 'since' && all.length > MOST_SERIES && question.commodities.length === 0)
    return draft.say({ code: 'which_commodity', values: {} }).done(false, SUGGESTIONS)
  if (stock.wants === 'goods' && stock.category === undefined) sayGoods(draft, all)
  else if (stock.wants === 'since' || stock.wants === 'goods') saySpans(draft, all)
  else if (stock.wants === 'markets') sayMarkets(draft, all)
  else if (stock.wants === 'stopped') sayStopped(draft, all)
  else {
    if (stock.wants === 'newest') draft.say({ code: 'stored_monthly', values: { month: newestOf(all) } })
    for (const [source, some] of bySource(all)) {
      if (stock.wants === 'source') sayPublished(draft, source, some)
      sayNewest(draft, source, some)
    }
    sayAgeOf(draft, newestOf(all), data.today)
    if (stock.wants === 'age') sayNothingNewer(draft, data)
  }
  return draft.done()
}

function sayPublished(draft: Draft, source: string, some: readonly MonthlySeries[]): void {
  const kinds = [...new Set(some.map(({ priceType }) => priceType))]
  draft.say({ code: 'published', values: { source, kinds } })
  if (kinds.includes('retail')) draft.say({ code: 'retail_is_shop', values: {} })
}

function sayNewest(draft: Draft, source: string, some: readonly MonthlySeries[]): void {
  const month = newestOf(some)
  const ended = some.filter((one) => isBehind(one, month)).length
  draft.say(
    {
      code: 'newest_stored',
      values: { source, month, count: some.length, ended, countries: countriesOf(some) },
    },
    { value: some.length, kind: 'count' },
    { value: ended, kind: 'count' },
  )
}

/** How old the newest of all is. */
function sayAgeOf(draft: Draft, newest: Month, today: Month | undefined): void {
  if (today === undefined || isCurrent(newest, today)) return
  const months = ageInMonths(newest, today)
  draft.say({ code: 'old_price', values: { months } }, { value: months, kind: 'count' })
}

const countriesOf = (some: readonly MonthlySeries[]): { country: string; until: Month }[] =>
  [...Map.groupBy(some, ({ country }) => country ?? '')].flatMap(([country, of]) =>
    country === '' ? [] : [{ country, until: newestOf(of) }],
  )

/** All goods by their names: their months would be a wall. */
function sayGoods(draft: Draft, all: readonly MonthlySeries[]): void {
  const goods = [...new Set(all.map(({ commodity }) => commodity))]
  draft.say({ code: 'stored_goods', values: { goods, until: newestOf(all) } })
}

function saySpans(draft: Draft, all: readonly MonthlySeries[]): void {
  for (const series of all.slice(0, MOST_SERIES)) {
    const prices = pricesInOrder(series.prices)
    const [since, until] = [prices[0]?.month, prices.at(-1)?.month]
    if (since === undefined || until === undefined) continue
    draft.from(series).say({ code: 'stored_span', values: { series: labelOf(series), since, until } })
  }
}

function sayMarkets(draft: Draft, all: readonly MonthlySeries[]): void {
  for (const country of [...new Set(all.map((one) => one.country))].slice(0, 3)) {
    if (country === undefined) continue
    const here = all.filter((one) => one.country === country)
    const names = [...new Set(here.flatMap(({ market }) => market ?? []))]
    const markets = names.map((name) => ({
      name,
      until: newestOf(here.filter(({ market }) => market === name)),
    }))
    draft.say({ code: 'stored_markets', values: { country, markets } })
  }
}

function sayStopped(draft: Draft, all: readonly MonthlySeries[]): void {
  const ended = bySource(all).flatMap(([, some]) => {
    const newest = newestOf(some)
    return some.filter((one) => isBehind(one, newest))
  })
  const told = ended.filter(
    ({ country }) => country === undefined || ended.every((one) => one.country !== undefined),
  )
  const series = told.slice(0, MOST_SERIES).map((one) => ({ series: labelOf(one), until: newestOf([one]) }))
  draft.say({ code: 'stopped', values: { series } })
}

const bySource = (all: readonly MonthlySeries[]): [string, MonthlySeries[]][] => {
  const names = [...new Set(all.map(({ source }) => source.name))]
  return names.map((name) => [name, all.filter(({ source }) => source.name === name)])
}

const isBehind = (one: MonthlySeries, newest: Month): boolean =>
  monthNumber(newest) - monthNumber(newestOf([one])) > ENDED_MONTHS
