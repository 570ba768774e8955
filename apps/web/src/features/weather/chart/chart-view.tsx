import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { useId, useState } from 'react'
import { Opener } from '../../../components/opener.tsx'
import { Part } from '../../../components/part/part.tsx'
import { words } from '../../../words.ts'
import './chart-view.css'

const loadChart = () => import('./forecast-chart.tsx')

interface ChartViewProps {
  /** The steps of the days shown, in order of time. */
  entries: readonly ForecastEntry[]
  zone: PlaceZone
  units: DisplayUnits
}

/** The five days as a chart, fetched and drawn when asked for. */
export function ChartView(props: ChartViewProps) {
  const [isOpen, setOpen] = useState(false)
  const { chart } = words.weather
  const chartId = useId()
  return (
    <div>
      <Opener
        label={chart.open}
        opens={chartId}
        isOpen={isOpen}
        load={loadChart}
        onToggle={() => setOpen(!isOpen)}
      />
      <div id={chartId} hidden={!isOpen}>
        {isOpen && (
          <Part
            load={loadChart}
            missing={chart.missing}
            waiting={<p className="chart-view__waiting">{words.application.loading}</p>}
          >
            {({ ForecastChart }) => <ForecastChart {...props} />}
          </Part>
        )}
      </div>
    </div>
  )
}
