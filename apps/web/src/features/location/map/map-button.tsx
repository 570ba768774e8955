import type { Place } from '@smart-farming/contracts/places'
import { useId, useState } from 'react'
import '../../../components/link-button.css'
import { LazyBoundary } from '../../../components/lazy/lazy-boundary.tsx'
import { currentPageSettings } from '../../../page-settings.ts'
import { lazyWords } from '../../../words.ts'

const loadMap = () => import('./place-map.tsx')

/**
 * Button that opens the map, if the operator has enabled one. Nothing loads before the button is
 * pressed.
 */
export function MapButton({ onChoose }: { onChoose: (place: Place) => void }) {
  const { map } = currentPageSettings()
  const words = lazyWords.places.map
  const [isOpen, setOpen] = useState(false)
  const mapId = useId()
  if (!map) return null
  return (
    <>
      <button
        className="link-button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={mapId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.close : words.open}
      </button>
      <div id={mapId}>
        <LazyBoundary
          load={isOpen ? loadMap : undefined}
          missing={words.missing}
          waiting={<p role="status">{words.loading}</p>}
        >
          {({ PlaceMap }) => isOpen && <PlaceMap map={map} onChoose={onChoose} />}
        </LazyBoundary>
      </div>
    </>
  )
}
