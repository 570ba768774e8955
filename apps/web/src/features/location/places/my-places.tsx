import type { Farm, FarmPlace } from '@smart-farming/contracts/farm'
import { MAX_FARM_PLACES } from '@smart-farming/contracts/farm/farm-places'
import { displayName } from '@smart-farming/weather-core/place-name'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import '../../../components/link-button.css'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { SavedDataAge } from '../../../phone/saved-data-age.tsx'
import { lazyWords } from '../../../words.ts'
import { farmQuery } from '../queries.ts'
import { PlaceSearchForm } from '../search/place-search-form.tsx'
import css from './my-places.css?inline'
import { PlaceRow } from './place-row.tsx'
import type { PlaceChange } from './unsaved-changes.ts'
import { UnsavedPlacesNotice } from './unsaved-places-notice.tsx'
import type { SavingState } from './use-farm.ts'
import { usePlaceAnnouncements } from './use-place-announcements.ts'

adoptStyle(css)

interface MyPlacesProps {
  farm: Farm
  save: (change: PlaceChange) => void
  saving: SavingState
  onChoose: (place: FarmPlace) => void
}

/** The farm's location and its other places, such as fields or a second farm. */
export function MyPlaces({ farm, save, saving, onChoose }: MyPlacesProps) {
  const words = lazyWords.places.mine
  const { places, current, assumed, candidates } = farm
  // The component that opens the dialog loads the data.
  const known = useQuery({ ...farmQuery(), enabled: false })
  const [isAdding, setAdding] = useState(false)
  const isKnown = places.length > 0 || (assumed !== undefined && candidates.length === 0)
  const [headingId, searchId] = [useId(), useId()]
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const said = usePlaceAnnouncements(places, (row) => {
    const next = list.current?.children[row]
    if (next instanceof HTMLElement) next.focus()
    else add.current?.focus()
  })
  const endSearch = () => {
    setAdding(false)
    add.current?.focus()
  }
  return (
    <section className="my-places" aria-labelledby={headingId}>
      <h3 id={headingId} className="my-places__heading">
        {places.length > 1 ? words.headingOfSeveral : words.heading}
      </h3>
      <p role="status" className="unseen">
        {said}
      </p>
      <SavedDataAge of={known} />
      {places.length === 0 && <p>{assumed ? <bdi>{displayName(assumed)}</bdi> : words.unknown}</p>}
      <ul ref={list} className="my-places__list">
        {places.map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            isShown={place.id === current && places.length > 1}
            isSaving={saving.isSaving}
            onShow={place.id === current ? undefined : () => onChoose(place)}
            save={save}
            onRemove={
              places.length > 1
                ? () =>
                    save({
                      key: `remove ${place.id}`,
                      call: { action: 'remove', args: { query: { id: place.id } } },
                      name: displayName(place),
                    })
                : undefined
            }
          />
        ))}
      </ul>
      <UnsavedPlacesNotice {...saving} />
      {isKnown && places.length < MAX_FARM_PLACES && (
        <button
          ref={add}
          className="link-button"
          type="button"
          aria-expanded={isAdding}
          aria-controls={searchId}
          onClick={() => setAdding(!isAdding)}
        >
          {words.add}
        </button>
      )}
      <div id={searchId}>
        {isAdding && (
          <PlaceSearchForm
            unfound={undefined}
            onCancel={endSearch}
            onChoose={(place) => {
              save({
                key: `add ${displayName(place)} ${place.lat} ${place.lon}`,
                call: { action: 'add', args: { body: place } },
                name: displayName(place),
              })
              endSearch()
            }}
          />
        )}
      </div>
    </section>
  )
}
