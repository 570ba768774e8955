import { useEffect, useId, useRef } from 'react'
import { IsolatedName } from '../../../components/rich-message.tsx'
import { lazyWords } from '../../../words.ts'

interface SureToRemoveProps {
  name: string
  onKeep: () => void
  onRemove: () => void
}

/**
 * Confirms the removal of a place, because restoring it would need a new search. The focus starts
 * on the button that keeps the place.
 */
export function RemovePlaceConfirmation({ name, onKeep, onRemove }: SureToRemoveProps) {
  const words = lazyWords.places.mine
  const questionId = useId()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
    <div role="group" aria-labelledby={questionId} className="my-places__sure">
      <p id={questionId}>
        <IsolatedName words={words.sure({ place: name })} name={name} />
      </p>
      <button ref={keep} className="button button--quiet" type="button" onClick={onKeep}>
        {words.keep}
      </button>
      <button className="button button--quiet" type="button" onClick={onRemove}>
        {words.removeNow}
      </button>
    </div>
  )
}
