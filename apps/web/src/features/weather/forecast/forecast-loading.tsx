import { FORECAST_DAYS } from '@smart-farming/weather-core/defaults'
import { words } from '../../../words.ts'
import './forecast-loading.css'

const rows = Array.from({ length: FORECAST_DAYS }, (_, row) => row)

/** Loading message as high as the forecast. */
export function ForecastLoading() {
  return (
    <div className="forecast-loading">
      <div className="forecast-loading__now">
        <p role="status">{words.weather.loading}</p>
      </div>
      <div className="forecast-loading__days" aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className="forecast-loading__row" />
        ))}
      </div>
    </div>
  )
}
