import type { FormEvent } from 'react'
import { words } from '../words.ts'

/** Place search in the desktop header. Opens the search beside the forecast with the typed text. */
export function PlaceSearchBox() {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('place')
    dispatchEvent(new CustomEvent('find-place', { detail: `${q}`.trim() }))
    event.currentTarget.reset()
  }
  const { find: label } = words.location
  return (
    <search className="place-finder">
      <form onSubmit={find}>
        <input
          className="place-finder__input"
          type="search"
          name="place"
          aria-label={label}
          placeholder={label}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}
