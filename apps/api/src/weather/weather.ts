import type { CurrentWeather, Source } from '@smart-farming/contracts/weather'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { Config } from '../config.ts'
import { BROTLI_BEST } from '../http/routing/encoded-json.ts'
import type { UpstreamFailure } from '../upstream/failure.ts'
import { AnswerCache } from './answers/answer-cache.ts'
import type { ForecastAnswer } from './answers/forecast-answer.ts'
import { type ChainProvider, ProviderChain } from './answers/provider-chain.ts'
import {
  currentQuestion,
  forecastQuestion,
  type QuestionId,
  type WeatherQuestion,
} from './answers/question.ts'
import { SharedAnswers } from './answers/shared-answers.ts'
import { WeatherAnswerer } from './answers/weather-answerer.ts'
import type { PastAnswer } from './history/past-answer.ts'
import { pastQuestion, soilQuestion } from './history/questions.ts'
import type { SeasonAnswer } from './history/season-answer.ts'
import { recentWeeksQuestion, seasonQuestion } from './history/season-questions.ts'
import type { SoilAnswer } from './history/soil-answer.ts'
import { NewPlaceLimiter } from './limits/new-places.ts'
import type { ProviderBudgets } from './limits/provider-budgets.ts'
import { openMeteo } from './providers/open-meteo.ts'
import { OpenMeteoArchive } from './providers/open-meteo-archive.ts'
import { OpenMeteoPast } from './providers/open-meteo-past.ts'
import { type FindCountry, unknownCountry, type WeatherProvider } from './providers/provider.ts'
import { providerList } from './providers/provider-list.ts'

interface WeatherDeps {
  config: Config
  budgets: ProviderBudgets
  now: () => Date
  words: Pick<ServerMessages, 'weather'>
  /** Finds the country for a place's time zone, if the provider does not return one. */
  countryAt?: FindCountry | undefined
  /** Time limit of one question, in ms. Defaults to the configured limit. */
  budgetMs?: number | undefined
  /** Brotli quality for new answers. Defaults to {@link BROTLI_BEST}. */
  quality?: number | undefined
  /** Called for every failed call, even if another provider then answers. */
  onFailure?: (failure: UpstreamFailure, question: QuestionId) => void
  /** A random number, 0 <= x < 1. */
  random?: () => number
}

/**
 * The weather at a place, from whichever provider answers. Each question has its own circuit
 * breakers and connections: a provider that fails for one question stays available for the others.
 */
export class WeatherService {
  readonly #chains: { close: () => Promise<void> }[] = []
  readonly #caches: { settled: () => Promise<void> }[] = []
  readonly #shared: SharedAnswers
  readonly forecasts: AnswerCache<ForecastAnswer>
  readonly currents: AnswerCache<CurrentWeather>
  /** Weather history; undefined if Open-Meteo is not configured. */
  readonly before:
    | {
        pasts: AnswerCache<PastAnswer>
        soils: AnswerCache<SoilAnswer>
        latelies: AnswerCache<PastAnswer>
        seasons: AnswerCache<SeasonAnswer>
      }
    | undefined

  constructor({
    config,
    budgets,
    now,
    words,
    countryAt = unknownCountry,
    budgetMs = config.weather.deadlineMs,
    quality = BROTLI_BEST,
    onFailure,
    random = Math.random,
  }: WeatherDeps) {
    const clock = () => now().getTime()
    const openers = providerOpeners(config, { now: clock, words, countryAt })
    // Providers after the sample are ignored, because the sample never fails.
    const end = openers.findIndex(({ isMadeUp }) => isMadeUp)
    const madeUp = openers[end]?.open
    this.#shared = new SharedAnswers(budgets.database, budgetMs)
    const newPlaces = new NewPlaceLimiter(config.limits.newPlacesPerHour, clock)
    const answersTo = <T extends { source: Source }, P extends ChainProvider>(
      question: WeatherQuestion<T, P>,
      live: readonly P[],
      sample: P | undefined,
      longestMs = budgetMs,
    ): AnswerCache<T> => {
      const chain = new ProviderChain(live, {
        now: clock,
        random,
        onFailure: (failure) => onFailure?.(failure, question.id),
      })
      this.#chains.push(chain)
      const source = new WeatherAnswerer(question, {
        chain,
        liveNames: live.map(({ info }) => info.name),
        sample,
        shared: this.#shared,
        newPlaces,
        budgets,
        budgetMs: longestMs,
        quality,
        now: clock,
        random,
      })
      const cache = new AnswerCache(source, clock)
      this.#caches.push(cache)
      return cache
    }
    const live = () => (madeUp === undefined ? openers : openers.slice(0, end)).map(({ open }) => open())
    this.forecasts = answersTo(forecastQuestion, live(), madeUp?.())
    this.currents = answersTo(currentQuestion, live(), madeUp?.())
    const openPast = openMeteoPast(config, clock)
    const pastMs = budgetMs * PAST_SHARE
    this.before = openPast && {
      pasts: answersTo(pastQuestion, [openPast()], undefined, pastMs),
      soils: answersTo(soilQuestion, [openPast()], undefined, pastMs),
      latelies: answersTo(recentWeeksQuestion, [openPast()], undefined, pastMs),
      seasons: answersTo(seasonQuestion, [openArchive(config, clock)], undefined),
    }
  }

  /** Resolves when no fetch or write is running. Must be awaited before the database closes. */
  async close(): Promise<void> {
    await Promise.all(this.#caches.map((cache) => cache.settled()))
    await this.#shared.close()
    await Promise.all(this.#chains.map((chain) => chain.close()))
  }
}

interface Opener {
  open: () => WeatherProvider
  isMadeUp: boolean
}

/**
 * Share of a question's time limit that is available for the weather history, which is optional.
 */
const PAST_SHARE = 1 / 2

/**
 * Requests the weather history only if Open-Meteo is a configured provider: an operator who leaves
 * it out does not want it called.
 */
function openMeteoPast({ weather }: Config, now: () => number): (() => OpenMeteoPast) | undefined {
  const { providers, settings } = weather
  if (!providers.includes(openMeteo.info.id)) return undefined
  return () => new OpenMeteoPast({ baseUrl: settings.OPEN_METEO_BASE_URL, now })
}

const openArchive = ({ weather }: Config, now: () => number): OpenMeteoArchive =>
  new OpenMeteoArchive({ baseUrl: weather.settings.OPEN_METEO_ARCHIVE_BASE_URL, now })

function providerOpeners(
  { weather }: Config,
  parts: { now: () => number; words: WeatherDeps['words']; countryAt: FindCountry },
): Opener[] {
  const { providers, settings, contact } = weather
  return providers
    .flatMap((id) => providerList.filter(({ info }) => info.id === id))
    .flatMap(({ info, make }) => {
      const open = make(settings, { ...parts, contact })
      return open === undefined ? [] : [{ open, isMadeUp: info.sample === true }]
    })
}
