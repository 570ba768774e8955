import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import { VerdictMark } from './verdict-mark.tsx'
import { verdictLabel } from './work-labels.ts'
import css from './work-strip.css?inline'

adoptStyle(css)

const HOUR_SECONDS = 3600

export interface DaySlots {
  /** Unix seconds of the first hour. */
  startDt: number
  count: number
}

interface WorkStripProps {
  work: string
  windows: readonly WorkWindow[]
  slots: DaySlots
}

/**
 * A job's verdicts through the day, to scale. Hidden from screen readers, because the text beside
 * it says the same.
 */
export function WorkStrip({ work, windows, slots }: WorkStripProps) {
  return (
    <span
      className="work-strip"
      style={{ gridTemplateColumns: `repeat(${slots.count}, minmax(0, 1fr))` }}
      aria-hidden="true"
    >
      {windows.map(({ startDt, endDt, verdict, care }) => {
        return (
          <span
            key={startDt}
            className={`work-strip__window work-strip__window--${verdict}`}
            style={{
              gridColumn: `${slotAt(slots, startDt) + 1} / ${slotAt(slots, endDt) + 1}`,
            }}
          >
            <VerdictMark verdict={verdict} care={care} />
            <span className="work-strip__word">
              {care ? lazyWords.work.cares[care] : verdictLabel(work, verdict)}
            </span>
          </span>
        )
      })}
    </span>
  )
}

function slotAt({ startDt, count }: DaySlots, dt: number): number {
  return Math.min(count, Math.max(0, Math.round((dt - startDt) / HOUR_SECONDS)))
}
