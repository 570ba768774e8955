import type { CurrentWeather, Forecast, Source } from '@smart-farming/contracts/weather'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { UpstreamFailure } from '../upstream/failure.ts'
import { AnswerCache } from './answers/answer-cache.ts'
import { AnswerSource } from './answers/answer-source.ts'
import { ProviderChain } from './answers/provider-chain.ts'
import { currentQuestion, forecastQuestion, type Question } from './answers/question.ts'
import { SharedAnswers } from './answers/shared-answers.ts'
import { type KeptDocuments, keptDocuments, MetNorway } from './providers/met-norway/met-norway.ts'
import { OpenMeteo } from './providers/open-meteo.ts'
import { OpenWeather } from './providers/open-weather.ts'
import type { WeatherProvider } from './providers/provider.ts'
import { Sample } from './providers/sample.ts'

interface WeatherDeps {
  config: Config
  database: Database
  now: () => Date
  /** Told of every failed call and what was asked, also of those that nobody notices. */
  onFailure?: (failure: UpstreamFailure, question: Question<never>['id']) => void
  /** Told when the shared answers cannot be read or written. */
  onTrouble?: (error: unknown) => void
  /** 0 <= x < 1 */
  random?: () => number
}

/**
 * The weather at a place, from whichever provider answers. Each question has a chain of its own, breakers and connections included: when a
 * provider fails or hangs at one of them, that must not take it away from the other.
 */
export class Weather {
  readonly #chains: ProviderChain[] = []
  readonly #shared: SharedAnswers
  /** Five days ahead; see {@link AnswerSource} for what it answers when providers fail. */
  readonly forecasts: AnswerCache<Forecast>
  /** The weather now. */
  readonly currents: AnswerCache<CurrentWeather>

  constructor({ config, database, now, onFailure, onTrouble, random = Math.random }: WeatherDeps) {
    const clock = () => now().getTime()
    const order = config.weather.providers
    // Nothing comes after the sample, because it never fails.
    const end = order.includes('sample') ? order.indexOf('sample') : order.length
    const documents = keptDocuments()
    this.#shared = new SharedAnswers(database, onTrouble)
    const answersTo = <T extends { source: Source }>(question: Question<T>): AnswerCache<T> => {
      const live = order.slice(0, end).flatMap((id) => makeProvider(id, config, clock, documents) ?? [])
      const chain = new ProviderChain(live, {
        now: clock,
        random,
        onFailure: (failure) => onFailure?.(failure, question.id),
      })
      this.#chains.push(chain)
      const source = new AnswerSource(question, {
        chain,
        liveNames: live.map(({ evidence }) => evidence.name),
        sample: end < order.length ? new Sample({ now: clock }) : undefined,
        shared: this.#shared,
        now: clock,
        random,
      })
      return new AnswerCache(source, clock)
    }
    this.forecasts = answersTo(forecastQuestion)
    this.currents = answersTo(currentQuestion)
  }

  /** Resolves when nothing is under way any more. Must come before the database closes. */
  async close(): Promise<void> {
    await Promise.all([this.forecasts.settled(), this.currents.settled()])
    await this.#shared.close()
    await Promise.all(this.#chains.map((chain) => chain.close()))
  }
}

/** Undefined for OpenWeather without its key. */
function makeProvider(
  id: Config['weather']['providers'][number],
  config: Config,
  now: () => number,
  documents: KeptDocuments,
): WeatherProvider | undefined {
  const { openWeather, openMeteo, metNorway, contact } = config.weather
  if (id === 'open-meteo') return new OpenMeteo({ baseUrl: openMeteo.baseUrl, now })
  if (id === 'met-norway') return new MetNorway({ baseUrl: metNorway.baseUrl, contact, now, documents })
  if (id === 'openweather' && openWeather.key !== undefined) {
    return new OpenWeather({ baseUrl: openWeather.baseUrl, key: openWeather.key, now })
  }
  return undefined
}
