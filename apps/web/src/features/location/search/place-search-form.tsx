import { MAX_SEARCH_LENGTH, type Place } from '@smart-farming/contracts/places'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import '../../../components/button.css'
import { onMaybeOnline } from '../../../browser/on-maybe-online.ts'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { useFailureLog } from '../../../failure-log.ts'
import { lazyWords } from '../../../words.ts'
import { MapButton } from '../map/map-button.tsx'
import { placesQuery } from '../queries.ts'
import { isLink, isShortMapLink, isShortPlusCode } from './pasted-text.ts'
import { PlaceList } from './place-list.tsx'
import css from './place-search.css?inline'
import { PositionButton } from './position-button.tsx'
import { usePosition } from './use-position.ts'

adoptStyle(css)

interface PlaceSearchProps {
  /** Text to search for at once; may be blank. */
  asked?: string
  /** The farmer's own words for the farm, if no place matches. */
  unfound: string | undefined
  onChoose: (place: Place) => void
  onCancel: () => void
}

/**
 * Search for a place by name, by coordinates, or at the farmer's position. Without a network, the
 * form shows a message and retries. Other errors show nothing. If nothing matches, the searched
 * words become the name of a point chosen next.
 */
export function PlaceSearchForm({ asked = '', unfound, onChoose, onCancel }: PlaceSearchProps) {
  const texts = lazyWords.places.search
  const [q, setQ] = useState(asked)
  const search = useQuery({ ...placesQuery(q), enabled: q !== '' && !isShortMapLink(q) })
  useFailureLog('The place search', search.error)
  const { refetch } = search
  const hasNoAnswer = search.error instanceof TypeError
  useEffect(
    () => (hasNoAnswer ? onMaybeOnline(() => void refetch({ cancelRefetch: false })) : undefined),
    [hasNoAnswer, refetch],
  )
  // The message stays during an automatic retry.
  const [isUnanswered, setUnanswered] = useState(false)
  if (search.error && isUnanswered !== hasNoAnswer) setUnanswered(hasNoAnswer)
  const [words, setWords] = useState(unfound)
  const isName = !isLink(q) && !isShortPlusCode(q)
  if (search.data?.length === 0 && isName && words !== q) setWords(q)

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
    if (text === q && search.isError) void refetch()
    setUnanswered(false)
    setQ(text)
  }
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Prevents a surrounding dialog from closing too.
    event.preventDefault()
    onCancel()
  }

  const statusWords = () => {
    if (position.failure !== undefined) return lazyWords.places.position[position.failure]
    if (isShortMapLink(q)) return texts.openLink
    if (isUnanswered && !search.data) return texts.noAnswer
    if (search.isFetching) return texts.searching
    if (search.data?.length !== 0) return undefined
    if (isLink(q)) return texts.openLink
    if (isShortPlusCode(q)) return texts.wholeCode
    return texts.nothing({ wanted: q })
  }

  return (
    <form className="place-search" aria-label={texts.label} onSubmit={submit} onKeyDown={cancelOnEscape}>
      <div className="place-search__line">
        <label className="unseen" htmlFor={inputId}>
          {texts.name}
        </label>
        <input
          ref={input}
          id={inputId}
          className="place-search__input"
          type="text"
          name="q"
          placeholder={texts.example}
          defaultValue={asked}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="button" type="submit">
          {texts.search}
        </button>
        <button className="button button--quiet" type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
      <PositionButton isFinding={position.isFinding} onFind={position.find} />
      <MapButton onChoose={choose} />
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

/** The server names a point by its coordinates. */
function isPoint({ name, lat, lon }: Place): boolean {
  return name === `${lat}, ${lon}`
}
