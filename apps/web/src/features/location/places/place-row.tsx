import type { FarmPlace } from '@smart-farming/contracts/farm'
import { displayName } from '@smart-farming/weather-core/place-name'
import { useId, useRef, useState } from 'react'
import '../../../components/button.css'
import '../../../components/link-button.css'
import { lazyWords } from '../../../words.ts'
import { RemovePlaceConfirmation } from './remove-place-confirmation.tsx'
import { RenamePlaceButton } from './rename/rename-place-button.tsx'
import type { PlaceChange } from './unsaved-changes.ts'

interface PlaceRowProps {
  place: FarmPlace
  /** True for the place used for weather, prices and answers, if the farm has several. */
  isShown: boolean
  isSaving: boolean
  /** Makes this the current place; undefined if there is no other. */
  onShow: (() => void) | undefined
  save: (change: PlaceChange) => void
  /** Undefined for the farm's only place. */
  onRemove: (() => void) | undefined
}

/** One of the farm's places, with its actions. */
export function PlaceRow({ place, isShown, isSaving, onShow, save, onRemove }: PlaceRowProps) {
  const words = lazyWords.places.mine
  const name = displayName(place)
  const [isAsked, setAsked] = useState(false)
  const questionId = useId()
  const row = useRef<HTMLLIElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  return (
    <li ref={row} className="my-places__place" tabIndex={-1} aria-current={isShown || undefined}>
      <span className="my-places__name">
        <bdi>{name}</bdi>
        {isShown && <em className="my-places__mark"> {words.shown}</em>}
      </span>
      {onShow && (
        <button
          className="link-button"
          type="button"
          aria-label={words.showPlace({ place: name })}
          onClick={onShow}
        >
          {words.show}
        </button>
      )}
      <RenamePlaceButton place={place} save={save} />
      {onRemove && (
        <button
          ref={remove}
          className="link-button"
          type="button"
          aria-label={words.removePlace({ place: name })}
          aria-expanded={isAsked}
          aria-controls={questionId}
          disabled={isSaving}
          onClick={() => setAsked(!isAsked)}
        >
          {words.remove}
        </button>
      )}
      <div id={questionId} className="my-places__question" hidden={!isAsked}>
        {isAsked && onRemove && (
          <RemovePlaceConfirmation
            name={name}
            onKeep={() => {
              setAsked(false)
              remove.current?.focus()
            }}
            onRemove={() => {
              setAsked(false)
              // The pressed button is disabled during the save, so the focus moves to the row.
              row.current?.focus()
              onRemove()
            }}
          />
        )}
      </div>
    </li>
  )
}
