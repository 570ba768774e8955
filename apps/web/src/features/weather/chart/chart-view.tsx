import { useId, useState } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { LazyBoundary } from '../../../components/lazy/lazy-boundary.tsx'
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
      <Disclosure
        label={chart.open}
        opens={chartId}
        isOpen={isOpen}
        load={loadChart}
        onToggle={() => setOpen(!isOpen)}
      />
      <div id={chartId} hidden={!isOpen}>
        {isOpen && (
          <LazyBoundary
            load={loadChart}
            missing={chart.missing}
            waiting={<p className="chart-view__waiting">{words.application.loading}</p>}
          >
            {({ ForecastChart }) => <ForecastChart {...props} />}
          </LazyBoundary>
        )}
      </div>
    </div>
  )
}
