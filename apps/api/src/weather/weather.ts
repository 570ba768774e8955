import type { CurrentWeather, Source } from '@smart-farming/contracts/weather'
import type { ServerWords } from '@smart-farming/words/catalogues'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { SMALLEST } from '../http/answers/encoded.ts'
import type { UpstreamFailure } from '../upstream/failure.ts'
import { AnswerCache } from './answers/answer-cache.ts'
import type { ForecastAnswer } from './answers/forecast-answer.ts'
import { type Asked, ProviderChain } from './answers/provider-chain.ts'
import {
  currentQuestion,
  forecastQuestion,
  type QuestionId,
  type WeatherQuestion,
} from './answers/question.ts'
import { SharedAnswers } from './answers/shared-answers.ts'
import { WeatherAnswerer } from './answers/weather-answerer.ts'
import { ImpatientDatabase } from './impatient-database.ts'
import { AccountDays } from './limits/account-days.ts'
import { NewPlaces } from './limits/new-places.ts'
import { ProviderBudgets } from './limits/provider-budgets.ts'
import type { PastAnswer } from './past/past-answer.ts'
import { pastQuestion, soilQuestion } from './past/questions.ts'
import type { SeasonAnswer } from './past/season-answer.ts'
import { latelyQuestion, seasonQuestion } from './past/season-questions.ts'
import type { SoilAnswer } from './past/soil-answer.ts'
import { openMeteo } from './providers/open-meteo.ts'
import { OpenMeteoArchive } from './providers/open-meteo-archive.ts'
import { OpenMeteoPast } from './providers/open-meteo-past.ts'
import { type CountryAt, noCountry, type WeatherProvider } from './providers/provider.ts'
import { budgetsOf, providerList } from './providers/provider-list.ts'

interface WeatherDeps {
  config: Config
  database: Database
  now: () => Date
  words: Pick<ServerWords, 'weather'>
  /** For the clock of a place whose provider does not name its country; not known anywhere unless given. */
  countryAt?: CountryAt | undefined
  /** How long one question may take, ms; what is set unless given. */
  budgetMs?: number | undefined
  /** Of brotli, for what a provider has just answered; {@link SMALLEST} unless given. */
  quality?: number | undefined
  /** Told of every failed call and what was asked, also of those that nobody notices. */
  onFailure?: (failure: UpstreamFailure, question: QuestionId) => void
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
  readonly #chains: { close: () => Promise<void> }[] = []
  readonly #caches: { settled: () => Promise<void> }[] = []
  readonly #shared: SharedAnswers
  /** How often providers may be asked, for whatever it is. */
  readonly budgets: ProviderBudgets
  /** Five days ahead; see {@link WeatherAnswerer} for what it answers when providers fail. */
  readonly forecasts: AnswerCache<ForecastAnswer>
  /** The weather now. */
  readonly currents: AnswerCache<CurrentWeather>
  /** What was before now; undefined where the operator does not name whom it is asked of. */
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
    database,
    now,
    words,
    countryAt = noCountry,
    budgetMs = config.weather.deadlineMs,
    quality = SMALLEST,
    onFailure,
    onSpent,
    onTrouble,
    random = Math.random,
  }: WeatherDeps) {
    const clock = () => now().getTime()
    const openers = providerOpeners(config, { now: clock, words, countryAt })
    // Nothing comes after a made-up one, because it never fails.
    const end = openers.findIndex(({ isMadeUp }) => isMadeUp)
    const madeUp = openers[end]?.open
    const impatient = new ImpatientDatabase(database, budgetMs / PARTS_OF_BUDGET, onTrouble)
    this.#shared = new SharedAnswers(impatient, budgetMs)
    const newPlaces = new NewPlaces(config.limits.newPlacesPerHour, clock)
    this.budgets = new ProviderBudgets({
      database: impatient,
      most: budgetsOf(config.weather.settings),
      accounts: new AccountDays(config.limits.callsPerAccountDay, clock),
      now: clock,
      ...(onSpent && { onSpent }),
    })
    const answersTo = <T extends { source: Source }, P extends Asked>(
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
        liveNames: live.map(({ evidence }) => evidence.name),
        sample,
        shared: this.#shared,
        newPlaces,
        budgets: this.budgets,
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
      latelies: answersTo(latelyQuestion, [openPast()], undefined, pastMs),
      seasons: answersTo(seasonQuestion, [openArchive(config, clock)], undefined),
    }
  }

  /** Resolves when nothing is under way any more. Must come before the database closes. */
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

/** A question waits for the database for one part of {@link WeatherDeps.budgetMs} in so many, then goes on without. */
const PARTS_OF_BUDGET = 3
/** How much of it the past may take: an outlook goes on without it. */
const PAST_SHARE = 1 / 2

/** Only where Open-Meteo is among those that the operator has asked: whoever leaves it out wants it left alone. */
function openMeteoPast({ weather }: Config, now: () => number): (() => OpenMeteoPast) | undefined {
  const { providers, settings } = weather
  if (!providers.includes(openMeteo.evidence.id)) return undefined
  return () => new OpenMeteoPast({ baseUrl: settings.OPEN_METEO_BASE_URL, now })
}

const openArchive = ({ weather }: Config, now: () => number): OpenMeteoArchive =>
  new OpenMeteoArchive({ baseUrl: weather.settings.OPEN_METEO_ARCHIVE_BASE_URL, now })

/** What opens the providers that the settings name, in their order; without those that lack a setting. */
function providerOpeners(
  { weather }: Config,
  parts: { now: () => number; words: WeatherDeps['words']; countryAt: CountryAt },
): Opener[] {
  const { providers, settings, contact } = weather
  return providers
    .flatMap((id) => providerList.filter(({ evidence }) => evidence.id === id))
    .flatMap(({ evidence, make }) => {
      const open = make(settings, { ...parts, contact })
      return open === undefined ? [] : [{ open, isMadeUp: evidence.sample === true }]
    })
}
