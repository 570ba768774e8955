import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { WeatherIcon } from '../../components/weather-icon.tsx'
import { clockTime, wholeDegrees } from './format.ts'
import './step-table.css'

interface StepTableProps {
  /** Names the day. */
  title: string
  /** In order of time. */
  entries: readonly ForecastEntry[]
  zone: PlaceZone
}

/** The 3-hour steps of a day, on the clock of the place. */
export function StepTable({ title, entries, zone }: StepTableProps) {
  return (
    <table className="step-table">
      <caption className="step-table__caption">
        <span className="unseen">{title}: </span>Every 3 hours, by the clock at this place
      </caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Weather</th>
          <th scope="col">
            <span aria-hidden="true">Temp.</span>
            <span className="unseen">Temperature</span>
          </th>
          <th scope="col">Humidity</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.dt}>
            <th scope="row">{clockTime(zone, entry.dt)}</th>
            <td>
              <span className="step-table__weather">
                <WeatherIcon code={entry.weather[0].icon} size={32} />
                <span className="step-table__description">{entry.weather[0].description}</span>
              </span>
            </td>
            <td>{wholeDegrees(entry.main.temp)}°C</td>
            <td>{humidity(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the provider does not give is not known, and not nought. */
function humidity({ main }: ForecastEntry): string {
  return main.humidity === undefined ? 'unknown' : `${Math.round(main.humidity)}%`
}
