import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { weekdayTime } from '../../../place-time.ts'
import { lazyWords, words } from '../../../words.ts'
import { formatWholeDegrees } from '../degrees.ts'
import { rainTexts } from '../steps/rain-texts.ts'
import { windTexts } from '../steps/wind-texts.ts'
import css from './forecast-table.css?inline'

adoptStyle(css)

interface NumberTableProps {
  entries: readonly ForecastEntry[]
  zone: PlaceZone
  units: DisplayUnits
}

/** The chart's numbers as a table, collapsed until tapped. */
export function ForecastTable({ entries, zone, units }: NumberTableProps) {
  const said = lazyWords.weatherChart.numbers
  const { unit } = words.figures
  return (
    <details className="number-table">
      <summary>{said.open}</summary>
      <table className="number-table__table">
        <caption className="unseen">{said.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{said.time}</th>
            <th scope="col">{unit[units.temperature]}</th>
            <th scope="col">{said.rain}</th>
            <th scope="col">{said.wind({ unit: unit[units.wind] })}</th>
            <th scope="col">{said.gusts}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => {
            const { amount, kind, chance } = rainTexts(entry, units)
            const { speed, gust } = windTexts(entry, units)
            const fallen = amount && kind ? said.amount({ amount, kind }) : (amount ?? said.unknown)
            return (
              <tr key={entry.dt}>
                <th scope="row">{weekdayTime(zone, entry.dt, 'short')}</th>
                <td>{formatWholeDegrees(entry.main.temp, units.temperature)}</td>
                <td>
                  {fallen}
                  {chance && <span className="number-table__chance"> {chance}</span>}
                </td>
                <td>{speed ?? said.unknown}</td>
                <td>{gust ?? said.unknown}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
