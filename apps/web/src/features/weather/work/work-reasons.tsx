import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { type ReasonToSay, sayReason } from '@smart-farming/words/say/reason'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { partWords, words } from '../../../words.ts'
import { sayWindow } from './say-windows.ts'
import { VerdictMark } from './verdict-mark.tsx'
import css from './work-reasons.css?inline'
import { windowWords } from './work-words.ts'

adoptStyle(css)

interface WorkReasonsProps {
  work: string
  windows: readonly WorkWindow[]
  place: PlaceZone
  units: DisplayUnits
}

/** Why each stretch of the day is judged as it is: the reason that weighs most, and after it the others. */
export function WorkReasons({ work, windows, place, units }: WorkReasonsProps) {
  const { reasons, work: said } = partWords
  const say = (reason: ReasonToSay) => sayReason({ figures: words.figures, reasons }, reason, place, units)
  return (
    <ul className="work-reasons">
      {windows.map((window) => {
        const [main, ...others] = window.reasons
        return (
          <li key={window.startDt} className={`work-reasons__window work-reasons__window--${window.verdict}`}>
            <VerdictMark verdict={window.verdict} care={window.care} />
            <div>
              <p>
                <strong className="work-reasons__verdict">{windowWords(work, window)}</strong>{' '}
                {sayWindow(window, place)}
                {window.short && ` (${said.short})`}
              </p>
              <p>{said.because({ reason: main ? say(main) : reasons.none })}</p>
              {others.length > 0 && (
                <p className="work-reasons__also">{said.also({ reasons: others.map(say) })}</p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
