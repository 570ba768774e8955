import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { formatYear } from '@smart-farming/words/format/dates/month'
import { useState } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { ViewSwitch } from '../../../components/view-switch/view-switch.tsx'
import { lazyWords } from '../../../words.ts'
import type { ReferencePrice } from '../chart/chart-data.ts'
import { PriceChart } from '../chart/price-chart.tsx'
import { isOutdated } from '../series/monthly-prices.ts'
import { exchangeRateText, type PriceDisplay } from '../series/price-display.ts'
import { csvUrl } from '../series/queries.ts'
import { latestPriceChangeText, priceAgeText, priceDateLabel } from '../series/series-labels.ts'
import { buildHistoryChart, isComparable, seriesLabel } from './history-chart.ts'
import { availableSpans, type HistorySpan, spanStart } from './history-spans.ts'
import { HistoryTable } from './history-table.tsx'
import { MarketComparison } from './market-comparison.tsx'
import css from './price-history.css?inline'
import { usePriceHistory } from './use-price-history.ts'

adoptStyle(css)

interface PricePastProps {
  /** The crop's main series. */
  series: PriceSeries
  /** Months of the main series that the board has loaded, oldest first, in the source's unit. */
  history: readonly MonthlyPrice[]
  /** Other series of the crop, nearest first. */
  others: readonly PriceSeries[]
  show: (series: PriceSeries) => PriceDisplay
  own: readonly ReferencePrice[]
  /** Unix seconds. */
  now: number
}

/**
 * Price history of a crop: a chart for reading and comparing, and its numbers as a table and a
 * file.
 */
export function PriceHistory({ series, history, others, show, own, now }: PricePastProps) {
  const words = lazyWords.prices.past
  const [span, setSpan] = useState<HistorySpan>(1)
  const [chosen, setChosen] = useState<readonly number[]>([])
  // A chosen series may since have a different currency or unit from the first.
  const shown = show(series)
  const compared = chosen
    .flatMap((id) => others.find((one) => one.id === id) ?? [])
    .filter((one) => isComparable(shown, show(one)))
  const { histories, status, retry } = usePriceHistory(series, compared, span, history)
  const past = (one: PriceSeries, i: number) => ({
    series: one,
    history: histories[i] ?? [],
    shown: show(one),
  })
  const charted = buildHistoryChart(
    [past(series, 0), ...compared.map((one, i) => past(one, i + 1))],
    span,
    own,
  )
  const all = [series, ...compared]
  const rates = [
    ...new Map(
      all.flatMap((one) => show(one).rates).map((rate) => [exchangeRateText([rate]), rate]),
    ).values(),
  ]
  const start = all.map((one) => spanStart(one, span)).sort()[0] ?? ''
  return (
    <div className="price-past">
      <ViewSwitch
        label={words.timeShown}
        options={availableSpans(series).map((id) => ({ id, words: spanWords(id, series) }))}
        chosen={span}
        onChoose={setSpan}
      />
      {charted ? <PriceChart charted={charted} /> : <p>{words.tooFew}</p>}
      {all.map(
        (one, i) =>
          isOutdated(one, now) && (
            <p key={one.id} className="price-past__old">
              {words.old({
                line: seriesLabel(one),
                date: priceDateLabel(one, one.latest.date),
                age: priceAgeText(one.latest.date, now),
              })}{' '}
              {latestPriceChangeText(histories[i] ?? [])}
            </p>
          ),
      )}
      {all
        .filter(({ doubted }) => doubted)
        .map((one) => (
          <p key={one.id} className="price-past__old">
            {words.doubted({ line: seriesLabel(one), date: priceDateLabel(one, one.latest.date) })}
          </p>
        ))}
      <p className="price-past__note" role="status">
        {status === 'loading' && words.loading}
        {status === 'failed' && (
          <>
            {words.failed}{' '}
            <button className="link-button" type="button" onClick={retry}>
              {lazyWords.prices.board.tryAgain}
            </button>
          </>
        )}
      </p>
      {charted?.band && <p className="price-past__note">{words.bandMoney}</p>}
      {rates.length > 0 && (
        <p className="price-past__note">{words.converted({ rates: exchangeRateText(rates) })}</p>
      )}
      {others.length > 0 && (
        <MarketComparison
          shown={shown}
          others={others}
          show={show}
          chosen={compared.map(({ id }) => id)}
          onChoose={setChosen}
        />
      )}
      {charted && (
        <HistoryTable charted={charted} month={series.period === 'week' ? words.monthOfWeeks : words.month} />
      )}
      <a
        className="price-past__file"
        href={csvUrl(
          all.map(({ id }) => id),
          start,
        )}
        download
      >
        {words.download}
      </a>
    </div>
  )
}

function spanWords(span: HistorySpan, { since }: PriceSeries): string {
  const { tag, prices } = lazyWords
  return span === 'all'
    ? prices.past.all({ year: formatYear(tag, since.slice(0, 7)) })
    : prices.past.years({ count: span })
}
