import type { JudgedWork, WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { useId } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { formatWindows } from './format-windows.ts'
import { jobLabel } from './work-labels.ts'
import { WorkLimits } from './work-limits.tsx'
import { WorkReasons } from './work-reasons.tsx'
import css from './work-row.css?inline'
import { type DaySlots, WorkStrip } from './work-strip.tsx'

adoptStyle(css)

interface WorkRowProps extends JudgedWork {
  windows: readonly WorkWindow[]
  slots: DaySlots
  place: PlaceZone
  units: DisplayUnits
  isOpen: boolean
  onToggle: () => void
}

/**
 * One job of a day. Its strip is a button that opens the reasons, and the limits are a further
 * disclosure below.
 */
export function WorkRow(props: WorkRowProps) {
  const { work, windows, limits, slots, place, units, isOpen, onToggle } = props
  const reasonsId = useId()
  return (
    <li className="work-row">
      <button
        className="work-row__toggle"
        type="button"
        aria-expanded={isOpen}
        aria-controls={reasonsId}
        onClick={onToggle}
      >
        <span className="work-row__name">
          {jobLabel(work)} <span className="unseen">{formatWindows(work, windows, place)}</span>
          <svg className="work-row__arrow" viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
            <path d="M3 6l5 5 5-5" />
          </svg>
        </span>
        <WorkStrip work={work} windows={windows} slots={slots} />
      </button>
      <div id={reasonsId} className="work-row__reasons" hidden={!isOpen}>
        {isOpen && (
          <>
            <WorkReasons work={work} windows={windows} place={place} units={units} />
            <WorkLimits work={work} limits={limits} units={units} />
          </>
        )}
      </div>
    </li>
  )
}
