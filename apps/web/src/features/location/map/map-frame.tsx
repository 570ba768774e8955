import { type KeyboardEvent, useId } from 'react'
import { useFrameWidth } from '../../../components/chart/use-frame-width.ts'
import { lazyWords } from '../../../words.ts'
import type { Position } from '../search/browser-position.ts'
import {
  MAP_CENTRE,
  type MapView,
  offsetFromCentre,
  panBy,
  positionAtOffset,
  visibleTiles,
  zoomBy,
} from './map-view.ts'
import type { MapPoint } from './mercator.ts'
import { useGestures } from './use-gestures.ts'
import { useTileLoadState } from './use-tile-load-state.ts'

interface MapFrameProps {
  tiles: string
  maxZoom: number
  view: MapView
  onView: (change: (view: MapView) => MapView) => void
  pin: Position | undefined
  onPin: (position: Position) => void
}

/** Height of the map, equal to the style sheet's, and the arrow keys' pan distance, in CSS px. */
const HEIGHT = 288
const STEP = 64

const ARROWS: Readonly<Record<string, readonly [east: number, south: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 }

/** The map itself, for pointers and the keyboard: pan, zoom, and drop a pin. */
export function MapFrame({ tiles: template, maxZoom, view, onView, pin, onPin }: MapFrameProps) {
  const words = lazyWords.places.map
  const [frame, width] = useFrameWidth<HTMLDivElement>()
  const { tiles, left, top } = visibleTiles(view, width, HEIGHT, template)
  const { came, attempt, isMissing, tell, tryAgain } = useTileLoadState(tiles)
  const hintId = useId()
  const drop = (from: MapPoint) => onPin(positionAtOffset(view, from))
  const zoom = (steps: number, around?: MapPoint) => onView((now) => zoomBy(now, steps, maxZoom, around))
  const pan = (east: number, south: number) => onView((now) => panBy(now, east, south))
  const gestures = useGestures({ onPan: pan, onPinch: zoom, onTap: drop })
  const press = (event: KeyboardEvent) => {
    const [arrow, step] = [ARROWS[event.key], ZOOMS[event.key]]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (arrow) pan(...arrow)
    else if (step !== undefined) zoom(step)
    else if (event.key === 'Enter' || event.key === ' ') drop(MAP_CENTRE)
    else return
    event.preventDefault()
  }
  const pinned = pin && offsetFromCentre(view, pin)
  return (
    <>
      <div className="place-map__frame">
        <div
          ref={frame}
          className="place-map__map"
          // Screen readers pass arrow keys only to an element with this role.
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
          tabIndex={0}
          aria-label={words.label}
          aria-describedby={hintId}
          onKeyDown={press}
          {...gestures}
        >
          <div className="place-map__layer" style={{ transform: `translate(${left}px, ${top}px)` }}>
            {tiles.map((tile) => (
              <img
                key={`${attempt}/${tile.key}`}
                className="place-map__tile"
                src={tile.url}
                alt=""
                draggable={false}
                hidden={came[tile.url] === false}
                style={{ left: tile.left, top: tile.top }}
                onLoad={() => tell(tile.url, true)}
                onError={() => tell(tile.url, false)}
              />
            ))}
          </div>
          {pinned && (
            <svg
              className="place-map__pin"
              style={{ transform: `translate(${pinned.x}px, ${pinned.y}px)` }}
              viewBox="0 0 24 32"
              aria-hidden="true"
            >
              <path d="M12 31S2 19 2 12a10 10 0 0 1 20 0c0 7-10 19-10 19z" />
              <circle cx="12" cy="12" r="4" />
            </svg>
          )}
          <span className="place-map__cross" aria-hidden="true" />
        </div>
        <div className="place-map__zoom">
          <button type="button" aria-label={words.zoomIn} onClick={() => zoom(1)}>
            +
          </button>
          <button type="button" aria-label={words.zoomOut} onClick={() => zoom(-1)}>
            −
          </button>
        </div>
      </div>
      <p className="place-map__missing" role="status">
        {isMissing && (
          <>
            {words.failed}{' '}
            <button className="link-button" type="button" onClick={tryAgain}>
              {words.again}
            </button>
          </>
        )}
      </p>
      <p id={hintId} className="place-map__hint">
        {words.hint}
      </p>
    </>
  )
}
