import type { PricePoint, PriceSeries } from '@smart-farming/contracts/prices'
import { changeOver, type MonthlyPrice } from '@smart-farming/market-core/series'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import { formatMessageData } from '@smart-farming/words/message-data'
import { describeBadRow } from '@smart-farming/words/sentences/bad-row'
import type { ImportReport } from '../market/imports/import-report.ts'
import type { CommodityOverview } from '../market/stored/price-store.ts'
import { CONTROL_CHARS, formatTable } from './table.ts'

type PriceWords = ServerMessages['commands']['prices']

/** One line per commodity: number of series, countries, and date of the newest price. */
export function commodityTable(
  { heads, others }: PriceWords['overview'],
  all: readonly CommodityOverview[],
): string {
  const rows = all.map(({ commodity, series, countries, newest }) => [
    commodity ?? others,
    String(series),
    countries,
    newest,
  ])
  return formatTable([heads.commodity, heads.series, heads.where, heads.newest], rows)
}

/** One line per series with its newest price and trend, then the attributions of the sources. */
export function seriesTable(
  said: PriceWords['series'],
  all: readonly { series: PriceSeries; points: readonly PricePoint[] }[],
): string {
  const rows = all.map(({ series, points }) => {
    const { name, type, latest, doubted } = series
    const price = priceText(said, latest.value, series)
    const monthly = points.map(({ date, value }): MonthlyPrice => ({ month: date.slice(0, 7), value }))
    return [
      name,
      whereText(said, series),
      type,
      doubted ? said.doubted({ price }) : price,
      latest.date,
      ...[1, 12].map((months) =>
        series.period === 'month' ? change(said, changeOver(monthly, months)?.percent) : '',
      ),
    ]
  })
  const sources = new Set(all.map(({ series: { source } }) => sourceLine(said, source)))
  const { heads } = said
  const head = [heads.series, heads.where, heads.kind, heads.price, heads.date, heads.month, heads.year]
  return [formatTable(head, rows), '', ...sources].join('\n')
}

const whereText = (
  said: PriceWords['series'],
  { market, country }: Pick<PriceSeries, 'market' | 'country'>,
): string => (market === null ? (country ?? said.world) : said.market({ market, country: String(country) }))

const priceText = (
  said: PriceWords['series'],
  value: number,
  { currency, unit }: Pick<PriceSeries, 'currency' | 'unit'>,
): string => said.price({ value: String(Number(value.toPrecision(6))), currency: currency ?? '', unit })

function sourceLine(
  said: PriceWords['series'],
  { attribution, licence, updatedOn: day, bundled }: PriceSeries['source'],
): string {
  const source =
    day === undefined ? said.source({ attribution, licence }) : said.sourceOf({ attribution, licence, day })
  return bundled ? said.bundled({ source }) : source
}

const change = ({ change, noChange }: PriceWords['series'], percent: number | undefined) =>
  percent === undefined ? noChange : change({ percent })

/** Maximum number of bad rows, and of doubtful prices, listed in an import report. */
const MAX_NAMED = 20

/** Formats an import report with its first bad rows and doubtful prices. */
export function reportText(
  { report: said, series: words }: Pick<PriceWords, 'report' | 'series'>,
  files: ServerMessages['priceFiles'],
  report: ImportReport,
): string {
  const { origin, outcome, reason, rows, added, revised, badCount, badRows, doubted } = report
  const head =
    outcome === 'done'
      ? said.done({ origin, rows, added, revised })
      : said.unchanged({ origin, why: reasonText(files, reason) })
  const shown = badRows
    .slice(0, MAX_NAMED)
    .map((row) => describeBadRow(files, row))
    .map(({ at, reason: why }) => said.badRow({ at, why }).replace(CONTROL_CHARS, ' '))
  const more = (all: number) => (all > MAX_NAMED ? [said.more({ rows: all - MAX_NAMED })] : [])
  const doubts = doubted.slice(0, MAX_NAMED).map((one) =>
    said
      .doubtedPrice({
        series: one.series,
        where: whereText(words, one),
        price: priceText(words, one.value, one),
        month: one.month,
      })
      .replace(CONTROL_CHARS, ' '),
  )
  return [
    head,
    ...(badCount > 0 ? [said.badRows({ rows: badCount })] : []),
    ...shown,
    ...more(badCount),
    ...(doubts.length > 0 ? [said.doubted({ prices: doubted.length })] : []),
    ...doubts,
    ...more(doubted.length),
  ].join('\n')
}

function reasonText(files: ServerMessages['priceFiles'], reason: ImportReport['reason']): string {
  if (reason === null) return ''
  return 'detail' in reason ? reason.detail : formatMessageData(files.refused, reason)
}
