import type { Place } from '@smart-farming/contracts/places'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import '../../components/button.css'
import { useFailureLog } from '../../failure-log.ts'
import { PlaceList } from './place-list.tsx'
import './place-search.css'
import { placesQuery } from './queries.ts'

interface PlaceSearchProps {
  onChoose: (place: Place) => void
  onCancel: () => void
}

/** Search for a place by name. A search that fails shows nothing; one that finds nothing says so and keeps the words. */
export function PlaceSearch({ onChoose, onCancel }: PlaceSearchProps) {
  const [q, setQ] = useState('')
  const search = useQuery({ ...placesQuery(q), enabled: q !== '' })
  useFailureLog('The place search', search.error)

  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    if (text === '') return
    if (text === q && search.isError) search.refetch()
    setQ(text)
  }
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
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
      <div className="place-search__found">
        <p role="status" className="place-search__status">
          {search.isFetching && 'Searching...'}
          {search.data?.length === 0 &&
            `Nothing was found for “${q}”. Check the spelling, or try a larger town nearby.`}
        </p>
        {search.data !== undefined && search.data.length > 0 && (
          <PlaceList places={search.data} onChoose={onChoose} />
        )}
      </div>
    </form>
  )
}
