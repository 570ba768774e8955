import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { WeatherIcon } from '../../../components/weather-icon/weather-icon.tsx'
import { clockTime } from '../../../place-time.ts'
import { lazyWords, words } from '../../../words.ts'
import { shortJobName } from '../day-job.ts'
import { formatWholeDegrees } from '../degrees.ts'
import { rainHeading } from './rain-texts.ts'
import { HumidityCell, RainCell, VerdictCell, WindCell } from './step-cells.tsx'
import css from './step-table.css?inline'

adoptStyle(css)

interface StepTableProps {
  title: string
  /** In chronological order. */
  entries: readonly ForecastEntry[]
  zone: PlaceZone
  units: DisplayUnits
  /** One job's verdicts for the day; undefined if unknown. */
  job?: { readonly work: string; readonly windows: readonly WorkWindow[] } | false | undefined
}

const STEP_SECONDS = 10_800

/** A day's 3-hour steps, in the place's local time. */
export function StepTable({ title, entries, zone, units, job }: StepTableProps) {
  // Some providers report only six-hour totals after two or three days.
  const isCoarse = entries.some((entry) => entry.precipitation_6h !== undefined)
  const { hours } = lazyWords.steps
  return (
    <table className="step-table">
      <caption className="step-table__caption">
        <span className="unseen">{hours.of({ day: title })}</span>
        {isCoarse ? hours.every6 : hours.every3}
      </caption>
      <thead>
        <tr>
          <th scope="col">{hours.time}</th>
          <th scope="col">
            <span className="unseen">{hours.weather}</span>
          </th>
          <th scope="col">
            <span aria-hidden="true">{hours.temperature.short}</span>
            <span className="unseen">{hours.temperature.full}</span>
          </th>
          <th scope="col">
            <span aria-hidden="true">{hours.humidity.short}</span>
            <span className="unseen">{hours.humidity.full}</span>
          </th>
          <th scope="col">
            {rainHeading(entries)} <span className="step-table__second">{hours.chance}</span>
          </th>
          <th scope="col">
            {hours.wind} <span className="step-table__second">{words.figures.unit[units.wind]}</span>
          </th>
          {job && (
            <th scope="col">
              <span className="step-table__job">{shortJobName(job.work)}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, at) => (
          <tr key={entry.dt}>
            <th scope="row">{clockTime(zone, entry.dt)}</th>
            <td>
              <span className="step-table__weather">
                <WeatherIcon code={entry.weather[0].icon} size={32} />
                <span className="step-table__description">
                  {words.weather.sky({ sky: entry.weather[0].description })}
                </span>
              </span>
            </td>
            <td>
              {formatWholeDegrees(entry.main.temp, units.temperature)}°{units.temperature}
            </td>
            <HumidityCell entry={entry} />
            <RainCell entry={entry} units={units} />
            <WindCell entry={entry} units={units} />
            {job && (
              <VerdictCell
                {...job}
                startDt={entry.dt}
                endDt={entries[at + 1]?.dt ?? entry.dt + STEP_SECONDS}
              />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
