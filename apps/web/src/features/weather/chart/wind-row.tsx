import { number } from '@smart-farming/words/format/number'
import { words } from '../../../words.ts'
import { across, ROWS, type Span } from './meteogram-frame.ts'
import type { WindReading } from './series.ts'

/** Minimum distance between two arrows, in CSS px. */
const APART = 26

interface WindRowProps {
  span: Span
  wind: readonly WindReading[]
}

/** Arrows in the direction the wind blows, with the mean speed below; as many as fit. */
export function WindRow({ span, wind }: WindRowProps) {
  const room = (across(span, span.endDt) - across(span, span.startDt)) / Math.max(1, wind.length)
  const every = Math.max(1, Math.ceil(APART / room))
  return (
    <g>
      {wind.map(({ dt, value, deg }, at) => {
        if (value === undefined || at % every !== 0) return null
        const x = across(span, dt) + room / 2
        return (
          <g key={dt}>
            {deg !== undefined && (
              <path
                className="meteogram__arrow"
                d="M0 6V-6M-3.5 -2L0 -6L3.5 -2"
                transform={`translate(${x} ${ROWS.arrows}) rotate(${(deg + 180) % 360})`}
              />
            )}
            <text className="meteogram__figure" x={x} y={ROWS.hours} textAnchor="middle">
              {number(words.tag, value, 0)}
            </text>
          </g>
        )
      })}
    </g>
  )
}
