import { number } from '@smart-farming/words/format/number'
import type { ReactNode } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { linePath } from '../../../components/chart/chart-line.ts'
import { type Scale, shareOf } from '../../../components/chart/chart-scale.ts'
import { words as pageWords } from '../../../words.ts'
import css from './plot.css?inline'
import type { Reading } from './series.ts'

adoptStyle(css)

/** Height of every plot, in CSS px; it is as wide as its frame. */
const HEIGHT = 104
const LEFT = 30
const TOP = 8
const BOTTOM = 18

/** The time that every plot shows, with the days in it, and the width that it is drawn over. */
export interface PlotSpan extends DaySpan {
  /** CSS px. */
  width: number
}

/** A time with its days. */
export interface DaySpan {
  /** Unix seconds. */
  startDt: number
  endDt: number
  days: readonly { dt: number; label: string }[]
}

/** Where a moment lies across. */
export const across = ({ startDt, endDt, width }: PlotSpan, dt: number): number =>
  LEFT + ((dt - startDt) / (endDt - startDt)) * (width - LEFT)

/** Where a value lies from the top. */
export const down = (scale: Scale, value: number): number =>
  TOP + (1 - shareOf(scale, value)) * (HEIGHT - TOP - BOTTOM)

interface PlotProps {
  title: string
  /** What the drawing shows, in words. */
  words: string
  scale: Scale
  span: PlotSpan
  children: ReactNode
}

/** A frame to draw in: round figures at the side, days underneath. Its numbers stand in the table beside it. */
export function Plot({ title, words, scale, span, children }: PlotProps) {
  return (
    <figure className="plot">
      <figcaption className="plot__title">{title}</figcaption>
      <svg className="plot__drawing" viewBox={`0 0 ${span.width} ${HEIGHT}`} role="img" aria-label={words}>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <path className="plot__rule" d={`M${LEFT} ${down(scale, tick)}H${span.width}`} />
            <text className="plot__figure" x={LEFT - 5} y={down(scale, tick) + 4}>
              {number(pageWords.tag, tick, 6)}
            </text>
          </g>
        ))}
        {span.days.map(({ dt, label }) => (
          <g key={dt}>
            <path className="plot__midnight" d={`M${across(span, dt)} ${TOP}V${HEIGHT - BOTTOM + 4}`} />
            <text className="plot__day" x={across(span, dt) + 4} y={HEIGHT - 4}>
              {label}
            </text>
          </g>
        ))}
        {children}
      </svg>
    </figure>
  )
}

/** Readings as the data of a path. A gap breaks the line; a reading between two gaps is a dot. */
export function readingsPath(readings: readonly Reading[], scale: Scale, span: PlotSpan): string {
  return linePath(
    readings.map(({ dt, value }) =>
      value === undefined ? undefined : [across(span, dt), down(scale, value)],
    ),
  )
}
