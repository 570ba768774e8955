import type { Farm, FarmPlace } from '@smart-farming/contracts/farm'
import type { Place } from '@smart-farming/contracts/places'
import { displayName } from '@smart-farming/weather-core/place-name'
import { useId } from 'react'
import '../../../components/field.css'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { Isolated } from '../../../components/marked.tsx'
import { partWords } from '../../../words.ts'
import { PlaceList } from '../search/place-list.tsx'
import css from './place-choice.css?inline'

adoptStyle(css)

interface PlaceChoiceProps {
  /** With several places, or several that the account's words may mean. */
  farm: Farm
  /** The farmer's own words for the farm. */
  words: string
  /** One of the farm's places. */
  onChoose: (place: FarmPlace) => void
  /** The place that the words mean. */
  onSettle: (place: Place) => void
}

/**
 * Which of the farm's places the dashboard is for; or, where that is not settled, which place the farmer's words mean.
 */
export function PlaceChoice({ farm, words, onChoose, onSettle }: PlaceChoiceProps) {
  const texts = partWords.places.choice
  const selectId = useId()
  if (farm.places.length === 0)
    return (
      <div className="place-choice place-choice--question">
        <p className="place-choice__question">
          <strong>
            <Isolated words={texts.question({ wanted: words })} name={words} />
          </strong>{' '}
          {texts.advice}
        </p>
        <PlaceList places={farm.candidates} onChoose={onSettle} />
      </div>
    )
  return (
    <div className="place-choice">
      <label className="place-choice__label" htmlFor={selectId}>
        {texts.label}
      </label>
      <select
        id={selectId}
        className="field__input"
        value={farm.current}
        onChange={({ target }) => {
          const chosen = farm.places.find(({ id }) => id === Number(target.value))
          if (chosen) onChoose(chosen)
        }}
      >
        {farm.places.map((place) => (
          <option key={place.id} value={place.id}>
            {displayName(place)}
          </option>
        ))}
      </select>
    </div>
  )
}
