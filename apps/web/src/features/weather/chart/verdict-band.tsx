import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import { VERDICT_SHAPES } from '../work/verdict-mark.tsx'
import { type PlotSpan, ROW_Y, timeToX } from './meteogram-frame.ts'

/** Width of a verdict's icon, in CSS px. */
const SIGN = 14

interface VerdictBandProps {
  span: PlotSpan
  windows: readonly WorkWindow[]
  /** Id of the pattern for unknown hours. */
  hatching: string
}

/** A job's verdicts over the days, by colour and icon. Unknown hours are hatched. */
export function VerdictBand({ span, windows, hatching }: VerdictBandProps) {
  return (
    <g>
      {windows
        .filter(({ startDt, endDt }) => endDt > span.startDt && startDt < span.endDt)
        .map(({ startDt, endDt, verdict, care }) => {
          const x = timeToX(span, startDt) + 0.5
          const width = Math.max(0, timeToX(span, endDt) - x - 0.5)
          return (
            <g key={startDt} className={`meteogram__verdict meteogram__verdict--${verdict}`}>
              <rect
                x={x}
                y={ROW_Y.band}
                width={width}
                height={ROW_Y.bandHeight}
                rx="3"
                fill={verdict === 'unknown' ? `url(#${hatching})` : undefined}
              />
              {width > SIGN && (
                <path
                  d={VERDICT_SHAPES[care ?? verdict]}
                  transform={`translate(${x + width / 2 - 6} ${ROW_Y.band + ROW_Y.bandHeight / 2 - 6}) scale(.75)`}
                />
              )}
            </g>
          )
        })}
    </g>
  )
}
