import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { useId } from 'react'
import { lazyWords } from '../../words.ts'

/** Start dates for counting degree days and chill. An empty input stops the count. */
export function StartDateInputs({ since }: { since: FarmSettings['since'] }) {
  const words = lazyWords.farmSettings.since
  const noteId = useId()
  return (
    <fieldset className="choice crop-choice">
      <legend className="choice__legend">{words.question}</legend>
      <SinceDay name="degreeDays" label={words.degreeDays} day={since?.degreeDays} noteId={noteId} />
      <SinceDay name="chill" label={words.chill} day={since?.chill} noteId={noteId} />
      <p id={noteId} className="farm-settings__note">
        {words.note}
      </p>
    </fieldset>
  )
}

interface SinceDayProps {
  name: 'degreeDays' | 'chill'
  label: string
  /** `YYYY-MM-DD` */
  day: string | undefined
  noteId: string
}

function SinceDay({ name, label, day, noteId }: SinceDayProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field__input"
        type="date"
        name={`since.${name}`}
        defaultValue={day}
        aria-describedby={noteId}
      />
    </div>
  )
}
