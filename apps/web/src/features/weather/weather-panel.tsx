import { type ReactNode, useId } from 'react'
import { Forecast } from './forecast.tsx'
import { ForecastLoading } from './forecast-loading.tsx'
import type { Point } from './queries.ts'
import './weather-panel.css'

interface WeatherPanelProps {
  /** Where the farm is; undefined while that is being found out. */
  point: Point | undefined
  /** The name of that place, and the way to another one. */
  children: ReactNode
}

/** The forecast for the farm, under the place that it is for. */
export function WeatherPanel({ point, children }: WeatherPanelProps) {
  const titleId = useId()
  return (
    <section className="weather-panel" aria-labelledby={titleId}>
      <h2 id={titleId} className="weather-panel__title">
        Weather forecast
      </h2>
      {children}
      {point === undefined ? (
        <ForecastLoading />
      ) : (
        <Forecast key={`${point.lat},${point.lon}`} point={point} />
      )}
    </section>
  )
}
