import * as z from 'zod'
import { BoundedGet } from '../../upstream/bounded-get.ts'
import { openWeatherAccount } from '../../upstream/service-settings.ts'
import { searchKey } from '../gazetteer/search-key.ts'
import { areaKeys, type Candidate, isWithin } from '../search/candidate.ts'
import type { NameQuery } from '../search/place-query.ts'
import { defineGeocoder, GEOCODER_DEADLINE_MS, type Geocoder } from './geocoder.ts'

const item = z.object({
  name: z.string().min(1),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  country: z.string().length(2),
  state: z.string().min(1).optional().catch(undefined),
})
const answer = z.array(item.nullable().catch(null))

const ID = 'openweather'

/**
 * OpenWeather's direct geocoding: whole names only, at most five places, no population. Needs a
 * key.
 */
export class OpenWeatherGeocoder implements Geocoder {
  readonly id = ID
  readonly #service: BoundedGet
  readonly #key: string

  constructor({ baseUrl, key }: { baseUrl: string; key: string }) {
    this.#service = new BoundedGet(this.id, baseUrl)
    this.#key = key
  }

  async find({ name, key, within }: NameQuery, signal: AbortSignal): Promise<Candidate[]> {
    const q = within?.country === undefined ? name : `${name},${within.country}`
    const reply = await this.#service.get('/geo/1.0/direct', {
      query: { q, limit: 5, appid: this.#key },
      signal,
      deadlineMs: GEOCODER_DEADLINE_MS,
    })
    const items = this.#service.decode(answer, reply).filter((each) => each !== null)
    return items
      .map((each) => ({
        ...each,
        population: 0,
        areas: areaKeys(each.state),
        byOtherName: !searchKey(each.name).startsWith(key),
      }))
      .filter((candidate) => isWithin(candidate, within))
  }

  close(): Promise<void> {
    return this.#service.close()
  }
}

export const openWeatherGeocoding = defineGeocoder({
  id: ID,
  settings: openWeatherAccount,
  make: ({ OPENWEATHER_API_KEY: key, OPENWEATHER_BASE_URL: baseUrl }) =>
    key === undefined ? undefined : new OpenWeatherGeocoder({ baseUrl, key }),
})
