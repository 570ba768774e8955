import type { Place } from '@smart-farming/contracts/places'
import { useId } from 'react'
import { countryName } from './country-name.ts'
import './place-list.css'

interface PlaceListProps {
  /** Best match first; not empty. */
  places: readonly Place[]
  onChoose: (place: Place) => void
}

/** The places that a search found, each a button. */
export function PlaceList({ places, onChoose }: PlaceListProps) {
  const headingId = useId()
  return (
    <>
      <h3 id={headingId} className="place-list__heading">
        Select your location:
      </h3>
      <ul className="place-list" aria-labelledby={headingId}>
        {places.map((place) => (
          <li key={`${place.lat},${place.lon},${place.name}`}>
            <button className="place-list__place" type="button" onClick={() => onChoose(place)}>
              <span>
                <strong dir="auto">{place.name}</strong>
                {place.state && (
                  <>
                    , <bdi>{place.state}</bdi>
                  </>
                )}
                {place.country && `, ${place.country}`}
              </span>{' '}
              <span className="place-list__country">{countryName(place.country)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
