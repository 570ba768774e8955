import type { PageSettings } from '@smart-farming/contracts/page-settings'
import type { Place } from '@smart-farming/contracts/places'
import { useEffect, useRef, useState } from 'react'
import '../../../components/button.css'
import '../../../components/link-button.css'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import type { Position } from '../search/browser-position.ts'
import { reverseGeocode } from '../search/reverse-geocode.ts'
import { readStoredLocation } from '../stored-location.ts'
import { Attribution } from './attribution.tsx'
import { MapFrame } from './map-frame.tsx'
import { createMapView, type MapView } from './map-view.ts'
import css from './place-map.css?inline'

adoptStyle(css)

interface PlaceMapProps {
  map: NonNullable<PageSettings['map']>
  onChoose: (place: Place) => void
}

/** Shows a village and its fields. */
const NEAR = 12
/** For an unknown country: the world, centred where most farmers are. */
const WORLD: MapView = createMapView({ lat: 10, lon: 30 }, 1)

/** Map for dropping a pin. The spot becomes a place, as typed coordinates do. */
export function PlaceMap({ map, onChoose }: PlaceMapProps) {
  const words = lazyWords.places.map
  const [view, setView] = useState(() => {
    const stored = readStoredLocation()
    return stored ? createMapView(stored, Math.min(NEAR, map.maxZoom)) : WORLD
  })
  const [pin, setPin] = useState<Position>()
  const [isNaming, setNaming] = useState(false)
  const isGone = useRef(false)
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    isGone.current = false
    // On a phone the map opens below the fold.
    whole.current?.scrollIntoView({ block: 'nearest' })
    return () => {
      isGone.current = true
    }
  }, [])

  const use = async () => {
    if (pin === undefined) return
    setNaming(true)
    const place = await reverseGeocode(pin)
    if (!isGone.current) onChoose(place)
  }
  return (
    <div ref={whole} className="place-map">
      <MapFrame
        tiles={map.tiles}
        maxZoom={map.maxZoom}
        view={view}
        onView={setView}
        pin={pin}
        onPin={setPin}
      />
      <Attribution words={map.attribution} />
      <div className="place-map__use">
        <p role="status">{pin && words.pin({ spot: `${pin.lat}, ${pin.lon}` })}</p>
        <button className="button" type="button" disabled={!pin || isNaming} onClick={() => void use()}>
          {isNaming ? words.using : words.use}
        </button>
      </div>
    </div>
  )
}
