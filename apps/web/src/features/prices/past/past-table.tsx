import { addMonths } from '@smart-farming/market-core/months'
import { monthOfYear } from '@smart-farming/words/format/dates/month'
import { priceFigure } from '@smart-farming/words/format/figures/price-figure'
import { useState } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { partWords } from '../../../words.ts'
import { bandAt, bandWords } from '../chart/chart-words.ts'
import { type Charted, monthsLong, valueAt } from '../chart/charted.ts'
import { Fold } from '../fold.tsx'
import css from './past-table.css?inline'

adoptStyle(css)

interface PastTableProps {
  charted: Charted
  /** Heading of the rows. */
  month: string
}

/** The numbers of a chart, newest first; a month without a value says so. Rendered when opened. */
export function PastTable({ charted, month }: PastTableProps) {
  const { tag, prices } = partWords
  const words = prices.past
  const [isOpen, setOpen] = useState(false)
  const { lines, band, unit, last } = charted
  const months = Array.from({ length: monthsLong(charted) + 1 }, (_, i) => addMonths(last, -i))
  const isAlone = lines.length === 1
  return (
    <Fold label={words.numbers} onToggle={setOpen}>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
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
                {band && <th scope="col">{bandWords(band)}</th>}
              </tr>
            </thead>
            <tbody>
              {months.map((one) => (
                <tr key={one}>
                  <th scope="row">{monthOfYear(tag, one)}</th>
                  {lines.map((line) => {
                    const value = valueAt(line, one)
                    return (
                      <td key={line.id} data-of={line.label}>
                        {value === undefined ? words.noFigure : priceFigure(tag, value)}
                      </td>
                    )
                  })}
                  {band && <td>{bandAt(band, one) ?? words.noFigure}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Fold>
  )
}
