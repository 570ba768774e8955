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
  /** The farm's location; undefined until it is known. */
  point: Coordinates | undefined
  /** True for a place that is not the farm: no advice is shown for it. */
  isElsewhere?: boolean
  /** Name of the place, with a link to choose another. */
  children: ReactNode
  /** Link to the farm's settings. */
  settings: ReactNode
  /** Loads the view of a day's work. */
  loadWork: DayPlanLoader
  /** Content above the days. */
  before: (seen: ForecastState) => ReactNode
  /** Content below the days. */
  after?: ReactNode
}

/** The farm's forecast, below the name of its place. */
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
