import type { Farm, FarmPlace } from '@smart-farming/contracts/farm'
import { MOST_FARM_PLACES } from '@smart-farming/contracts/farm/farm-places'
import { displayName } from '@smart-farming/weather-core/place-name'
import { useId, useState } from 'react'
import '../../../components/link-button.css'
import './my-places.css'
import { PlaceSearch } from '../search/place-search.tsx'
import { PlaceUnsaved } from './place-unsaved.tsx'
import type { FarmChange } from './unsaved-changes.ts'
import type { Saving } from './use-farm.ts'

interface MyPlacesProps {
  farm: Farm
  save: (change: FarmChange) => void
  saving: Saving
  onChoose: (place: FarmPlace) => void
}

/** Where the farm is, and its other places: fields, a second farm. */
export function MyPlaces({ farm, save, saving, onChoose }: MyPlacesProps) {
  const { places, current, assumed, candidates } = farm
  const [isAdding, setAdding] = useState(false)
  const isKnown = places.length > 0 || (assumed !== undefined && candidates.length === 0)
  const headingId = useId()
  return (
    <section className="my-places" aria-labelledby={headingId}>
      <h3 id={headingId} className="my-places__heading">
        {places.length > 1 ? 'Places' : 'Place'}
      </h3>
      {places.length === 0 && <p>{assumed ? <bdi>{displayName(assumed)}</bdi> : 'Not found yet'}</p>}
      <ul className="my-places__list">
        {places.map((place) => (
          <li key={place.id} className="my-places__place">
            <span className="my-places__name">
              <bdi>{displayName(place)}</bdi>
              {place.id === current && places.length > 1 && <em className="my-places__mark"> shown now</em>}
            </span>
            {place.id !== current && (
              <button
                className="link-button"
                type="button"
                aria-label={`Show ${displayName(place)}`}
                onClick={() => onChoose(place)}
              >
                Show
              </button>
            )}
            {places.length > 1 && (
              <button
                className="link-button"
                type="button"
                aria-label={`Remove ${displayName(place)}`}
                disabled={saving.isSaving}
                onClick={() =>
                  save({
                    key: `remove ${place.id}`,
                    call: ({ remove }) => remove({ query: { id: place.id } }),
                  })
                }
              >
                Remove
              </button>
            )}
          </li>
        ))}
      </ul>
      <PlaceUnsaved {...saving} />
      {isAdding ? (
        <PlaceSearch
          unfound={undefined}
          onCancel={() => setAdding(false)}
          onChoose={(place) => {
            save({
              key: `add ${displayName(place)} ${place.lat} ${place.lon}`,
              call: ({ add }) => add({ body: place }),
            })
            setAdding(false)
          }}
        />
      ) : (
        isKnown &&
        places.length < MOST_FARM_PLACES && (
          <button className="link-button" type="button" onClick={() => setAdding(true)}>
            Add another place
          </button>
        )
      )}
    </section>
  )
}
