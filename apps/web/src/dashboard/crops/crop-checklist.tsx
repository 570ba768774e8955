import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { capitalise } from '@smart-farming/words/format/names/capital'
import { useState } from 'react'
import { CropFinder } from '../../features/prices/board/choice/crop-finder.tsx'
import { cropName, cropNameInSentence } from '../../features/prices/series/series-labels.ts'
import { lazyWords } from '../../words.ts'
import { farmCrops } from './farm-crops.ts'

/** Checklist of the farm's crops in "My farm". The price board has the same list. */
export function CropChecklist({ settings }: { settings: FarmSettings }) {
  const words = lazyWords.farmSettings.crops
  // Unticked crops stay on the list, so that they can be ticked again.
  const [listed, setListed] = useState(() => farmCrops(settings))
  return (
    <div className="crop-choice">
      <input type="hidden" name="boardCrops.shown" value="yes" />
      <fieldset className="choice">
        <legend className="unseen">{words.question}</legend>
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

/** "Wheat, maize · GBP per tonne" */
export function CropsSummary({ settings }: { settings: FarmSettings }) {
  const { boardCurrency: currency, boardUnit } = settings
  const names = farmCrops(settings).map(cropNameInSentence)
  const shown =
    names.length > 0 ? capitalise(lazyWords.tag, names.join(', ')) : lazyWords.farmSettings.crops.unsaid
  if (names.length === 0 || currency === undefined || boardUnit === undefined) return shown
  return `${shown} · ${lazyWords.prices.price.currencyPer({ currency, per: lazyWords.priceUnits[boardUnit] })}`
}
