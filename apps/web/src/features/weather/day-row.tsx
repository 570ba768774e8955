import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DayGroup } from '@smart-farming/weather-core/days'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { DisclosureArrow } from '../../components/icons/disclosure-arrow.tsx'
import { WeatherIcon } from '../../components/weather-icon/weather-icon.tsx'
import { dayLabel } from '../../place-time.ts'
import { words } from '../../words.ts'
import './day-row.css'
import './summary/day-summary.css'
import type { DayJob } from './day-job.ts'
import type { DaySummary } from './day-summary.ts'
import { formatAverageDegrees } from './degrees.ts'
import { JobChip } from './summary/job-chip.tsx'
import { RainSummary } from './summary/rain-summary.tsx'
import { TemperatureRange } from './summary/temperature-range.tsx'
import { WindSummary } from './summary/wind-summary.tsx'

interface DayRowProps {
  day: DayGroup<ForecastEntry>
  figures: DaySummary
  /** Lowest and highest temperature of all days, °C. */
  scale: { readonly lowC: number; readonly highC: number }
  /** The day's verdict for the farm's first job; undefined if unknown. */
  job: DayJob | undefined
  /** Expiry of the verdict, unix seconds. */
  jobUntilDt: number
  zone: PlaceZone
  units: DisplayUnits
  isOpen: boolean
  onToggle: () => void
  /** Time of the row's next change, unix seconds. */
  untilDt: number | undefined
  /** True once all content of the open row has loaded. */
  isFilled: boolean
  opened: ReactNode
}

/** One day in two lines, as a button that opens the day's details. */
export function DayRow(props: DayRowProps) {
  const { day, figures, scale, job, jobUntilDt, zone, units, isOpen, onToggle, untilDt, isFilled, opened } =
    props
  const row = useRef<HTMLLIElement>(null)
  // Scrolls for the reserved room and again for the content. Content taller than the screen is
  // shown from its top.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, isFilled])
  const stepsId = useId()
  return (
    <li ref={row} className="day-row" data-until={untilDt}>
      <h3 className="day-row__heading">
        <button
          className="day-row__toggle"
          type="button"
          aria-expanded={isOpen}
          aria-controls={stepsId}
          onClick={onToggle}
        >
          <WeatherIcon code={day.icon} size={36} />
          <span className="day-row__words">
            <time className="day-row__date" dateTime={day.key}>
              {dayLabel(day.key)}
            </time>{' '}
            <span className="day-row__description">{words.weather.sky({ sky: day.description })}</span>
          </span>{' '}
          <span className="day-row__degrees">
            {formatAverageDegrees(day, units.temperature)}
            <span className="day-row__unit">°{units.temperature}</span>
            <span className="unseen"> {words.weather.average}</span>
          </span>{' '}
          <TemperatureRange {...figures} scale={scale} unit={units.temperature} />{' '}
          <span className="day-row__second">
            <RainSummary {...figures} units={units} /> <WindSummary wind={figures.wind} units={units} />{' '}
            <span className="day-row__work">
              {job && <JobChip job={job} untilDt={jobUntilDt} place={zone} />}
              <DisclosureArrow className="day-row__arrow" />
            </span>
          </span>
        </button>
      </h3>
      <div id={stepsId} hidden={!isOpen}>
        {isOpen && <div className="day-row__opened">{opened}</div>}
      </div>
    </li>
  )
}
