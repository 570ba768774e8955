import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { type ReactNode, useId } from 'react'
import { useNow } from '../../use-now.ts'
import { words } from '../../words.ts'
import { ForecastView } from './forecast/forecast.tsx'
import type { DayPlanLoader } from './forecast/forecast-days.tsx'
import { ForecastLoading } from './forecast/forecast-loading.tsx'
import type { ForecastState } from './forecast/forecast-state.ts'
import './weather-panel.css'

interface WeatherPanelProps {
  /** The farm's location; undefined until known. */
  point: Coordinates | undefined
  /** True if the place is not the farm, and so gets no advice. */
  isElsewhere?: boolean
  children: ReactNode
  settings: ReactNode
  loadWork: DayPlanLoader
  before: (seen: ForecastState) => ReactNode
  after?: ReactNode
}

/** The farm's forecast, with the place's name above. */
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
