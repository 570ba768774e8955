import type { FarmPlace } from '@smart-farming/contracts/farm'
import { MAX_PLACE_NAME_LENGTH } from '@smart-farming/contracts/farm/farm-places'
import { displayName } from '@smart-farming/weather-core/place-name'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import '../../../../components/button.css'
import '../../../../components/field.css'
import { adoptStyle } from '../../../../components/adopt-style.ts'
import { lazyWords } from '../../../../words.ts'
import css from './rename-form.css?inline'

adoptStyle(css)

interface RenameFormProps {
  place: FarmPlace
  onRename: (name: string) => void
  onClose: () => void
}

/** Form for renaming a place. Its position, state and country stay. */
export function RenameForm({ place, onRename, onClose }: RenameFormProps) {
  const words = lazyWords.places.rename
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = input.current?.value.trim() ?? ''
    if (name === '') return input.current?.focus()
    if (name !== place.name) onRename(name)
    onClose()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Prevents a surrounding dialog from closing too.
    event.preventDefault()
    onClose()
  }

  return (
    <form
      className="rename-form"
      aria-label={words.place({ place: displayName(place) })}
      onSubmit={submit}
      onKeyDown={closeOnEscape}
    >
      <label className="field__label" htmlFor={inputId}>
        {words.name}
      </label>
      <input
        ref={input}
        id={inputId}
        className="field__input"
        type="text"
        name="name"
        dir="auto"
        defaultValue={place.name}
        maxLength={MAX_PLACE_NAME_LENGTH}
        autoComplete="off"
        required
      />
      <div className="rename-form__buttons">
        <button className="button" type="submit">
          {words.save}
        </button>
        <button className="button button--quiet" type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}
