import type { ZonedPoint } from '../../../timing/place-zone.ts'
import { isDuring } from '../../../timing/wall-clock.ts'
import { BoundedGet, type UpstreamResponse } from '../../../upstream/bounded-get.ts'
import { UpstreamFailure } from '../../../upstream/failure.ts'
import { LruCache } from '../../../upstream/lru-cache.ts'
import { dailyCalls, webUrl } from '../../../upstream/service-settings.ts'
import type { Point } from '../../grid.ts'
import { gridKey } from '../../grid.ts'
import {
  type CurrentReading,
  defineProvider,
  type FindCountry,
  type ForecastReading,
  MAX_CALL_MS,
  type ProviderInfo,
  unknownCountry,
  type WeatherProvider,
} from '../provider.ts'
import { type MetDocument, metCurrent, metDocument, metForecast } from './met-document.ts'

/** Maximum number of decoded documents in memory, at about 60 KB each. */
const KEPT = 200

interface Kept {
  document: MetDocument
  /** Exactly as received, because it is sent back as `If-Modified-Since`. */
  lastModified: string
  /** Unix ms. */
  since: number
  /** Unix ms; no request is made before this time. */
  freshUntil: number
}

type KeptDocuments = LruCache<Kept>
const keptDocuments = (): KeptDocuments => new LruCache(KEPT)

interface Options {
  baseUrl: string
  /** Email or web address of the operator, required by MET Norway's terms. */
  contact: string | undefined
  countryAt?: FindCountry | undefined
  /** Current time, in Unix ms. */
  now: () => number
  /** Documents shared between instances, because the service forbids duplicate requests. */
  documents?: KeptDocuments
}

const info = {
  id: 'met-norway',
  name: 'MET Norway',
  url: 'https://www.met.no/',
  attribution: 'Data from MET Norway',
  licence: 'CC BY 4.0 / NLOD 2.0',
} as const

/**
 * MET Norway's Locationforecast 2.0: worldwide, no key, hourly for two to three days, then every
 * six hours. Its terms require identification and at most 4 decimals. A request may be repeated
 * only after `Expires`, and only with `If-Modified-Since`.
 */
export class MetNorway implements WeatherProvider {
  readonly info: ProviderInfo = info
  readonly #service: BoundedGet
  readonly #userAgent: string
  readonly #countryAt: FindCountry
  readonly #now: () => number
  readonly #kept: KeptDocuments

  constructor({ baseUrl, contact, countryAt = unknownCountry, now, documents = keptDocuments() }: Options) {
    this.#service = new BoundedGet(this.info.id, baseUrl)
    this.#userAgent = `smart-farming/1.0 (${contact ?? 'private installation, no contact set'})`
    this.#countryAt = countryAt
    this.#now = now
    this.#kept = documents
  }

  async forecast(at: Point, signal: AbortSignal): Promise<ForecastReading> {
    const { document, freshUntil } = await this.#document(at, signal)
    const forecast = metForecast(document, await this.#here(at), this.#now())
    if (forecast === undefined) throw new UpstreamFailure(this.info.id, 'no_data', 'no step ahead')
    return { forecast, freshUntil, issuedAt: document.issuedAt }
  }

  async current(at: Point, signal: AbortSignal): Promise<CurrentReading> {
    const { document, freshUntil } = await this.#document(at, signal)
    const current = metCurrent(document, await this.#here(at), this.#now())
    if (current === undefined) throw new UpstreamFailure(this.info.id, 'no_data', 'nothing for this hour')
    return { current, freshUntil, issuedAt: document.issuedAt }
  }

  close(): Promise<void> {
    return this.#service.close()
  }

  /** The country is needed to find the time zone, which the service does not return. */
  async #here(at: Point): Promise<ZonedPoint> {
    return { ...at, country: await this.#countryAt(at) }
  }

  /** One document answers both questions, so the second costs no call before `Expires`. */
  async #document(at: Point, signal: AbortSignal): Promise<Kept> {
    const key = gridKey(at)
    const kept = this.#kept.get(key)
    if (kept !== undefined && isDuring(kept.since, kept.freshUntil, this.#now())) return kept
    const reply = await this.#service.get('/weatherapi/locationforecast/2.0/complete', {
      query: { lat: at.lat, lon: at.lon },
      headers: {
        'user-agent': this.#userAgent,
        ...(kept !== undefined && { 'if-modified-since': kept.lastModified }),
      },
      signal,
      deadlineMs: MAX_CALL_MS,
    })
    const document = reply.status === 304 ? kept?.document : this.#service.decode(metDocument, reply)
    if (document === undefined) throw new UpstreamFailure(this.info.id, 'malformed', '304 to nothing')
    const lastModified = header(reply, 'last-modified') ?? kept?.lastModified
    const since = this.#now()
    const next = { document, lastModified: lastModified ?? '', since, freshUntil: this.#freshUntil(reply) }
    if (lastModified !== undefined) this.#kept.set(key, next)
    return next
  }

  /**
   * `Expires`, limited to between ten minutes and two hours from now. Ten minutes if it is missing.
   */
  #freshUntil(reply: UpstreamResponse): number {
    const now = this.#now()
    const expires = Date.parse(header(reply, 'expires') ?? '')
    return Math.min(Math.max(Number.isNaN(expires) ? 0 : expires, now + 600_000), now + 7_200_000)
  }
}

export const metNorway = defineProvider({
  info,
  settings: {
    MET_NORWAY_BASE_URL: webUrl.default('https://api.met.no'),
    // MET Norway sets no daily quota, but more calls than this would not be fair use.
    MET_NORWAY_CALLS_PER_DAY: dailyCalls.default(20_000),
  },
  isUsual: () => true,
  callsADay: ({ MET_NORWAY_CALLS_PER_DAY: calls }) => calls,
  make({ MET_NORWAY_BASE_URL: baseUrl }, { contact, countryAt, now }) {
    const documents = keptDocuments()
    return () => new MetNorway({ baseUrl, contact, countryAt, now, documents })
  },
})

function header({ headers }: UpstreamResponse, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}
