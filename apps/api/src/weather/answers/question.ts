import { type CurrentWeather, currentWeather, type Source } from '@smart-farming/contracts/weather'
import * as z from 'zod/mini'
import type { Point } from '../grid.ts'
import type { WeatherProvider } from '../providers/provider.ts'
import { firstEnd } from '../steps/ahead.ts'
import { answerLater, type ForecastAnswer, forecastAnswer, wireOf } from './forecast-answer.ts'
import { type KeptText, keptText } from './kept-text.ts'
import { withNames } from './named-events.ts'
import type { Asked } from './provider-chain.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The name of a question in the log and in the keys of kept answers. */
export type QuestionId = 'forecast' | 'current' | 'past' | 'soil' | 'lately' | 'season'

/** What can be asked of the weather, and how long an answer lasts. All times in ms. */
export interface WeatherQuestion<T extends { source: Source }, P extends Asked = WeatherProvider>
  extends KeptText<T> {
  readonly id: QuestionId
  /**
   * What an answer means: goes up when kept answers of an older release must not be read as if this one had written
   * them.
   */
  readonly version: number
  /** As how many calls of the day's one at a provider counts; one unless given. */
  readonly weight?: number
  /** Until then nobody is asked again. */
  readonly freshMs: number
  /** For so long after that the answer is given at once while a new one is fetched. */
  readonly graceMs: number
  /** An answer older than this is no answer, however bad things are. */
  readonly oldestMs: number
  ask(
    provider: P,
    at: Point,
    signal: AbortSignal,
  ): Promise<{ answer: Omit<T, 'source'>; issuedAt: string | undefined; freshUntil: number | undefined }>
  /** A new answer with what it takes over from the one that was kept before it, if there was one. */
  after?(answer: T, before: T | undefined): T
  /** The answer as far as it still matters at a later moment (unix ms); undefined when nothing of it does. */
  later(answer: T, nowMs: number): T | undefined
  /** Its own shape and nothing else. */
  fit(answer: T): T
  /** As much of it as goes over the wire. */
  wire(answer: T): unknown
  /** Until when that stays as it is, unix ms; absent where nothing goes over the wire. */
  sameUntil?(answer: T): number
  /** What the rest of it takes in memory, bytes, roughly. */
  besides(answer: T): number
}

/** An hour as an object with its figures, bytes of heap: measured with all of them given (417). */
export const HOUR_BYTES = 420

/**
 * Five days ahead. Models run every one to six hours, so an hour's rest costs nothing and a day-old one still guides.
 */
export const forecastQuestion: WeatherQuestion<ForecastAnswer> = {
  id: 'forecast',
  // 2: rain and snow are given both or not at all, and come from the total. 3: with the hours that are judged.
  version: 3,
  freshMs: HOUR,
  graceMs: 30 * MINUTE,
  oldestMs: 25 * HOUR,
  async ask(provider, at, signal) {
    const { forecast: answer, issuedAt, freshUntil } = await provider.forecast(at, signal)
    return { answer, issuedAt, freshUntil }
  },
  after: withNames,
  later: answerLater,
  ...keptText(forecastAnswer),
  fit: (answer) => z.parse(forecastAnswer, answer),
  wire: wireOf,
  sameUntil: ({ list }) => 1000 * firstEnd(list, ({ dt }) => dt),
  besides: ({ hours, past }) => (hours.length + (past?.hours.length ?? 0)) * HOUR_BYTES,
}

/** Now. OpenWeather asks for ten minutes between calls for a place; what is three hours old says nothing of now. */
export const currentQuestion: WeatherQuestion<CurrentWeather> = {
  id: 'current',
  // 2: a humidity of 0 is no figure.
  version: 2,
  freshMs: 12 * MINUTE,
  graceMs: 10 * MINUTE,
  oldestMs: 3 * HOUR,
  async ask(provider, at, signal) {
    const { current: answer, issuedAt, freshUntil } = await provider.current(at, signal)
    return { answer, issuedAt, freshUntil }
  },
  later: (answer) => answer,
  ...keptText(currentWeather),
  fit: (answer) => z.parse(currentWeather, answer),
  wire: (answer) => answer,
  sameUntil: () => Number.MAX_SAFE_INTEGER,
  besides: () => 0,
}
