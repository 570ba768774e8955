import type { ForecastEntry, Outlook } from '@smart-farming/contracts/weather'
import { type DisplayUnits, toDisplayTemperature } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { type PointerEvent, useMemo, useState } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { chooseScale } from '../../../components/chart/chart-scale.ts'
import { useFrameWidth } from '../../../components/chart/use-frame-width.ts'
import { ViewSwitch } from '../../../components/view-switch/view-switch.tsx'
import { lazyWords, words } from '../../../words.ts'
import { formatWindows } from '../work/format-windows.ts'
import { jobLabel } from '../work/work-labels.ts'
import { chartJobs } from './chart-jobs.ts'
import { describeSeries, knownValues } from './chart-ranges.ts'
import { daySpan } from './day-span.ts'
import css from './forecast-chart.css?inline'
import { ForecastTable } from './forecast-table.tsx'
import { formatStep } from './format-step.ts'
import { Meteogram } from './meteogram.tsx'
import { xToTime } from './meteogram-frame.ts'
import { nightSpans } from './night-spans.ts'
import { chartSeries } from './series.ts'

adoptStyle(css)

/** In seconds. A reading is drawn at the middle of its step. */
const HALF_STEP = 5_400

export interface ForecastChartProps {
  /** In chronological order; at least one. */
  entries: readonly ForecastEntry[]
  zone: PlaceZone
  units: DisplayUnits
  /** Undefined until loaded. */
  outlook: Outlook | undefined
  /** Unix seconds. */
  now: number
}

/** Five-day meteogram, with the selected step's values, and all numbers as a table. */
export function ForecastChart({ entries, zone, units, outlook, now }: ForecastChartProps) {
  const series = useMemo(() => chartSeries(entries, units), [entries, units])
  const [frame, width] = useFrameWidth<HTMLDivElement>()
  const [read, setRead] = useState<number>()
  const [wanted, setWanted] = useState<string>()
  const span = { ...daySpan(entries, zone), width }
  const chart = lazyWords.weatherChart
  const { unit } = words.figures
  const jobs = outlook ? chartJobs(outlook) : []
  const work = jobs.find((job) => job.work === wanted)?.work ?? jobs[0]?.work
  const windows = work === undefined ? [] : (outlook?.days ?? []).flatMap((day) => day.windows[work] ?? [])
  const step = read === undefined ? undefined : entries[read]
  const reading = step && formatStep(step, zone, units)

  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const dt = xToTime(span, clientX - currentTarget.getBoundingClientRect().left)
    const found = entries.findLastIndex((entry) => entry.dt <= dt)
    if (found >= 0) setRead(found)
  }

  return (
    <div>
      {jobs.length > 1 && (
        <ViewSwitch
          label={chart.jobs}
          options={jobs.map(({ work }) => ({ id: work, words: jobLabel(work) }))}
          chosen={work}
          onChoose={setWanted}
        />
      )}
      <div ref={frame} onPointerDown={point} onPointerMove={point}>
        <Meteogram
          span={span}
          series={series}
          warmth={chooseScale(knownValues(series.temperature), { least: 8, fromZero: false })}
          wetness={chooseScale(knownValues(series.rain), {
            least: units.rain === 'in' ? 0.2 : 5,
            fromZero: true,
          })}
          nights={outlook?.nights ?? nightSpans(entries)}
          freezing={toDisplayTemperature(0, units.temperature)}
          rainUnit={unit[units.rain]}
          shown={describeSeries(series, {
            temperature: unit[units.temperature],
            rain: unit[units.rain],
            wind: unit[units.wind],
          })}
          read={step && step.dt + HALF_STEP}
          now={now}
          job={
            work === undefined
              ? undefined
              : {
                  name: chart.job({ job: jobLabel(work), windows: formatWindows(work, windows, zone) }),
                  windows,
                }
          }
        />
      </div>
      <input
        className="forecast-chart__slider"
        type="range"
        min={0}
        max={entries.length - 1}
        value={read ?? 0}
        aria-label={chart.slider}
        aria-valuetext={reading ?? chart.slider}
        onChange={({ currentTarget }) => setRead(Number(currentTarget.value))}
      />
      <p className="forecast-chart__reading">
        {reading ?? <span className="forecast-chart__key">{chart.hint}</span>}
      </p>
      <p className="forecast-chart__key">
        {chart.key({
          wind: unit[units.wind],
          job: work === undefined ? undefined : jobLabel(work),
          isPartlyUnknown:
            series.rain.some(({ value }) => value === undefined) ||
            windows.some(
              ({ verdict, startDt, endDt }) =>
                verdict === 'unknown' && startDt < span.endDt && endDt > span.startDt,
            ),
        })}
      </p>
      <ForecastTable entries={entries} zone={zone} units={units} />
    </div>
  )
}
