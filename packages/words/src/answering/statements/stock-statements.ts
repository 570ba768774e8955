import type { Statements } from '@smart-farming/market-core/answer/statement'
import { addMonths, type Month } from '@smart-farming/market-core/months'
import { allOf } from '../../format/names/list.ts'
import type { StatementWords } from '../../statement-words.ts'
import type { Terms } from '../terms.ts'
import type { StockSentences } from './stock-sentences.ts'

/** What these sentences are written with. */
type StockTerms = Pick<
  Terms,
  'commodityName' | 'seriesLabel' | 'month' | 'shownPrice' | 'datedPrice' | 'percent' | 'place'
> & {
  readonly tag: string
  readonly semicolon: string
  readonly run: (text: string) => string
  readonly kinds: Readonly<Record<Statements['published']['kinds'][number], string>>
}

/** Months in order, as runs of three and more that have none missing, and single ones. */
function runsOf(all: readonly Month[]): { first: Month; last: Month }[] {
  const runs: { first: Month; last: Month }[] = []
  for (const one of all) {
    const run = runs.at(-1)
    if (run !== undefined && addMonths(run.last, 1) === one) run.last = one
    else runs.push({ first: one, last: one })
  }
  return runs.flatMap(({ first, last }) =>
    addMonths(first, 1) === last
      ? [first, last].map((one) => ({ first: one, last: one }))
      : [{ first, last }],
  )
}

/** What an answer says of prices against a limit, and of what is stored, in any language, English too. */
export function stockStatements(
  {
    tag,
    semicolon,
    run,
    kinds,
    commodityName,
    seriesLabel,
    month,
    shownPrice,
    datedPrice,
    percent,
    place,
  }: StockTerms,
  say: StockSentences,
) {
  /** A name with the month that its prices end in. */
  const until = (name: string, end: string): string => `${name} (${end})`
  /** Months behind one another are told as the first and the last of them. */
  const months = (all: readonly string[]): string =>
    runsOf(all)
      .map(({ first, last }) => (first === last ? month(first) : `${month(first)} – ${month(last)}`))
      .join(semicolon)
  return {
    months_past: (values: Statements['months_past']) => {
      const { way, count } = values
      const told = {
        series: seriesLabel(values.series),
        limit: shownPrice(values.limit),
        start: month(values.start),
        end: month(values.end),
      }
      if (count === 0) return way === 'above' ? say.never_above(told) : say.never_below(told)
      const named = months(values.months)
      const all = {
        ...told,
        count,
        figure: String(count),
        months: values.months.length < count ? say.newest_of({ months: named }) : named,
      }
      return way === 'above' ? say.months_above(all) : say.months_below(all)
    },
    last_past: ({ series, way, limit, price }: Statements['last_past']) => {
      const told = { series: seriesLabel(series), limit: shownPrice(limit), price: datedPrice(price) }
      return way === 'above' ? say.last_above(told) : say.last_below(told)
    },
    against_limit: ({ series, price, limit, difference, percent: share }: Statements['against_limit']) => {
      const told = {
        series: seriesLabel(series),
        price: datedPrice(price),
        limit: shownPrice(limit),
        difference: shownPrice(difference),
        percent: percent(Math.abs(share)),
      }
      return share < 0 ? say.limit_below(told) : say.limit_above(told)
    },
    doubted: ({ price, before }: Statements['doubted']) =>
      say.doubted({ price: datedPrice(price), before: datedPrice(before) }),
    odd_value: ({ price, before, after }: Statements['odd_value']) =>
      say.odd_value({ price: datedPrice(price), before: datedPrice(before), after: datedPrice(after) }),
    stored_goods: ({ goods, until: newest, isOfTheWorld }: Statements['stored_goods']) => {
      const told = { goods: goods.map(commodityName).join(semicolon), until: month(newest) }
      return isOfTheWorld ? say.stored_goods_world(told) : say.stored_goods(told)
    },
    stored_span: ({ series, since, until: end }: Statements['stored_span']) =>
      say.stored_span({ series: seriesLabel(series), since: month(since), until: month(end) }),
    stored_monthly: ({ month: newest }: Statements['stored_monthly']) =>
      say.stored_monthly({ month: month(newest) }),
    newest_stored: ({ source, month: newest, count, ended, countries }: Statements['newest_stored']) => {
      const told = say.newest_stored({
        source: run(source),
        month: month(newest),
        figure: String(count),
        count,
      })
      const all = countries
        .map(({ country, until: end }) => until(place(country), month(end)))
        .join(semicolon)
      const behind = ended === 0 ? [] : [say.ended_before({ figure: String(ended), count: ended })]
      return [told, ...(all === '' ? [] : [say.countries({ countries: all })]), ...behind].join(' ')
    },
    stored_markets: ({ country, markets }: Statements['stored_markets']) =>
      say.stored_markets({
        country: place(country),
        markets: markets.map(({ name, until: end }) => until(run(name), month(end))).join(semicolon),
      }),
    stopped: ({ series }: Statements['stopped']) =>
      series.length === 0
        ? say.none_stopped
        : say.stopped({
            series: series.map((one) => until(seriesLabel(one.series), month(one.until))).join(semicolon),
          }),
    published: ({ source, kinds: all }: Statements['published']) =>
      say.published({
        source: run(source),
        kinds: allOf(
          tag,
          all.map((kind) => kinds[kind]),
        ),
      }),
    retail_is_shop: say.retail_is_shop,
    each_month: ({ series, prices }: Statements['each_month']) =>
      say.each_month({ series: seriesLabel(series), prices: prices.map(datedPrice).join(semicolon) }),
    each_year: ({ series, means }: Statements['each_year']) =>
      say.each_year({
        series: seriesLabel(series),
        means: means.map(({ year, mean }) => `${year}: ${shownPrice(mean)}`).join(semicolon),
      }),
    no_days: say.no_days,
    best_year: ({ series, extreme, year, mean, next, since, until: end }: Statements['best_year']) => {
      const told = { series: seriesLabel(series), year, mean: shownPrice(mean), since, until: end }
      const first = extreme === 'highest' ? say.year_highest(told) : say.year_lowest(told)
      return `${first} ${say.year_next({ year: next.year, mean: shownPrice(next.mean) })}`
    },
    part_years: ({ parts }: Statements['part_years']) =>
      say.part_years({ years: parts.map(({ year, count }) => until(year, String(count))).join(semicolon) }),
    first_past: ({ series, way, limit, price }: Statements['first_past']) => {
      const told = { series: seriesLabel(series), limit: shownPrice(limit), price: datedPrice(price) }
      return way === 'above' ? say.first_above(told) : say.first_below(told)
    },
    closest_to: ({ series, limit, price, next }: Statements['closest_to']) =>
      say.closest_to({
        series: seriesLabel(series),
        limit: shownPrice(limit),
        price: datedPrice(price),
        next: datedPrice(next),
      }),
    furthest: ({ extreme, price }: Statements['furthest']) =>
      extreme === 'highest'
        ? say.furthest_high({ price: datedPrice(price) })
        : say.furthest_low({ price: datedPrice(price) }),
    apart: ({ difference }: Statements['apart']) => say.apart({ difference: shownPrice(difference) }),
  } satisfies Partial<StatementWords>
}
