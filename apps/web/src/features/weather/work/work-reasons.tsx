import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import type { DisplayUnits } from '@smart-farming/weather-core/words/display-units'
import { type ReasonToSay, sayReason } from '@smart-farming/weather-core/words/say-reason'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { sayStretch } from './say-windows.ts'
import { VerdictMark } from './verdict-mark.tsx'
import './work-reasons.css'
import { verdictWords } from './work-words.ts'

interface WorkReasonsProps {
  work: string
  windows: readonly WorkWindow[]
  place: PlaceZone
  units: DisplayUnits
}

/** Why each stretch of the day is judged as it is: the reason that weighs most, and after it the others. */
export function WorkReasons({ work, windows, place, units }: WorkReasonsProps) {
  const say = (reason: ReasonToSay) => sayReason(reason, place, units)
  return (
    <ul className="work-reasons">
      {windows.map((window) => {
        const [main, ...others] = window.reasons
        return (
          <li key={window.startDt} className={`work-reasons__window work-reasons__window--${window.verdict}`}>
            <VerdictMark verdict={window.verdict} />
            <div>
              <p>
                <strong className="work-reasons__verdict">{verdictWords(work, window.verdict)}</strong>{' '}
                {sayStretch(window, place)}
              </p>
              <p>{main ? sentence(say(main)) : 'Nothing in the forecast speaks against it.'}</p>
              {others.length > 0 && (
                <p className="work-reasons__also">{sentence(`also ${others.map(say).join('; ')}`)}</p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
