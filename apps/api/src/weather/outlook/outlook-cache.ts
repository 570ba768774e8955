import { type Outlook, outlook } from '@smart-farming/contracts/weather'
import type { OutlookFarm } from '@smart-farming/weather-core/outlook/outlook'
import type { ServerWords } from '@smart-farming/words/catalogues'
import * as z from 'zod/mini'
import { Encoded, QUICK } from '../../http/answers/encoded.ts'
import { LeastRecent } from '../../upstream/least-recent.ts'
import { type JudgedForecast, outlookOf } from './outlook.ts'

/** Outlooks kept in memory: about 20 KB each with its encodings. Another one costs judging it again. */
const OUTLOOKS = 500

/** Judges a forecast once for all farms of the same settings, and keeps the answer ready to be sent. */
export class OutlookCache {
  readonly #outlooks = new LeastRecent<Promise<Encoded<Outlook>>>(OUTLOOKS)
  /** A forecast is known by its object: a newer one, or an old one with fewer hours left, is another. */
  readonly #names = new WeakMap<JudgedForecast, number>()
  #lastName = 0
  readonly #words: ServerWords

  constructor(words: ServerWords) {
    this.#words = words
  }

  /** @param own undefined when the farmer's settings could not be had; see {@link outlookOf} */
  get(forecast: JudgedForecast, own: OutlookFarm | undefined): Promise<Encoded<Outlook>> {
    const key = `${this.#nameOf(forecast)} ${own ? settingsThatCount(own) : 'usual'}`
    const known = this.#outlooks.get(key)
    if (known !== undefined) return known
    const made = encode(this.#words, forecast, own)
    this.#outlooks.set(key, made)
    made.catch(() => this.#outlooks.delete(key))
    return made
  }

  #nameOf(forecast: JudgedForecast): number {
    const name = this.#names.get(forecast) ?? ++this.#lastName
    this.#names.set(forecast, name)
    return name
  }
}

/**
 * Quickly: a farm with limits of its own is the only one that asks for its outlook, and the smallest answer would cost
 * more than all judging.
 */
const encode = async (words: ServerWords, forecast: JudgedForecast, own: OutlookFarm | undefined) =>
  Encoded.from(z.parse(outlook, outlookOf(words, forecast, own)), QUICK)

/** A farmer's other settings, those of the price board, make no other outlook. */
const settingsThatCount = ({ units, enterprises, crop, soil, limits }: OutlookFarm): string =>
  JSON.stringify([units, enterprises, crop, soil, limits])
