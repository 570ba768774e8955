import { addMonths } from '@smart-farming/market-core/months'
import { formatMonth } from '@smart-farming/words/format/dates/month'
import { formatPrice } from '@smart-farming/words/format/figures/price-figure'
import { useState } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import { monthCount, type PriceChartData, valueAt } from '../chart/chart-data.ts'
import { bandLabel, bandRangeText } from '../chart/chart-text.ts'
import { DetailsDisclosure } from '../details-disclosure.tsx'
import css from './history-table.css?inline'

adoptStyle(css)

interface PastTableProps {
  charted: PriceChartData
  month: string
}

/**
 * A chart's numbers as a table, newest first. Missing values are stated in words. Rendered when
 * opened.
 */
export function HistoryTable({ charted, month }: PastTableProps) {
  const { tag, prices } = lazyWords
  const words = prices.past
  const [isOpen, setOpen] = useState(false)
  const { lines, band, unit, last } = charted
  const months = Array.from({ length: monthCount(charted) + 1 }, (_, i) => addMonths(last, -i))
  const isAlone = lines.length === 1
  return (
    <DetailsDisclosure label={words.numbers} onToggle={setOpen}>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <section className="past-table" aria-label={words.numbers} tabIndex={0}>
          <table className={isAlone ? 'past-table__table' : 'past-table__table past-table__table--compared'}>
            <caption className={isAlone ? 'unseen' : undefined}>{words.table({ unit })}</caption>
            <thead>
              <tr>
                <th scope="col">{month}</th>
                {lines.map(({ id, label }) => (
                  <th key={id} scope="col">
                    {isAlone ? unit : words.column({ line: label, unit })}
                  </th>
                ))}
                {band && <th scope="col">{bandLabel(band)}</th>}
              </tr>
            </thead>
            <tbody>
              {months.map((one) => (
                <tr key={one}>
                  <th scope="row">{formatMonth(tag, one)}</th>
                  {lines.map((line) => {
                    const value = valueAt(line, one)
                    return (
                      <td key={line.id} data-of={line.label}>
                        {value === undefined ? words.noFigure : formatPrice(tag, value)}
                      </td>
                    )
                  })}
                  {band && <td>{bandRangeText(band, one) ?? words.noFigure}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </DetailsDisclosure>
  )
}
