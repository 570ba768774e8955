import type { Position } from '../search/browser-position.ts'
import { type MapPoint, project, TILE, unproject, worldSize } from './mercator.ts'

/** What of the map is looked at: the point in the middle, at a zoom. */
export interface MapView extends MapPoint {
  readonly zoom: number
}

/** A square of the map, and where it lies from the corner of the first one, in CSS px. */
export interface Tile {
  /** Which square of which turn round the globe. */
  readonly key: string
  readonly url: string
  readonly left: number
  readonly top: number
}

/** The farthest zoom: the world in two squares, which fills a phone. */
const LEAST_ZOOM = 1

/** The map around a place. */
export const viewOf = (position: Position, zoom: number): MapView => ({ ...project(position, zoom), zoom })

/** The same zoom, so many px further east and south; never beyond the poles. */
export function panned({ x, y, zoom }: MapView, east: number, south: number): MapView {
  return { x: x + east, y: Math.min(worldSize(zoom), Math.max(0, y + south)), zoom }
}

/**
 * Nearer (`steps` above 0) or farther, as far as there are pictures; `around` stays where it is, px from the middle.
 */
export function zoomed(view: MapView, steps: number, maxZoom: number, around: MapPoint = MIDDLE): MapView {
  const zoom = Math.min(maxZoom, Math.max(LEAST_ZOOM, view.zoom + steps))
  const scale = 2 ** (zoom - view.zoom)
  const grown = { x: (view.x + around.x) * scale - around.x, y: (view.y + around.y) * scale - around.y, zoom }
  return panned(grown, 0, 0)
}

/** The middle of the map. */
export const MIDDLE: MapPoint = { x: 0, y: 0 }

/** What is so many px from the middle. */
export const spotAt = (view: MapView, from: MapPoint): Position =>
  unproject({ x: view.x + from.x, y: view.y + from.y }, view.zoom)

/** How far a place is from the middle, in px, by the shorter way round the globe. */
export function fromMiddle(view: MapView, position: Position): MapPoint {
  const { x, y } = project(position, view.zoom)
  const world = worldSize(view.zoom)
  const east = x - view.x
  return { x: east - Math.round(east / world) * world, y: y - view.y }
}

/** The squares that a frame of such a size shows, and how far the corner of the first is from its middle. */
export function tilesOf(view: MapView, width: number, height: number, template: string): Tiles {
  const [west, east] = [view.x - width / 2, view.x + width / 2].map((x) => Math.floor(x / TILE)) as Pair
  const [north, south] = [view.y - height / 2, view.y + height / 2].map((y) => Math.floor(y / TILE)) as Pair
  const across = 2 ** view.zoom
  const tiles: Tile[] = []
  for (let row = Math.max(0, north); row <= Math.min(across - 1, south); row += 1)
    for (let column = west; column <= east; column += 1)
      tiles.push({
        key: `${view.zoom}/${column}/${row}`,
        url: urlOf(template, view.zoom, ((column % across) + across) % across, row),
        left: (column - west) * TILE,
        top: (row - north) * TILE,
      })
  return { tiles, left: west * TILE - view.x, top: north * TILE - view.y }
}

interface Tiles {
  readonly tiles: readonly Tile[]
  readonly left: number
  readonly top: number
}
type Pair = [number, number]

const urlOf = (template: string, z: number, x: number, y: number): string =>
  template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
