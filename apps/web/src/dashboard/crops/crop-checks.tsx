import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { useState } from 'react'
import { CropFinder } from '../../features/prices/board/choice/crop-finder.tsx'
import { cropName } from '../../features/prices/series/series-words.ts'
import { partWords } from '../../words.ts'
import { farmCrops } from './farm-crops.ts'

/** The farm's list of crops among the questions of "My farm": those of Prices, to untick and to add to. */
export function CropChecks({ settings }: { settings: FarmSettings }) {
  const words = partWords.farmSettings.crops
  // What is ticked off can be ticked again.
  const [listed, setListed] = useState(() => farmCrops(settings))
  return (
    <div className="crop-choice">
      <input type="hidden" name="boardCrops.shown" value="yes" />
      <fieldset className="choice">
        <legend className="choice__legend">{words.question}</legend>
        <div className="choice__options">
          {listed.map((id) => (
            <label key={id} className="choice__option">
              <input type="checkbox" name="boardCrops" value={id} defaultChecked />
              {cropName(id)}
            </label>
          ))}
        </div>
      </fieldset>
      <CropFinder listed={listed} onAdd={(id) => setListed([...listed, id])} />
      <p className="farm-settings__note">{words.note}</p>
    </div>
  )
}
