import type { PriceSeries } from '@smart-farming/contracts/prices'
import { changeOver, type MonthlyPrice } from '@smart-farming/market-core/series'
import type { ImportReport } from '../market/imports/import-report.ts'
import type { CommodityOverview, Point } from '../market/stored/price-store.ts'
import { obeyed, table } from './table.ts'

/** One line a commodity: how many series there are, from where, and how new the newest figure is. */
export function commodityTable(all: readonly CommodityOverview[]): string {
  const rows = all.map(({ commodity, series, countries, newest }) => [
    commodity ?? '(others)',
    String(series),
    countries,
    newest,
  ])
  return table(['Commodity', 'Series', 'Where', 'Newest'], rows)
}

/** One line a series, with its newest price and how that has moved; then the sources, as they want to be named. */
export function seriesTable(all: readonly { series: PriceSeries; points: readonly Point[] }[]): string {
  const rows = all.map(({ series, points }) => {
    const { name, type, market, country, latest, currency, unit } = series
    const monthly = points.map(({ date, value }): MonthlyPrice => ({ month: date.slice(0, 7), value }))
    return [
      name,
      market === null ? (country ?? 'world') : `${market}, ${country}`,
      type,
      `${Number(latest.value.toPrecision(6))} ${currency ?? ''} per ${unit}`,
      latest.date,
      ...[1, 12].map((months) =>
        series.period === 'month' ? percent(changeOver(monthly, months)?.percent) : '',
      ),
    ]
  })
  const sources = new Set(all.map(({ series: { source } }) => sourceLine(source)))
  return [table(['Series', 'Where', 'Kind', 'Price', 'Date', 'Month', 'Year'], rows), '', ...sources].join(
    '\n',
  )
}

function sourceLine({ attribution, licence, updatedOn, bundled }: PriceSeries['source']): string {
  const made = updatedOn === undefined ? '' : `, of ${updatedOn}`
  return `${attribution}, ${licence}${made}${bundled ? ' (came with the product; import newer ones)' : ''}`
}

const percent = (change: number | undefined) =>
  change === undefined ? '-' : `${change < 0 ? '' : '+'}${change.toFixed(1)} %`

/** What an import did, with the first of its bad rows. */
export function reportText({
  origin,
  outcome,
  reason,
  rows,
  added,
  revised,
  badCount,
  badRows,
}: ImportReport): string {
  const count = (number: number) => number.toLocaleString('en-GB')
  const head =
    outcome === 'done'
      ? `${origin}: ${count(rows)} ${rows === 1 ? 'figure' : 'figures'} read, ${count(added)} new, ${count(revised)} revised.`
      : `${origin}: nothing was changed. ${reason}`
  const shown = badRows.slice(0, 20).map(({ at, reason: why }) => `  ${at}: ${why}`.replace(obeyed, ' '))
  const more = badCount > shown.length ? [`  and ${count(badCount - shown.length)} more`] : []
  return [head, ...(badCount > 0 ? [`Bad rows: ${count(badCount)}`] : []), ...shown, ...more].join('\n')
}
