import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import { formatNumber } from '@smart-farming/words/format/number'
import { useId } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { linePath } from '../../../components/chart/chart-line.ts'
import type { Scale } from '../../../components/chart/chart-scale.ts'
import { lazyWords, words } from '../../../words.ts'
import css from './meteogram.css?inline'
import {
  METEOGRAM_HEIGHT,
  type PlotSpan,
  plotLeft,
  plotRight,
  ROW_Y,
  timeToX,
  valueToY,
} from './meteogram-frame.ts'
import type { TimeSpan } from './night-spans.ts'
import type { ChartSeries } from './series.ts'
import { VerdictBand } from './verdict-band.tsx'
import { WindRow } from './wind-row.tsx'

adoptStyle(css)

/** Height of the hatching for unknown rain, in CSS px. */
const UNKNOWN_HEIGHT = 60

/** Minimum width of a day's label, in CSS px. */
const DAY_WIDTH = 36

export interface MeteogramTexts {
  readonly temperature: string
  readonly rain: string
  readonly wind: string
}

interface MeteogramProps {
  span: PlotSpan
  series: ChartSeries
  warmth: Scale
  wetness: Scale
  nights: readonly TimeSpan[]
  freezing: number
  rainUnit: string
  shown: MeteogramTexts
  /** The selected moment, unix seconds. */
  read: number | undefined
  now: number
  job: { readonly name: string; readonly windows: readonly WorkWindow[] } | undefined
}

/** Five days in one drawing, to scale: temperature, rain, wind, night, and a job's verdicts. */
export function Meteogram(props: MeteogramProps) {
  const { span, series, warmth, wetness, nights, freezing, rainUnit, shown, read, now, job } = props
  const hatching = useId()
  const [left, right] = [plotLeft, plotRight(span)]
  const figure = (value: number) => formatNumber(words.tag, value, 6)
  const box = {
    viewBox: `0 0 ${span.width} ${METEOGRAM_HEIGHT}`,
    width: span.width,
    height: METEOGRAM_HEIGHT,
  }
  const line = (dt: number, className: string, foot: number) => (
    <path className={className} d={`M${timeToX(span, dt)} ${ROW_Y.top - 4}V${foot}`} />
  )
  return (
    <div className="meteogram" style={{ height: METEOGRAM_HEIGHT }}>
      <svg {...box} aria-hidden="true">
        <pattern
          id={hatching}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="meteogram__hatch" d="M0 0V6" />
        </pattern>
        {nights.map(({ startDt, endDt }) => (
          <rect
            key={startDt}
            className="meteogram__night"
            x={timeToX(span, startDt)}
            y={ROW_Y.top}
            width={timeToX(span, endDt) - timeToX(span, startDt)}
            height={ROW_Y.bottom - ROW_Y.top}
          />
        ))}
        {warmth.ticks.map((tick) => (
          <g key={tick}>
            <path className="meteogram__rule" d={`M${left} ${valueToY(warmth, tick)}H${right}`} />
            <text className="meteogram__figure" x={left - 5} y={valueToY(warmth, tick) + 4} textAnchor="end">
              {figure(tick)}°
            </text>
          </g>
        ))}
        {wetness.ticks.slice(1).map((tick, at, ticks) => (
          <text key={tick} className="meteogram__amount" x={right + 5} y={valueToY(wetness, tick) + 4}>
            {figure(tick)}
            {at === ticks.length - 1 && ` ${rainUnit}`}
          </text>
        ))}
        {span.days.map(({ dt, label }, at) => (
          <g key={dt}>
            <path
              className="meteogram__midnight"
              d={`M${timeToX(span, dt)} ${ROW_Y.days - 8}V${METEOGRAM_HEIGHT}`}
            />
            {timeToX(span, span.days[at + 1]?.dt ?? span.endDt) - timeToX(span, dt) > DAY_WIDTH && (
              <text className="meteogram__day" x={timeToX(span, dt) + 4} y={ROW_Y.days}>
                {label}
              </text>
            )}
          </g>
        ))}
      </svg>
      <svg {...box} role="img" aria-label={shown.rain}>
        {series.rain.map(({ dt, endDt, value, chance }) => {
          const x = timeToX(span, dt) + 0.5
          const width = Math.max(0, timeToX(span, endDt) - x - 0.5)
          const y = value === undefined ? ROW_Y.bottom - UNKNOWN_HEIGHT : valueToY(wetness, value)
          return (
            <rect
              key={dt}
              className={value === undefined ? undefined : 'meteogram__rain'}
              fill={value === undefined ? `url(#${hatching})` : undefined}
              fillOpacity={chance === undefined ? 1 : 0.35 + 0.65 * chance}
              x={x}
              y={y}
              width={width}
              height={ROW_Y.bottom - y}
              rx="2"
            />
          )
        })}
      </svg>
      <svg {...box} role="img" aria-label={shown.temperature}>
        {warmth.low <= freezing && freezing <= warmth.high && (
          <path className="meteogram__frost" d={`M${left} ${valueToY(warmth, freezing)}H${right}`} />
        )}
        <path
          className="meteogram__warmth"
          d={linePath(
            series.temperature.map(({ dt, value }) =>
              value === undefined ? undefined : [timeToX(span, dt), valueToY(warmth, value)],
            ),
          )}
        />
      </svg>
      <svg {...box} role="img" aria-label={shown.wind}>
        <WindRow span={span} wind={series.wind} />
      </svg>
      {job && (
        <svg {...box} role="img" aria-label={job.name}>
          <VerdictBand span={span} windows={job.windows} hatching={hatching} />
        </svg>
      )}
      <svg {...box} aria-hidden="true">
        {now >= span.startDt && (
          <>
            {line(now, 'meteogram__now', ROW_Y.bottom)}
            <text className="meteogram__now-word" x={timeToX(span, now) + 4} y={ROW_Y.top + 11}>
              {lazyWords.weatherChart.now}
            </text>
          </>
        )}
        {read !== undefined && line(read, 'meteogram__read', ROW_Y.band)}
      </svg>
    </div>
  )
}
