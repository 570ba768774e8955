import * as z from 'zod/mini'
import { farm } from '../farm.ts'
import { encodeProblem } from '../schema/problems.ts'
import { trimmedText } from '../schema/text.ts'
import { type CallGroup, REPLAYABLE_HEADERS, withMetadata } from '../table/endpoint.ts'

/** Maximum number of places per farm, for example fields or a second farm. */
export const MAX_FARM_PLACES = 20

/** In characters. */
export const MAX_PLACE_NAME_LENGTH = 120

const name = trimmedText('place_name', 1, MAX_PLACE_NAME_LENGTH)
const degrees = (what: 'latitude' | 'longitude', limit: number) => {
  const message = encodeProblem({ code: 'not_between', what, least: -limit, most: limit })
  return z.number(message).check(z.gte(-limit, message), z.lte(limit, message))
}
const elevation = encodeProblem({ code: 'not_an_elevation', least: -500, most: 9_000 })
const country = encodeProblem({ code: 'not_a_country_or_empty' })

const newPlace = z.object({
  name,
  state: z.optional(trimmedText('state', 0, 120)),
  country: z.string(country).check(z.regex(/^([A-Z]{2})?$/, country)),
  lat: degrees('latitude', 90),
  lon: degrees('longitude', 180),
  elevation: z.optional(z.number(elevation).check(z.gte(-500, elevation), z.lte(9_000, elevation))),
})

const id = encodeProblem({ code: 'not_a_place_id' })
const placeId = z.int(id).check(z.gte(1, id))
const placeQuery = z.object({
  id: z.pipe(
    z.string(id).check(z.regex(/^[1-9]\d{0,14}$/, id)),
    z.transform((text: string) => Number(text)),
  ),
})

/** Changes to a farm's places. Every response is the whole updated farm. */
export const farmPlacesCalls = {
  move: {
    method: 'PUT',
    path: '/api/farm/place',
    body: newPlace,
    responses: { 200: farm },
  },
  add: {
    method: 'POST',
    path: '/api/farm/places',
    body: z.extend(newPlace, { current: z.optional(z.boolean()) }),
    responses: { 201: farm },
  },
  rename: {
    method: 'PUT',
    path: '/api/farm/places',
    body: z.object({ id: placeId, name }),
    responses: { 200: farm },
  },
  choose: {
    method: 'PUT',
    path: '/api/farm/current',
    body: z.object({ id: placeId }),
    responses: { 200: farm },
  },
  remove: {
    method: 'DELETE',
    path: '/api/farm/places',
    query: placeQuery,
    responses: { 200: farm },
  },
} as const satisfies CallGroup

export const farmPlaces = /* @__PURE__ */ withMetadata(farmPlacesCalls, {
  move: {
    summary:
      'Change Location: this becomes the current place; if it is one of the farm’s places, that one becomes current',
    auth: 'session',
    acceptedHeaders: REPLAYABLE_HEADERS,
    errors: ['invalid_request', 'not_signed_in'],
  },
  add: {
    summary:
      'Add a place, and make it current if requested; a place with the same name and position is not added twice',
    auth: 'session',
    acceptedHeaders: REPLAYABLE_HEADERS,
    errors: ['invalid_request', 'not_signed_in'],
  },
  rename: {
    summary: 'Rename a place of the farm',
    auth: 'session',
    acceptedHeaders: REPLAYABLE_HEADERS,
    errors: ['invalid_request', 'not_signed_in', 'not_found'],
  },
  choose: {
    summary: 'Make one of the farm’s places current',
    auth: 'session',
    acceptedHeaders: REPLAYABLE_HEADERS,
    errors: ['invalid_request', 'not_signed_in', 'not_found'],
  },
  remove: {
    summary:
      'Remove a place, but not the only one; if it was current, the oldest other place becomes current',
    auth: 'session',
    acceptedHeaders: REPLAYABLE_HEADERS,
    errors: ['invalid_request', 'not_signed_in', 'not_found'],
  },
})
