import { type Month, monthNumber } from '@smart-farming/market-core/months'
import { formatMonth, formatShortMonth, formatYear } from '@smart-farming/words/format/dates/month'
import { formatNumber } from '@smart-farming/words/format/number'
import { useState } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { linePath } from '../../../components/chart/chart-line.ts'
import { scalePosition } from '../../../components/chart/chart-scale.ts'
import { useFrameWidth } from '../../../components/chart/use-frame-width.ts'
import { lazyWords } from '../../../words.ts'
import { ChartCursor } from './chart-cursor.tsx'
import {
  chartValues,
  monthCount,
  type PriceChartData,
  valueAt,
  visibleReferencePrices,
} from './chart-data.ts'
import { ChartLegend } from './chart-legend.tsx'
import { ChartMarker } from './chart-marker.tsx'
import { describeChart } from './chart-text.ts'
import css from './price-chart.css?inline'
import { bandPath, labelledMonths, pricePoints, priceScale } from './price-geometry.ts'
import { ReferencePriceLines } from './reference-price-lines.tsx'

adoptStyle(css)

/** Heights in narrow and wide frames, and the frame width that counts as wide, in CSS px. */
const HEIGHT = 190
const HIGH = 240
const WIDE = 520
const TOP = 12
const BOTTOM = 22
/** Room for the newest month's marker. */
const RIGHT = 8
/** Widths of a label below the chart, and of a character beside it, in CSS px. */
const NAME_PX = 48
const LETTER_PX = 7.5

/**
 * Chart of monthly prices over at least two months, with the seasonal band and the farmer's own
 * prices. The selected month's values are above the chart. A table beside it has all numbers.
 */
export function PriceChart({ charted }: { charted: PriceChartData }) {
  const { tag } = lazyWords
  const { lines, band, unit, first, last } = charted
  const [frame, width] = useFrameWidth<HTMLElement>()
  const [chosen, setChosen] = useState<Month>()
  const month = chosen !== undefined && chosen >= first && chosen <= last ? chosen : last
  const own = visibleReferencePrices(charted)
  const scale = priceScale([...chartValues(lines, band), ...own.map(({ value }) => value)])
  const ticks = scale.ticks.map((tick) => ({ tick, figure: formatNumber(tag, tick, 3) }))
  const height = width < WIDE ? HEIGHT : HIGH
  const left = 8 + LETTER_PX * Math.max(...ticks.map(({ figure }) => figure.length))
  const right = width - RIGHT
  const long = monthCount(charted)
  const x = (at: Month) => left + ((monthNumber(at) - monthNumber(first)) / long) * (right - left)
  const y = (value: number) => TOP + (1 - scalePosition(scale, value)) * (height - TOP - BOTTOM)
  return (
    <figure className="price-chart" ref={frame}>
      <figcaption className="price-chart__title">
        {lazyWords.prices.past.title({ unit, from: formatMonth(tag, first), to: formatMonth(tag, last) })}
      </figcaption>
      <ChartLegend charted={charted} month={month} />
      <ChartCursor charted={charted} month={month} onRead={setChosen} from={left} to={right}>
        <svg
          className="price-chart__drawing"
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={describeChart(charted)}
        >
          {band && <path className="price-chart__band" d={bandPath(band.months, x, y)} />}
          {ticks.map(({ tick, figure }) => (
            <g key={tick}>
              <path className="price-chart__rule" d={`M${left} ${y(tick)}H${width}`} />
              <text className="price-chart__figure" x={left - 6} y={y(tick) + 4}>
                {figure}
              </text>
            </g>
          ))}
          {labelledMonths(first, last, Math.floor((right - left) / NAME_PX)).map((named) => (
            <g key={named}>
              <path className="price-chart__rule" d={`M${x(named)} ${height - BOTTOM}v5`} />
              <text className="price-chart__month" x={x(named)} y={height - 5}>
                {long > 18 ? formatYear(tag, named) : formatShortMonth(tag, named)}
              </text>
            </g>
          ))}
          <path className="price-chart__read" d={`M${x(month)} ${TOP}V${height - BOTTOM}`} />
          <ReferencePriceLines own={own} left={left} right={width} y={y} />
          {lines.toReversed().map((line) => (
            <path
              key={line.id}
              className={`price-chart__line price-chart__line--${line.mark}`}
              d={linePath(pricePoints(line.prices, x, y))}
            />
          ))}
          {lines.map((line) => {
            const value = valueAt(line, month)
            return value === undefined ? null : (
              <ChartMarker key={line.id} mark={line.mark} x={x(month)} y={y(value)} />
            )
          })}
        </svg>
      </ChartCursor>
    </figure>
  )
}
