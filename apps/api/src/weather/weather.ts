import type { CurrentWeather, Forecast, Source } from '@smart-farming/contracts/weather'
import type { ServerWords } from '@smart-farming/words/catalogues'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { UpstreamFailure } from '../upstream/failure.ts'
import { AnswerCache } from './answers/answer-cache.ts'
import { ProviderChain } from './answers/provider-chain.ts'
import { currentQuestion, forecastQuestion, type WeatherQuestion } from './answers/question.ts'
import { SharedAnswers } from './answers/shared-answers.ts'
import { TOTAL_BUDGET_MS, WeatherAnswerer } from './answers/weather-answerer.ts'
import { ImpatientDatabase } from './impatient-database.ts'
import { NewPlaces } from './limits/new-places.ts'
import { ProviderBudgets } from './limits/provider-budgets.ts'
import type { WeatherProvider } from './providers/provider.ts'
import { callsADay, providerList } from './providers/provider-list.ts'

interface WeatherDeps {
  config: Config
  database: Database
  now: () => Date
  words: Pick<ServerWords, 'weather'>
  /** How long one question may take, ms; {@link TOTAL_BUDGET_MS} unless given. */
  budgetMs?: number | undefined
  /** Told of every failed call and what was asked, also of those that nobody notices. */
  onFailure?: (failure: UpstreamFailure, question: WeatherQuestion<never>['id']) => void
  /** Told once a day and provider that its calls, or those for places that are no farm's, are used up. */
  onSpent?: (provider: string, most: number) => void
  /** Told when the shared answers cannot be read or written. */
  onTrouble?: (error: unknown) => void
  /** 0 <= x < 1 */
  random?: () => number
}

/**
 * The weather at a place, from whichever provider answers. Each question has a chain of its own, breakers and
 * connections included: when a provider fails or hangs at one of them, that must not take it away from the other.
 */
export class Weather {
  readonly #chains: ProviderChain[] = []
  readonly #shared: SharedAnswers
  /** Five days ahead; see {@link WeatherAnswerer} for what it answers when providers fail. */
  readonly forecasts: AnswerCache<Forecast>
  /** The weather now. */
  readonly currents: AnswerCache<CurrentWeather>

  constructor({
    config,
    database,
    now,
    words,
    budgetMs = TOTAL_BUDGET_MS,
    onFailure,
    onSpent,
    onTrouble,
    random = Math.random,
  }: WeatherDeps) {
    const clock = () => now().getTime()
    const openers = providerOpeners(config, clock, words)
    // Nothing comes after a made-up one, because it never fails.
    const end = openers.findIndex(({ isMadeUp }) => isMadeUp)
    const madeUp = openers[end]?.open
    const impatient = new ImpatientDatabase(database, onTrouble)
    this.#shared = new SharedAnswers(impatient)
    const newPlaces = new NewPlaces(config.limits.newPlacesPerHour, clock)
    const budgets = new ProviderBudgets({
      database: impatient,
      most: callsADay(config.weather.settings),
      now: clock,
      ...(onSpent && { onSpent }),
    })
    const answersTo = <T extends { source: Source }>(question: WeatherQuestion<T>): AnswerCache<T> => {
      const live = (madeUp === undefined ? openers : openers.slice(0, end)).map(({ open }) => open())
      const chain = new ProviderChain(live, {
        now: clock,
        random,
        onFailure: (failure) => onFailure?.(failure, question.id),
      })
      this.#chains.push(chain)
      const source = new WeatherAnswerer(question, {
        chain,
        liveNames: live.map(({ evidence }) => evidence.name),
        sample: madeUp?.(),
        shared: this.#shared,
        newPlaces,
        budgets,
        budgetMs,
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

interface Opener {
  open: () => WeatherProvider
  isMadeUp: boolean
}

/** What opens the providers that the settings name, in their order; without those that lack a setting. */
function providerOpeners({ weather }: Config, now: () => number, words: WeatherDeps['words']): Opener[] {
  const { providers, settings, contact } = weather
  return providers
    .flatMap((id) => providerList.filter(({ evidence }) => evidence.id === id))
    .flatMap(({ evidence, make }) => {
      const open = make(settings, { now, words, contact })
      return open === undefined ? [] : [{ open, isMadeUp: evidence.sample === true }]
    })
}
