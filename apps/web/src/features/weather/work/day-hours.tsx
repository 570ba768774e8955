import { FORECAST_INTERVAL_HOURS } from '@smart-farming/weather-core/defaults'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { sayHour } from '@smart-farming/words/format/weather/clock'
import { partWords } from '../../../words.ts'
import './day-hours.css'
import type { DaySlots } from './work-strip.tsx'

/** The hours over the strips of a day: every second one, or they would run into each other. */
export function DayHours({ slots, place }: { slots: DaySlots; place: PlaceZone }) {
  const columns = `repeat(${slots.count}, minmax(0, 1fr))`
  const hours = Array.from({ length: Math.ceil(slots.count / 2) }, (_, i) => i * 2)
  return (
    <div className="day-hours" aria-hidden="true">
      <span className="day-hours__title">{partWords.work.title}</span>
      <span className="day-hours__scale" style={{ gridTemplateColumns: columns }}>
        {hours.map((slot) => (
          <span key={slot} style={{ gridColumn: `${slot + 1} / span 2` }}>
            {sayHour(partWords.tag, place, slots.startDt + slot * FORECAST_INTERVAL_HOURS * 3600)}
          </span>
        ))}
      </span>
    </div>
  )
}
