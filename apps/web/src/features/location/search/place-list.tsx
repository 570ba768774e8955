import type { Place } from '@smart-farming/contracts/places'
import { formatCountry } from '@smart-farming/words/format/names/country'
import { useId } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import css from './place-list.css?inline'

adoptStyle(css)

interface PlaceListProps {
  /** Best match first; never empty. */
  places: readonly Place[]
  onChoose: (place: Place) => void
}

/** Places found by a search, each as a button. */
export function PlaceList({ places, onChoose }: PlaceListProps) {
  const headingId = useId()
  return (
    <>
      <h3 id={headingId} className="place-list__heading">
        {lazyWords.places.search.select}
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
              <span className="place-list__country">{formatCountry(lazyWords.tag, place.country)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
