import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { yearOf } from '@smart-farming/words/format/dates/month'
import { useState } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { ViewSwitch } from '../../../components/view-switch/view-switch.tsx'
import { partWords } from '../../../words.ts'
import type { OwnPrice } from '../chart/charted.ts'
import { PriceChart } from '../chart/price-chart.tsx'
import { isOld } from '../series/price-history.ts'
import { csvAddress } from '../series/queries.ts'
import { ageWords, dateWords, lastMoveWords } from '../series/series-words.ts'
import { rateWords, type Shown } from '../series/shown-price.ts'
import { chartedPast, isComparable, lineWords } from './charted-past.ts'
import { CompareMarkets } from './compare-markets.tsx'
import { PastTable } from './past-table.tsx'
import css from './price-past.css?inline'
import { type PastSpan, spanStart, spansOf } from './spans.ts'
import { usePast } from './use-past.ts'

adoptStyle(css)

interface PricePastProps {
  /** The crop's main series. */
  series: PriceSeries
  /** Its months already loaded by the board, oldest first, in the source's unit. */
  history: readonly MonthlyPrice[]
  /** Further series of the crop, nearest first. */
  others: readonly PriceSeries[]
  show: (series: PriceSeries) => Shown
  own: readonly OwnPrice[]
  /** Unix seconds. */
  now: number
}

/** Price history of a crop: a chart to read and compare, its numbers as a table, and as a file. */
export function PricePast({ series, history, others, show, own, now }: PricePastProps) {
  const words = partWords.prices.past
  const [span, setSpan] = useState<PastSpan>(1)
  const [chosen, setChosen] = useState<readonly number[]>([])
  // A chosen series may since have a different currency or unit from the first.
  const shown = show(series)
  const compared = chosen
    .flatMap((id) => others.find((one) => one.id === id) ?? [])
    .filter((one) => isComparable(shown, show(one)))
  const { histories, status, retry } = usePast(series, compared, span, history)
  const past = (one: PriceSeries, i: number) => ({
    series: one,
    history: histories[i] ?? [],
    shown: show(one),
  })
  const charted = chartedPast([past(series, 0), ...compared.map((one, i) => past(one, i + 1))], span, own)
  const all = [series, ...compared]
  const rates = [
    ...new Map(all.flatMap((one) => show(one).rates).map((rate) => [rateWords([rate]), rate])).values(),
  ]
  const start = all.map((one) => spanStart(one, span)).sort()[0] ?? ''
  return (
    <div className="price-past">
      <ViewSwitch
        label={words.timeShown}
        options={spansOf(series).map((id) => ({ id, words: spanWords(id, series) }))}
        chosen={span}
        onChoose={setSpan}
      />
      {charted ? <PriceChart charted={charted} /> : <p>{words.tooFew}</p>}
      {all.map(
        (one, i) =>
          isOld(one, now) && (
            <p key={one.id} className="price-past__old">
              {words.old({
                line: lineWords(one),
                date: dateWords(one, one.latest.date),
                age: ageWords(one.latest.date, now),
              })}{' '}
              {lastMoveWords(histories[i] ?? [])}
            </p>
          ),
      )}
      {all
        .filter(({ doubted }) => doubted)
        .map((one) => (
          <p key={one.id} className="price-past__old">
            {words.doubted({ line: lineWords(one), date: dateWords(one, one.latest.date) })}
          </p>
        ))}
      <p className="price-past__note" role="status">
        {status === 'loading' && words.loading}
        {status === 'failed' && (
          <>
            {words.failed}{' '}
            <button className="link-button" type="button" onClick={retry}>
              {partWords.prices.board.tryAgain}
            </button>
          </>
        )}
      </p>
      {charted?.band && <p className="price-past__note">{words.bandMoney}</p>}
      {rates.length > 0 && <p className="price-past__note">{words.converted({ rates: rateWords(rates) })}</p>}
      {others.length > 0 && (
        <CompareMarkets
          shown={shown}
          others={others}
          show={show}
          chosen={compared.map(({ id }) => id)}
          onChoose={setChosen}
        />
      )}
      {charted && (
        <PastTable charted={charted} month={series.period === 'week' ? words.monthOfWeeks : words.month} />
      )}
      <a
        className="price-past__file"
        href={csvAddress(
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

function spanWords(span: PastSpan, { since }: PriceSeries): string {
  const { tag, prices } = partWords
  return span === 'all'
    ? prices.past.all({ year: yearOf(tag, since.slice(0, 7)) })
    : prices.past.years({ count: span })
}
