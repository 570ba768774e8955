import { FORECAST_DAYS } from '@smart-farming/weather-core/defaults'
import { words } from '../../../words.ts'
import './forecast-loading.css'

const rows = Array.from({ length: FORECAST_DAYS }, (_, row) => row)

/** Says that the forecast is on its way, and takes the room that its rows will need. */
export function ForecastLoading() {
  return (
    <div className="forecast-loading">
      <p role="status" className="forecast-loading__words">
        {words.weather.loading}
      </p>
      <div aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className="forecast-loading__row">
            <span className="forecast-loading__icon" />
            <span className="forecast-loading__line" />
          </div>
        ))}
      </div>
    </div>
  )
}
