import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DisplayUnits } from '@smart-farming/weather-core/words/display-units'
import { rainFigures } from './rain-figures.ts'
import { windFigures } from './wind-figures.ts'

interface CellProps {
  entry: ForecastEntry
  units: DisplayUnits
}

/** What the provider does not give is not known, and not nought. */
const unknown = <span className="step-table__unknown">unknown</span>

/** Relative humidity in whole %. */
export function HumidityCell({ entry: { main } }: Pick<CellProps, 'entry'>) {
  return <td>{main.humidity === undefined ? unknown : `${Math.round(main.humidity)}%`}</td>
}

/** Amount and chance of rain, one under the other. */
export function RainCell({ entry, units }: CellProps) {
  const { amount, kind, chance } = rainFigures(entry, units)
  return (
    <td>
      {amount ?? unknown}{' '}
      {(kind ?? chance) && (
        <span className="step-table__second">
          {kind}
          {kind && chance && ', '}
          {chance}
          {chance && <span className="unseen"> chance</span>}
        </span>
      )}
    </td>
  )
}

/** Mean wind and where it comes from, and under it its gusts. */
export function WindCell({ entry, units }: CellProps) {
  const { speed, from, gust } = windFigures(entry, units)
  return (
    <td>
      {speed ?? unknown}{' '}
      {from && (
        <>
          <span aria-hidden="true">{from.abbreviation}</span>
          <span className="unseen">from the {from.words}</span>
        </>
      )}{' '}
      {gust !== undefined && <span className="step-table__second">gusts {gust}</span>}
    </td>
  )
}
