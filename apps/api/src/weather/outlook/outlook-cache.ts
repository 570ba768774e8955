import { boardFields } from '@smart-farming/contracts/prices/price-board'
import { type Outlook, outlook } from '@smart-farming/contracts/weather'
import type { OutlookFarm } from '@smart-farming/weather-core/outlook/outlook'
import type { ServerWords } from '@smart-farming/words/catalogues'
import * as z from 'zod/mini'
import { BROTLI_FAST, EncodedJson } from '../../http/routing/encoded-json.ts'
import { LruCache } from '../../upstream/lru-cache.ts'
import type { RecentWeather } from '../history/recent-weather.ts'
import { buildOutlook, type JudgedForecast } from './outlook.ts'

/** Maximum number of outlooks in memory: about 20 KB each with all encodings. A missing outlook is judged again. */
const OUTLOOKS = 500

/** Judges a forecast once for all farms with the same settings, and caches the response. */
export class OutlookCache {
  readonly #outlooks = new LruCache<Promise<EncodedJson<Outlook>>>(OUTLOOKS)
  /**
   * Forecasts and initial conditions are identified as objects: a newer forecast, or an old one with fewer hours left,
   * is a different object.
   */
  readonly #names = new WeakMap<object, number>()
  #lastName = 0
  readonly #words: ServerWords

  constructor(words: ServerWords) {
    this.#words = words
  }

  /** @param own undefined if the farmer's settings were unavailable; see {@link buildOutlook} */
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
 * Uses fast compression: a farm with limits of its own is the only one that requests its outlook, and the best
 * compression would cost more than the whole judging.
 */
const encode = async (
  words: ServerWords,
  forecast: JudgedForecast,
  own: OutlookFarm | undefined,
  known: RecentWeather,
) => EncodedJson.from(z.parse(outlook, buildOutlook(words, forecast, own, known)), BROTLI_FAST)

/** Settings that do not affect an outlook. A new setting counts unless it is listed here. */
const UNRELATED = new Set(['since', ...Object.keys(boardFields)])

const settingsThatCount = (own: OutlookFarm): string =>
  JSON.stringify(Object.entries(own).filter(([name]) => !UNRELATED.has(name)))
