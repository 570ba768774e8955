import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createMapView,
  MAP_CENTRE,
  offsetFromCentre,
  panBy,
  positionAtOffset,
  visibleTiles,
  zoomBy,
} from './map-view.ts'
import { project, TILE_SIZE, unproject, worldSize } from './mercator.ts'

const TEMPLATE = 'https://tiles.example/{z}/{x}/{y}.png?key=a'
const zooms = fc.integer({ min: 1, max: 22 })
const places = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lon: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
})

describe('Web Mercator projection', () => {
  // The OpenStreetMap wiki's example ("Slippy map tilenames"), and the same formula at our farms.
  test.each([
    [18, { lat: 35.6590699, lon: 139.7006793 }, 232798, 103246],
    [14, { lat: 52.36761, lon: -2.71391 }, 8068, 5384],
    [14, { lat: -0.28333, lon: 36.06667 }, 9833, 8204],
  ])('at zoom %i %j is in column %i and row %i', (zoom, place, column, row) => {
    const { x, y } = project(place, zoom)
    expect([Math.floor(x / TILE_SIZE), Math.floor(y / TILE_SIZE)]).toEqual([column, row])
  })

  test('unproject reverses project to about 3 decimals', () => {
    fc.assert(
      fc.property(places, zooms, (place, zoom) => {
        const back = unproject(project(place, zoom), zoom)
        expect(back.lat).toBeCloseTo(place.lat, 3)
        expect(back.lon).toBeCloseTo(place.lon, 3)
      }),
    )
  })

  test('unproject always returns coordinates on the globe', () => {
    const px = fc.double({ min: -1e9, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(px, px, zooms, (x, y, zoom) => {
        const { lat, lon } = unproject({ x, y }, zoom)
        expect(Math.abs(lat)).toBeLessThanOrEqual(90)
        expect(Math.abs(lon)).toBeLessThanOrEqual(180)
      }),
    )
    expect(project({ lat: 90, lon: 0 }, 3).y).toBeCloseTo(0, 1)
  })
})

describe('map view', () => {
  test('a tapped spot is drawn at the tapped position', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: -150, max: 150 }), (place, x) => {
        const view = createMapView(place, 5)
        const drawn = offsetFromCentre(view, positionAtOffset(view, { x, y: 0 }))
        expect(drawn.x).toBeCloseTo(x, 1)
      }),
    )
  })

  test('zooming keeps the spot under the fingers in place and stays within the zoom range', () => {
    const view = createMapView({ lat: 52.3676, lon: -2.7139 }, 12)
    const fingers = { x: 40, y: -30 }
    expect(positionAtOffset(zoomBy(view, 1, 18, fingers), fingers)).toEqual(positionAtOffset(view, fingers))
    expect(zoomBy(view, 9, 18).zoom).toBe(18)
    expect(zoomBy(view, -99, 18).zoom).toBe(1)
    expect(positionAtOffset(zoomBy(view, 3, 18), MAP_CENTRE)).toEqual({ lat: 52.3676, lon: -2.7139 })
  })

  test('panning stops at the poles and continues across the date line', () => {
    const view = createMapView({ lat: 0, lon: 179.9 }, 4)
    expect(panBy(view, 0, -1e6).y).toBe(0)
    expect(panBy(view, 0, 1e6).y).toBe(worldSize(4))
    expect(positionAtOffset(panBy(view, 40, 0), MAP_CENTRE).lon).toBeLessThan(0)
    expect(offsetFromCentre(view, { lat: 0, lon: -179.9 }).x).toBeGreaterThan(0)
    expect(offsetFromCentre(view, { lat: 0, lon: -179.9 }).x).toBeLessThan(10)
  })

  test('tiles cover the frame, exist in the tile grid and are each requested once', () => {
    const size = fc.integer({ min: 1, max: 1200 })
    fc.assert(
      fc.property(places, zooms, size, size, (place, zoom, width, height) => {
        const view = createMapView(place, zoom)
        const { tiles, left, top } = visibleTiles(view, width, height, TEMPLATE)
        expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length)
        expect(left).toBeLessThanOrEqual(-width / 2)
        expect(Math.max(...tiles.map((tile) => tile.left)) + left + TILE_SIZE).toBeGreaterThanOrEqual(
          width / 2,
        )
        const beyondNorth = view.y - height / 2 < 0
        if (!beyondNorth) expect(top).toBeLessThanOrEqual(-height / 2)
        for (const { url } of tiles) {
          const [z = -1, x = -1, y = -1] = (url.match(/\d+(?=[/.])/g) ?? []).map(Number)
          expect([z, x >= 0 && x < 2 ** zoom, y >= 0 && y < 2 ** zoom]).toEqual([zoom, true, true])
          expect(url).toMatch(/\.png\?key=a$/)
        }
      }),
    )
  })
})
