import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DayGroup } from '@smart-farming/weather-core/days'
import type { DisplayUnits } from '@smart-farming/weather-core/words/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { useId } from 'react'
import { WeatherIcon } from '../../components/weather-icon.tsx'
import { dayLabel } from '../../place-time.ts'
import './day-row.css'
import { averageDegrees } from './degrees.ts'
import { StepTable } from './step-table.tsx'

interface DayRowProps {
  day: DayGroup<ForecastEntry>
  zone: PlaceZone
  units: DisplayUnits
  isOpen: boolean
  onToggle: () => void
}

/** One day as a button; opened, its 3-hour steps. */
export function DayRow({ day, zone, units, isOpen, onToggle }: DayRowProps) {
  const stepsId = useId()
  return (
    <li className="day-row">
      <h3 className="day-row__heading">
        <button
          className="day-row__toggle"
          type="button"
          aria-expanded={isOpen}
          aria-controls={stepsId}
          onClick={onToggle}
        >
          <WeatherIcon code={day.icon} size={48} />
          <span className="day-row__words">
            <time className="day-row__date" dateTime={day.key}>
              {dayLabel(day.key)}
            </time>{' '}
            <span className="day-row__description">{day.description}</span>
          </span>{' '}
          <span className="day-row__temperature">
            <span className="day-row__degrees">
              {averageDegrees(day, units)}
              <span className="day-row__unit">°{units.temperature}</span>
            </span>{' '}
            <span className="day-row__average">average</span>
          </span>
          <svg className="day-row__arrow" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 6l5 5 5-5" />
          </svg>
        </button>
      </h3>
      <div id={stepsId} hidden={!isOpen}>
        {isOpen && <StepTable title={dayLabel(day.key)} entries={day.entries} zone={zone} units={units} />}
      </div>
    </li>
  )
}
