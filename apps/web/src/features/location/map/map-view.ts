import type { Position } from '../search/browser-position.ts'
import { type MapPoint, project, TILE_SIZE, unproject, worldSize } from './mercator.ts'

/** A map's centre and zoom level. */
export interface MapView extends MapPoint {
  readonly zoom: number
}

/** A map tile. Offsets are from the first tile's corner, in CSS px. */
export interface Tile {
  /** Unique per tile and per repetition around the globe. */
  readonly key: string
  readonly url: string
  readonly left: number
  readonly top: number
}

/** At zoom 1 the world is two by two tiles, which fill a phone. */
const LEAST_ZOOM = 1

/** Returns the view centred on a position. */
export const createMapView = (position: Position, zoom: number): MapView => ({
  ...project(position, zoom),
  zoom,
})

/** Pans by px to the east and south, stopping at the poles. */
export function panBy({ x, y, zoom }: MapView, east: number, south: number): MapView {
  return { x: x + east, y: Math.min(worldSize(zoom), Math.max(0, y + south)), zoom }
}

/**
 * Zooms in (`steps` above 0) or out, within the available tiles. The point `around`, in px from the
 * centre, stays in place.
 */
export function zoomBy(
  view: MapView,
  steps: number,
  maxZoom: number,
  around: MapPoint = MAP_CENTRE,
): MapView {
  const zoom = Math.min(maxZoom, Math.max(LEAST_ZOOM, view.zoom + steps))
  const scale = 2 ** (zoom - view.zoom)
  const grown = { x: (view.x + around.x) * scale - around.x, y: (view.y + around.y) * scale - around.y, zoom }
  return panBy(grown, 0, 0)
}

/** The view's centre, as an offset in px. */
export const MAP_CENTRE: MapPoint = { x: 0, y: 0 }

/** Returns the position at an offset from the centre, in px. */
export const positionAtOffset = (view: MapView, from: MapPoint): Position =>
  unproject({ x: view.x + from.x, y: view.y + from.y }, view.zoom)

/** Returns a position's offset from the centre, in px, along the shorter way around the globe. */
export function offsetFromCentre(view: MapView, position: Position): MapPoint {
  const { x, y } = project(position, view.zoom)
  const world = worldSize(view.zoom)
  const east = x - view.x
  return { x: east - Math.round(east / world) * world, y: y - view.y }
}

/**
 * Lists the tiles visible in a frame of this size, in px, and the offset of the first tile's corner
 * from the centre.
 */
export function visibleTiles(view: MapView, width: number, height: number, template: string): Tiles {
  const [west, east] = [view.x - width / 2, view.x + width / 2].map((x) => Math.floor(x / TILE_SIZE)) as Pair
  const [north, south] = [view.y - height / 2, view.y + height / 2].map((y) =>
    Math.floor(y / TILE_SIZE),
  ) as Pair
  const across = 2 ** view.zoom
  const tiles: Tile[] = []
  for (let row = Math.max(0, north); row <= Math.min(across - 1, south); row += 1)
    for (let column = west; column <= east; column += 1)
      tiles.push({
        key: `${view.zoom}/${column}/${row}`,
        url: urlOf(template, view.zoom, ((column % across) + across) % across, row),
        left: (column - west) * TILE_SIZE,
        top: (row - north) * TILE_SIZE,
      })
  return { tiles, left: west * TILE_SIZE - view.x, top: north * TILE_SIZE - view.y }
}

interface Tiles {
  readonly tiles: readonly Tile[]
  readonly left: number
  readonly top: number
}
type Pair = [number, number]

const urlOf = (template: string, z: number, x: number, y: number): string =>
  template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
