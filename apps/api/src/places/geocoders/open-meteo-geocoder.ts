import * as z from 'zod'
import { BoundedGet } from '../../upstream/bounded-get.ts'
import { webUrl } from '../../upstream/service-settings.ts'
import { searchKey } from '../gazetteer/search-key.ts'
import { areaKeys, type Candidate, isWithin } from '../search/candidate.ts'
import type { NameQuery } from '../search/place-query.ts'
import { defineGeocoder, GEOCODER_DEADLINE_MS, type Geocoder } from './geocoder.ts'

const text = z.string().min(1).optional().catch(undefined)
const item = z.object({
  name: z.string().min(1),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  country_code: z.string().length(2),
  feature_code: text,
  /** Metres. GeoNames uses 9999 for unknown. */
  elevation: z.number().min(-500).max(9_000).optional().catch(undefined),
  population: z.number().min(0).catch(0),
  admin1: text,
  admin2: text,
  admin3: text,
})
/** `results` is absent when nothing matches. */
const answer = z.object({
  generationtime_ms: z.number(),
  results: z.array(item.nullable().catch(null)).default([]),
})

const ID = 'open-meteo'

/**
 * Open-Meteo's geocoding. Finds prefixes and names in other languages, with population, without a
 * key.
 */
export class OpenMeteoGeocoder implements Geocoder {
  readonly id = ID
  readonly #service: BoundedGet

  constructor({ baseUrl }: { baseUrl: string }) {
    this.#service = new BoundedGet(this.id, baseUrl)
  }

  async find({ name, key, within }: NameQuery, signal: AbortSignal): Promise<Candidate[]> {
    const country = within?.country === undefined ? {} : { countryCode: within.country }
    const reply = await this.#service.get('/v1/search', {
      // More than the list shows, because a place in a given county is only found among all its
      // namesakes.
      query: { name, count: within === undefined ? 10 : 50, language: 'en', format: 'json', ...country },
      signal,
      deadlineMs: GEOCODER_DEADLINE_MS,
    })
    return this.#service
      .decode(answer, reply)
      .results.filter((each) => each !== null && isSettlement(each.feature_code))
      .flatMap((each) => (each === null ? [] : [toCandidate(each, key)]))
      .filter((candidate) => isWithin(candidate, within))
  }

  close(): Promise<void> {
    return this.#service.close()
  }
}

export const openMeteoGeocoding = defineGeocoder({
  id: ID,
  settings: { OPEN_METEO_GEOCODING_BASE_URL: webUrl.default('https://geocoding-api.open-meteo.com') },
  make: ({ OPEN_METEO_GEOCODING_BASE_URL: baseUrl }) => new OpenMeteoGeocoder({ baseUrl }),
})

/** GeoNames also finds rivers, airports and countries by name, but farms are near settlements. */
const isSettlement = (featureCode: string | undefined) =>
  featureCode === undefined || /^(PPL|ADM[2-5])/.test(featureCode)

function toCandidate(each: z.output<typeof item>, key: string): Candidate {
  return {
    name: each.name,
    state: each.admin1,
    country: each.country_code,
    lat: each.latitude,
    lon: each.longitude,
    elevation: each.elevation,
    population: each.population,
    areas: areaKeys(each.admin1, each.admin2, each.admin3),
    byOtherName: !searchKey(each.name).startsWith(key),
  }
}
