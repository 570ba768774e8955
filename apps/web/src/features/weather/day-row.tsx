import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DayGroup } from '@smart-farming/weather-core/days'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { type ReactNode, useId } from 'react'
import { Arrow } from '../../components/pictures/arrow.tsx'
import { WeatherIcon } from '../../components/weather-icon/weather-icon.tsx'
import { dayLabel } from '../../place-time.ts'
import { words } from '../../words.ts'
import './day-row.css'
import { averageDegrees } from './degrees.ts'

interface DayRowProps {
  day: DayGroup<ForecastEntry>
  /** The unit to show degrees in. */
  temperature: DisplayUnits['temperature']
  isOpen: boolean
  onToggle: () => void
  /** The day in a sentence; its room is there before it is, and not where there will be none (null). */
  summary: string | null | undefined
  /** When the row, and when its sentence, says something else by itself, unix seconds. */
  untilDt: number | undefined
  summaryUntilDt: number | undefined
  /** What is shown while it is open. */
  opened: ReactNode
}

/** One day as a button, with its sentence; opened, all there is to it. */
export function DayRow(props: DayRowProps) {
  const { day, temperature, isOpen, onToggle, summary, untilDt, summaryUntilDt, opened } = props
  const stepsId = useId()
  return (
    <li className="day-row" data-cold={day.averageTempC < 9 || undefined} data-until={untilDt}>
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
            <span className="day-row__description">{words.weather.sky({ sky: day.description })}</span>
          </span>{' '}
          <span className="day-row__temperature">
            <span className="day-row__degrees">
              {averageDegrees(day, temperature)}
              <span className="day-row__unit">°{temperature}</span>
            </span>{' '}
            <span className="day-row__average">{words.weather.average}</span>
          </span>
          <Arrow className="day-row__arrow" />
        </button>
      </h3>
      {summary !== null && (
        <p className="day-row__summary" data-until={summaryUntilDt}>
          {summary}
        </p>
      )}
      <div id={stepsId} hidden={!isOpen}>
        {isOpen && opened}
      </div>
    </li>
  )
}
