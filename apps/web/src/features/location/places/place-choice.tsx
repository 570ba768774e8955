import type { Farm, FarmPlace } from '@smart-farming/contracts/farm'
import type { Place } from '@smart-farming/contracts/places'
import { displayName } from '@smart-farming/weather-core/place-name'
import { useId } from 'react'
import '../../../components/field.css'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { IsolatedName } from '../../../components/rich-message.tsx'
import { lazyWords } from '../../../words.ts'
import { PlaceList } from '../search/place-list.tsx'
import css from './place-choice.css?inline'

adoptStyle(css)

interface PlaceChoiceProps {
  farm: Farm
  onChoose: (place: FarmPlace) => void
}

/** Select box for the dashboard's place. */
export function PlaceChoice({ farm, onChoose }: PlaceChoiceProps) {
  const texts = lazyWords.places.choice
  const selectId = useId()
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

interface PlaceQuestionProps {
  /** Places that match the farm's location; at least two. */
  places: readonly Place[]
  /** The farmer's own words for the farm. */
  words: string
  onSettle: (place: Place) => void
}

/** Asks which place the farmer means, if several match. */
export function PlaceQuestion({ places, words, onSettle }: PlaceQuestionProps) {
  const { question, advice } = lazyWords.places.choice
  return (
    <div className="place-question">
      <p className="place-question__words">
        <strong>
          <IsolatedName words={question({ wanted: words })} name={words} />
        </strong>{' '}
        {advice}
      </p>
      <PlaceList places={places} onChoose={onSettle} />
    </div>
  )
}
