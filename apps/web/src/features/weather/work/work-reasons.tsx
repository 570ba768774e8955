import type { DisplayUnits } from '@smart-farming/weather-core/words/display-units'
import { sayReason } from '@smart-farming/weather-core/words/say-reason'
import type { Work } from '@smart-farming/weather-core/work/judge-forecast'
import type { Reason } from '@smart-farming/weather-core/work/verdict'
import type { WorkWindow } from '@smart-farming/weather-core/work/windows'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { sayStretch } from './say-windows.ts'
import { VerdictMark } from './verdict-mark.tsx'
import './work-reasons.css'
import { verdictWords } from './work-words.ts'

interface WorkReasonsProps {
  work: Work
  windows: readonly WorkWindow[]
  place: PlaceZone
  units: DisplayUnits
}

/** Why each stretch of the day is judged as it is: the reasons that decide, and after them those that add to it. */
export function WorkReasons({ work, windows, place, units }: WorkReasonsProps) {
  const say = (reason: Reason) => sayReason(reason, place, units)
  return (
    <ul className="work-reasons">
      {windows.map((window) => {
        const decide = window.reasons.filter(({ verdict }) => verdict === window.verdict)
        const add = window.reasons.filter((reason) => !decide.includes(reason))
        return (
          <li key={window.startDt} className={`work-reasons__window work-reasons__window--${window.verdict}`}>
            <VerdictMark verdict={window.verdict} />
            <div>
              <p>
                <strong className="work-reasons__verdict">{verdictWords(work, window.verdict)}</strong>{' '}
                {sayStretch(window, place)}
              </p>
              {decide.length === 0 && <p>Nothing in the forecast speaks against it.</p>}
              {decide.map((reason) => (
                <p key={`${reason.code} ${reason.input}`}>{sentence(say(reason))}</p>
              ))}
              {add.length > 0 && (
                <p className="work-reasons__also">{sentence(`also ${add.map(say).join('; ')}`)}</p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
