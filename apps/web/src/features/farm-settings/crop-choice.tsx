import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { FARM_CROP_NAMES, GROWTH_STAGES } from '@smart-farming/weather-core/work/farm/farm-crops'
import { useId, useState } from 'react'
import { lazyWords } from '../../words.ts'

/**
 * The crop for frost alerts. Asks for the growth stage if the crop's critical temperature depends
 * on it.
 */
export function CropChoice({ crop }: { crop: FarmSettings['crop'] }) {
  const words = lazyWords.farmSettings.crop
  const [name, setName] = useState(crop?.name)
  const stages = name === undefined ? [] : GROWTH_STAGES[name]
  const [cropId, stageId, noteId] = [useId(), useId(), useId()]
  return (
    <div className="crop-choice">
      <div className="field">
        <label className="field__label" htmlFor={cropId}>
          {words.question}
        </label>
        <select
          id={cropId}
          className="field__input"
          name="crop"
          defaultValue={crop?.name ?? ''}
          aria-describedby={noteId}
          onChange={({ target }) => setName(FARM_CROP_NAMES.find((known) => known === target.value))}
        >
          <option value="">{words.none}</option>
          {FARM_CROP_NAMES.map((known) => (
            <option key={known} value={known}>
              {lazyWords.farmCrops[known]}
            </option>
          ))}
        </select>
      </div>
      {stages.length > 1 && (
        <div className="field">
          <label className="field__label" htmlFor={stageId}>
            {words.stage}
          </label>
          <select
            // Another crop has other stages, so the stage is reset.
            key={name}
            id={stageId}
            className="field__input"
            name="stage"
            defaultValue={name === crop?.name ? crop?.stage : ''}
          >
            <option value="">{words.noStage}</option>
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {stageName(stage)}
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
  const words = lazyWords.farmSettings.crop
  if (name === undefined) return words.withoutCrop
  if (stages.length === 0) return words.withoutTable
  return stages.length === 1 ? words.withoutStages : words.withStages
}

function stageName(stage: string): string {
  const names: Readonly<Record<string, string>> = lazyWords.growthStages
  return names[stage] ?? stage
}
