import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DisplayUnits } from '@smart-farming/weather-core/words/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { weekdayTime } from '../../../place-time.ts'
import { wholeDegrees } from '../degrees.ts'
import { rainFigures } from '../steps/rain-figures.ts'
import { windFigures } from '../steps/wind-figures.ts'
import './number-table.css'

interface NumberTableProps {
  entries: readonly ForecastEntry[]
  zone: PlaceZone
  units: DisplayUnits
}

const NOT_KNOWN = 'unknown'

/** The numbers of the chart, behind a tap. */
export function NumberTable({ entries, zone, units }: NumberTableProps) {
  return (
    <details className="number-table">
      <summary>The numbers</summary>
      <table className="number-table__table">
        <caption className="unseen">Temperature, rain and wind every 3 hours</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">°{units.temperature}</th>
            <th scope="col">Rain</th>
            <th scope="col">Wind {units.wind}</th>
            <th scope="col">Gusts</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => {
            const { amount, kind } = rainFigures(entry, units)
            const { speed, gust } = windFigures(entry, units)
            return (
              <tr key={entry.dt}>
                <th scope="row">{weekdayTime(zone, entry.dt)}</th>
                <td>{wholeDegrees(entry.main.temp, units.temperature)}</td>
                <td>{amount === undefined ? NOT_KNOWN : `${amount}${kind ? ` ${kind}` : ''}`}</td>
                <td>{speed ?? NOT_KNOWN}</td>
                <td>{gust ?? NOT_KNOWN}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
