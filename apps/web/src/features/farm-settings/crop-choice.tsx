import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { FARM_CROP_NAMES, GROWTH_STAGES } from '@smart-farming/weather-core/work/farm/farm-crops'
import { useId, useState } from 'react'

/** 'winter_wheat' -> 'Winter wheat'. */
function inWords(name: string): string {
  const words = name.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The crop that frost is judged for, and how far it has grown where that decides what it stands. */
export function CropChoice({ crop }: { crop: FarmSettings['crop'] }) {
  const [name, setName] = useState(crop?.name)
  const stages = name === undefined ? [] : GROWTH_STAGES[name]
  const [cropId, stageId, noteId] = [useId(), useId(), useId()]
  return (
    <div className="crop-choice">
      <div className="field">
        <label className="field__label" htmlFor={cropId}>
          Crop
        </label>
        <select
          id={cropId}
          className="field__input"
          name="crop"
          defaultValue={crop?.name ?? ''}
          aria-describedby={noteId}
          onChange={({ target }) => setName(FARM_CROP_NAMES.find((known) => known === target.value))}
        >
          <option value="">None</option>
          {FARM_CROP_NAMES.map((known) => (
            <option key={known} value={known}>
              {inWords(known)}
            </option>
          ))}
        </select>
      </div>
      {stages.length > 1 && (
        <div className="field">
          <label className="field__label" htmlFor={stageId}>
            Growth stage
          </label>
          <select
            // Another crop has other stages: none of them is chosen yet.
            key={name}
            id={stageId}
            className="field__input"
            name="stage"
            defaultValue={name === crop?.name ? crop?.stage : ''}
          >
            <option value="">Not given</option>
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {inWords(stage)}
              </option>
            ))}
          </select>
        </div>
      )}
      <p id={noteId} className="farm-settings__note">
        {noteFor(name, stages)}
      </p>
    </div>
  )
}

function noteFor(name: string | undefined, stages: readonly string[]): string {
  if (name === undefined) return 'With a crop, frost is judged by the cold that harms it.'
  if (stages.length === 0) return 'No frost table has this crop: the general frost limits hold.'
  if (stages.length === 1) return 'Frost is judged by the cold that harms this crop.'
  return 'Frost is judged by the cold that harms this crop at its stage. Without a stage the general limits hold.'
}
