import { boardFields } from '@smart-farming/contracts/prices/price-board'
import { type Outlook, outlook } from '@smart-farming/contracts/weather'
import type { OutlookFarm } from '@smart-farming/weather-core/outlook/outlook'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import * as z from 'zod/mini'
import { BROTLI_FAST, EncodedJson } from '../../http/routing/encoded-json.ts'
import { LruCache } from '../../upstream/lru-cache.ts'
import type { RecentWeather } from '../history/recent-weather.ts'
import { buildOutlook, type JudgedForecast } from './outlook.ts'

/** Maximum number of outlooks in memory, at about 20 KB each. */
const OUTLOOKS = 500

/** Judges a forecast once for all farms with the same settings, and caches the response. */
export class OutlookCache {
  readonly #outlooks = new LruCache<Promise<EncodedJson<Outlook>>>(OUTLOOKS)
  /**
   * Forecasts and initial conditions are compared by identity: a newer or advanced forecast is a
   * new object.
   */
  readonly #names = new WeakMap<object, number>()
  #lastName = 0
  readonly #words: ServerMessages

  constructor(words: ServerMessages) {
    this.#words = words
  }

  /** @param own undefined if the farmer's settings are unavailable; see {@link buildOutlook} */
  get(
    forecast: JudgedForecast,
    own: OutlookFarm | undefined,
    known: RecentWeather = {},
  ): Promise<EncodedJson<Outlook>> {
    const parts = [forecast, known.past, known.soil].map((part) => part && this.#nameOf(part))
    const key = `${parts.join(' ')} ${own ? settingsThatCount(own) : 'usual'}`
    const ready = this.#outlooks.get(key)
    if (ready !== undefined) return ready
    const made = encode(this.#words, forecast, own, known)
    this.#outlooks.set(key, made)
    made.catch(() => this.#outlooks.delete(key))
    return made
  }

  #nameOf(part: object): number {
    const name = this.#names.get(part) ?? ++this.#lastName
    this.#names.set(part, name)
    return name
  }
}

/**
 * Uses fast compression: a farm with its own limits is the only reader of its outlook, and the best
 * compression would cost more than judging.
 */
const encode = async (
  words: ServerMessages,
  forecast: JudgedForecast,
  own: OutlookFarm | undefined,
  known: RecentWeather,
) => EncodedJson.from(z.parse(outlook, buildOutlook(words, forecast, own, known)), BROTLI_FAST)

/**
 * Settings that do not affect an outlook. Any setting not listed here becomes part of the cache
 * key.
 */
const UNRELATED = new Set(['since', ...Object.keys(boardFields)])

const settingsThatCount = (own: OutlookFarm): string =>
  JSON.stringify(Object.entries(own).filter(([name]) => !UNRELATED.has(name)))
