import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { RAIN_FREE_HOURS, SPRAY_GROUPS } from '@smart-farming/weather-core/work/limits/spray-limits'
import { useId } from 'react'
import { lazyWords } from '../../words.ts'

/** Choice of a product group, whose published rain-free hours are used to judge spraying. */
export function SprayChoice({ group }: { group: FarmSettings['sprayGroup'] }) {
  const words = lazyWords.farmSettings.spraying
  const [id, noteId] = [useId(), useId()]
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {words.question}
      </label>
      <select
        id={id}
        className="field__input"
        name="sprayGroup"
        defaultValue={group ?? ''}
        aria-describedby={noteId}
      >
        <option value="">{words.none}</option>
        {SPRAY_GROUPS.map((known) => (
          <option key={known} value={known}>
            {words.group({ name: words.names[known], hours: RAIN_FREE_HOURS[known][1] })}
          </option>
        ))}
      </select>
      <p id={noteId} className="farm-settings__note">
        {words.note}
      </p>
    </div>
  )
}
