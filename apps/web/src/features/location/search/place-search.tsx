import type { Place } from '@smart-farming/contracts/places'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import '../../../components/button.css'
import { useFailureLog } from '../../../failure-log.ts'
import { PlaceList } from './place-list.tsx'
import './place-search.css'
import { placesQuery } from '../queries.ts'
import { PositionButton } from './position-button.tsx'
import { usePosition } from './use-position.ts'

interface PlaceSearchProps {
  /** The farmer's own words for the farm, when no place was found for them. */
  unfound: string | undefined
  onChoose: (place: Place) => void
  onCancel: () => void
}

/**
 * Search for a place by name, at typed coordinates, or where the farmer is. A search that fails shows nothing; one that
 * finds nothing says so and keeps the words, which then name the point that is chosen instead.
 */
export function PlaceSearch({ unfound, onChoose, onCancel }: PlaceSearchProps) {
  const [q, setQ] = useState('')
  const search = useQuery({ ...placesQuery(q), enabled: q !== '' })
  useFailureLog('The place search', search.error)
  const [words, setWords] = useState(unfound)
  if (search.data?.length === 0 && words !== q) setWords(q)

  const choose = (place: Place) =>
    onChoose(words !== undefined && isPoint(place) ? { ...place, name: words } : place)
  const position = usePosition(choose)

  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    if (text === '') return
    position.forget()
    if (text === q && search.isError) search.refetch()
    setQ(text)
  }
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Spent on the search: a dialog around it would close, too.
    event.preventDefault()
    onCancel()
  }

  const statusWords = () => {
    if (position.failure !== undefined) return position.failure
    if (search.isFetching) return 'Searching...'
    if (search.data?.length !== 0) return undefined
    return `Nothing was found for “${q}”. Check the spelling, or try a larger town nearby. Or give your position, or coordinates: that spot will be called “${q}”.`
  }

  return (
    <form className="place-search" aria-label="Find a place" onSubmit={submit} onKeyDown={cancelOnEscape}>
      <div className="place-search__line">
        <label className="unseen" htmlFor={inputId}>
          Town or village
        </label>
        <input
          ref={input}
          id={inputId}
          className="place-search__input"
          type="text"
          name="q"
          placeholder="Enter town/village name..."
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="button" type="submit">
          Search
        </button>
        <button className="button button--quiet" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
      <PositionButton isFinding={position.isFinding} onFind={position.find} />
      <div className="place-search__found">
        <p role="status" className="place-search__status">
          {statusWords()}
        </p>
        {search.data !== undefined && search.data.length > 0 && (
          <PlaceList places={search.data} onChoose={choose} />
        )}
      </div>
    </form>
  )
}

/** A point on the globe, not a place with a name of its own: the server calls it by its coordinates. */
function isPoint({ name, lat, lon }: Place): boolean {
  return name === `${lat}, ${lon}`
}
