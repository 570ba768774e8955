import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { type DisplayReason, describeReason } from '@smart-farming/words/sentences/reason'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords, words } from '../../../words.ts'
import { formatWindow } from './format-windows.ts'
import { VerdictMark } from './verdict-mark.tsx'
import { windowLabel } from './work-labels.ts'
import css from './work-reasons.css?inline'

adoptStyle(css)

interface WorkReasonsProps {
  work: string
  windows: readonly WorkWindow[]
  place: PlaceZone
  units: DisplayUnits
}

/** Reasons for each window's verdict: the most important first, then all others. */
export function WorkReasons({ work, windows, place, units }: WorkReasonsProps) {
  const { reasons, work: said } = lazyWords
  const say = (reason: DisplayReason) =>
    describeReason({ figures: words.figures, reasons }, reason, place, units)
  const more = windows.flatMap((window) => {
    const reasons = window.reasons.slice(1).map(say)
    if (windows.length === 1) return reasons
    return reasons.length > 0 ? said.alsoWithin({ stretch: formatWindow(window, place), reasons }) : []
  })
  return (
    <div className="work-reasons">
      <ul className="work-reasons__windows">
        {windows.map((window) => (
          <li key={window.startDt} className={`work-reasons__window work-reasons__window--${window.verdict}`}>
            <VerdictMark verdict={window.verdict} care={window.care} />
            <div>
              <p>
                <strong className="work-reasons__verdict">{windowLabel(work, window)}</strong>{' '}
                {formatWindow(window, place)}
                {window.short && ` (${said.short})`}
              </p>
              <p>{said.because({ reason: window.reasons[0] ? say(window.reasons[0]) : reasons.none })}</p>
            </div>
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <div className="work-reasons__also">
          <p>{said.also}</p>
          <ul className="work-reasons__more">
            {more.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
