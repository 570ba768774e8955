import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { number } from '@smart-farming/words/format/number'
import { useMemo } from 'react'
import { scaleFor } from '../../../components/chart/chart-scale.ts'
import { useFrameWidth } from '../../../components/chart/use-frame-width.ts'
import { partWords, words } from '../../../words.ts'
import { daySpan } from './day-span.ts'
import { NumberTable } from './number-table.tsx'
import { across, down, Plot, readingsPath } from './plot.tsx'
import { chartSeries, type Reading } from './series.ts'

interface ForecastChartProps {
  /** In order of time; at least one. */
  entries: readonly ForecastEntry[]
  zone: PlaceZone
  units: DisplayUnits
}

/** Temperature, rain and wind one above the other over the same days, and their numbers as a table. */
export function ForecastChart({ entries, zone, units }: ForecastChartProps) {
  const { temperature, rain, wind, gusts } = useMemo(() => chartSeries(entries, units), [entries, units])
  const [frame, width] = useFrameWidth<HTMLDivElement>()
  const span = { ...daySpan(entries, zone), width }
  const { shown, ...titles } = partWords.weatherChart
  const named = words.figures.unit
  const unit = { temperature: named[units.temperature], rain: named[units.rain], wind: named[units.wind] }
  const warmth = scaleFor(known(temperature), { least: 4, fromZero: false })
  const wetness = scaleFor(known(rain), { least: units.rain === 'in' ? 0.04 : 1, fromZero: true })
  const force = scaleFor(known([...wind, ...gusts]), { least: 10, fromZero: true })
  return (
    <div ref={frame}>
      <Plot
        title={titles.temperature({ unit: unit.temperature })}
        words={shown.temperature({ range: range(temperature, unit.temperature) })}
        scale={warmth}
        span={span}
      >
        <path className="plot__line plot__line--temperature" d={readingsPath(temperature, warmth, span)} />
      </Plot>
      <Plot
        title={titles.rain({ unit: unit.rain })}
        words={shown.rain({ range: range(rain, shown.inThreeHours({ unit: unit.rain })) })}
        scale={wetness}
        span={span}
      >
        {rain.map(({ dt, endDt, value }) =>
          value === undefined ? (
            <text key={dt} className="plot__figure" x={across(span, dt) + 6} y={down(wetness, 0) - 3}>
              ?
            </text>
          ) : (
            <rect
              key={dt}
              className="plot__rain"
              x={across(span, dt) + 0.5}
              y={down(wetness, value)}
              width={across(span, Math.min(endDt, span.endDt)) - across(span, dt) - 1}
              height={down(wetness, 0) - down(wetness, value)}
            />
          ),
        )}
      </Plot>
      <Plot
        title={titles.wind({ unit: unit.wind })}
        words={shown.wind({ range: range(wind, unit.wind), gusts: range(gusts, unit.wind) })}
        scale={force}
        span={span}
      >
        <path className="plot__line plot__line--gusts" d={readingsPath(gusts, force, span)} />
        <path className="plot__line" d={readingsPath(wind, force, span)} />
      </Plot>
      <NumberTable entries={entries} zone={zone} units={units} />
    </div>
  )
}

const known = (readings: readonly Reading[]): number[] =>
  readings.flatMap(({ value }) => (value === undefined ? [] : [value]))

/** 'from −3 to 12', that some of it is not known, or that nothing is. */
function range(readings: readonly Reading[], unit: string): string {
  const { shown } = partWords.weatherChart
  const values = known(readings)
  if (values.length === 0) return shown.unknown
  const say = values.length === readings.length ? shown.range : shown.partRange
  return say({
    least: number(words.tag, Math.min(...values), 1),
    most: number(words.tag, Math.max(...values), 1),
    unit,
  })
}
