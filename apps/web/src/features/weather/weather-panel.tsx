import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { type ReactNode, useId } from 'react'
import { useNow } from '../../use-now.ts'
import { words } from '../../words.ts'
import { ForecastView } from './forecast/forecast.tsx'
import type { LoadWork } from './forecast/forecast-days.tsx'
import { ForecastLoading } from './forecast/forecast-loading.tsx'
import type { ForecastSeen } from './forecast/forecast-seen.ts'
import './weather-panel.css'

interface WeatherPanelProps {
  /** Where the farm is; undefined while that is being found out. */
  point: Coordinates | undefined
  /** That is not the farm: what the weather there means for a farm is not said. */
  isElsewhere?: boolean
  /** The name of that place, and the way to another one. */
  children: ReactNode
  /** The way to the farm's own settings. */
  settings: ReactNode
  /** Fetches what says which work a day allows. */
  loadWork: LoadWork
  /** What is to be said of the forecast before its days. */
  before: (seen: ForecastSeen) => ReactNode
  /** What else there is, under the days. */
  after?: ReactNode
}

/** The forecast for the farm, under the place that it is for. */
export function WeatherPanel(props: WeatherPanelProps) {
  const { point, isElsewhere = false, children, settings, loadWork, before, after } = props
  const titleId = useId()
  const now = useNow()
  return (
    <section className="weather-panel" aria-labelledby={titleId}>
      <div className="weather-panel__head">
        <h2 id={titleId} className="weather-panel__title">
          {words.weather.title}
        </h2>
        {settings}
      </div>
      {children}
      {point === undefined ? (
        <>
          {before({
            forecast: undefined,
            outlook: undefined,
            isPending: true,
            isOld: false,
            isElsewhere,
            now,
          })}
          <ForecastLoading />
        </>
      ) : (
        <ForecastView
          key={`${point.lat},${point.lon}`}
          point={point}
          isElsewhere={isElsewhere}
          loadWork={loadWork}
          before={before}
          now={now}
        />
      )}
      {after}
    </section>
  )
}
