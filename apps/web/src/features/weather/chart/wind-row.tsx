import { formatNumber } from '@smart-farming/words/format/number'
import { words } from '../../../words.ts'
import { type PlotSpan, ROW_Y, timeToX } from './meteogram-frame.ts'
import type { WindReading } from './series.ts'

/** Minimum distance between two arrows, in CSS px. */
const APART = 26

interface WindRowProps {
  span: PlotSpan
  wind: readonly WindReading[]
}

/** Arrows in the direction the wind blows, with the mean speed below. Draws as many as fit. */
export function WindRow({ span, wind }: WindRowProps) {
  const room = (timeToX(span, span.endDt) - timeToX(span, span.startDt)) / Math.max(1, wind.length)
  const every = Math.max(1, Math.ceil(APART / room))
  return (
    <g>
      {wind.map(({ dt, value, deg }, at) => {
        if (value === undefined || at % every !== 0) return null
        const x = timeToX(span, dt) + room / 2
        return (
          <g key={dt}>
            {deg !== undefined && (
              <path
                className="meteogram__arrow"
                d="M0 6V-6M-3.5 -2L0 -6L3.5 -2"
                transform={`translate(${x} ${ROW_Y.arrows}) rotate(${(deg + 180) % 360})`}
              />
            )}
            <text className="meteogram__figure" x={x} y={ROW_Y.hours} textAnchor="middle">
              {formatNumber(words.tag, value, 0)}
            </text>
          </g>
        )
      })}
    </g>
  )
}
