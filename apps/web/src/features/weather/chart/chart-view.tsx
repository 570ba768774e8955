import { useId, useState } from 'react'
import { Opener } from '../../../components/opener.tsx'
import { Part } from '../../../components/part/part.tsx'
import { words } from '../../../words.ts'
import './chart-view.css'
import type { ForecastChartProps } from './forecast-chart.tsx'

const loadChart = () => import('./forecast-chart.tsx')

/** Five-day chart, loaded and drawn on demand. */
export function ChartView(props: ForecastChartProps) {
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
