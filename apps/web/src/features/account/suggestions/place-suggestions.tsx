import type { SuggestedPlace } from '@smart-farming/contracts/places/place-suggestions'
import { displayName } from '@smart-farming/weather-core/place-name'
import { formatCountry } from '@smart-farming/words/format/names/country'
import { useEffect, useRef, useState } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { formWords, words } from '../../../words.ts'
import type { InputHelperProps } from '../field.tsx'
import css from './place-suggestions.css?inline'
import { useCombobox } from './use-combobox.ts'
import { useSuggestedPlaces } from './use-suggested-places.ts'

adoptStyle(css)

/**
 * Optional place suggestions for a text input that accepts any text. Once loaded, the component
 * makes the input a combobox (w3.org/WAI/ARIA/apg/patterns/combobox).
 */
export function Helper({ inputId }: InputHelperProps) {
  const { signup } = formWords.account
  const [text, setText] = useState('')
  const places = useSuggestedPlaces(text)
  const popup = useRef<HTMLDivElement>(null)
  const listId = `${inputId}-places`
  const { isOpen, active, close } = useCombobox({
    inputId,
    listId,
    count: places?.length ?? 0,
    onType: setText,
    nameOf: (at) => (places?.[at] ? displayName(places[at]) : undefined),
  })
  const isShown = isOpen && places !== undefined
  useEffect(() => {
    if (isShown) popup.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  const isEmpty = places?.length === 0
  return (
    <div className="suggestions" ref={popup} hidden={!isShown}>
      <div id={listId} role="listbox" aria-label={signup.places} hidden={isEmpty}>
        {places?.map((place, at) => (
          <div
            className="suggestions__place"
            id={`${listId}-${at}`}
            key={displayName(place)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
          >
            <strong dir="auto">{place.name}</strong>
            <bdi className="suggestions__where">{whereIs(place)}</bdi>
          </div>
        ))}
      </div>
      <p className={isEmpty ? 'suggestions__none' : 'unseen'} role="status">
        {isShown && (isEmpty ? signup.placeUnknown : signup.placesFound({ count: places.length }))}
      </p>
      {!isEmpty && (
        <button className="suggestions__keep" type="button" tabIndex={-1} onClick={close}>
          {signup.placeKept}
        </button>
      )}
    </div>
  )
}

/** "Nakuru County, Kenya". */
function whereIs({ state, country }: SuggestedPlace): string {
  return [state, formatCountry(words.tag, country)].filter(Boolean).join(', ')
}
