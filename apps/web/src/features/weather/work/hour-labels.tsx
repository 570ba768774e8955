import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { formatHour } from '@smart-farming/words/format/weather/clock'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import css from './hour-labels.css?inline'
import type { DaySlots } from './work-strip.tsx'

adoptStyle(css)

/** Hours between labels. Closer labels would overlap. */
const HOURS_BETWEEN = 6

/** Hour labels above a day's strips, every sixth hour. */
export function HourLabels({ slots, place }: { slots: DaySlots; place: PlaceZone }) {
  const columns = `repeat(${slots.count}, minmax(0, 1fr))`
  const hours = Array.from({ length: Math.ceil(slots.count / HOURS_BETWEEN) }, (_, i) => i * HOURS_BETWEEN)
  return (
    <div className="day-hours" aria-hidden="true">
      <span className="day-hours__title">{lazyWords.work.title}</span>
      <span className="day-hours__scale" style={{ gridTemplateColumns: columns }}>
        {hours.map((slot) => (
          <span
            key={slot}
            style={{ gridColumn: `${slot + 1} / span ${Math.min(HOURS_BETWEEN, slots.count - slot)}` }}
          >
            {formatHour(lazyWords.tag, place, slots.startDt + slot * 3600)}
          </span>
        ))}
      </span>
    </div>
  )
}
