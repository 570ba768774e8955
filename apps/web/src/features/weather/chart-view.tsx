import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DisplayUnits } from '@smart-farming/weather-core/words/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { useId, useState } from 'react'
import { useLoaded } from '../../components/use-loaded.ts'
import './chart-view.css'

const loadChart = () => import('./chart/forecast-chart.tsx')

interface ChartViewProps {
  /** The steps of the days shown, in order of time. */
  entries: readonly ForecastEntry[]
  zone: PlaceZone
  units: DisplayUnits
}

/** The five days as a chart, fetched and drawn when asked for. */
export function ChartView(props: ChartViewProps) {
  const [isOpen, setOpen] = useState(false)
  const chartId = useId()
  return (
    <div>
      <button
        className="chart-view__toggle"
        type="button"
        aria-expanded={isOpen}
        aria-controls={chartId}
        onClick={() => setOpen(!isOpen)}
      >
        Chart of the five days
        <svg className="chart-view__arrow" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 6l5 5 5-5" />
        </svg>
      </button>
      <div id={chartId} hidden={!isOpen}>
        {isOpen && <Chart {...props} />}
      </div>
    </div>
  )
}

function Chart(props: ChartViewProps) {
  const chart = useLoaded(loadChart)
  if (chart === 'failed')
    return <p>The chart could not be loaded. It will be tried again when you are back online.</p>
  return chart ? <chart.ForecastChart {...props} /> : <p className="chart-view__waiting">Drawing...</p>
}
