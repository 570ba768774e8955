import { type CurrentWeather, currentWeather, type Source } from '@smart-farming/contracts/weather'
import * as z from 'zod/mini'
import type { Point } from '../grid.ts'
import type { WeatherProvider } from '../providers/provider.ts'
import { type ChecksummedCodec, checksummedJson } from './checksummed-json.ts'
import { assignEventIds } from './event-ids.ts'
import { advanceForecast, type ForecastAnswer, forecastAnswer, toForecast } from './forecast-answer.ts'
import type { ChainProvider } from './provider-chain.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The name of a question in the log and in the keys of stored answers. */
export type QuestionId = 'forecast' | 'current' | 'past' | 'soil' | 'lately' | 'season'

/** A kind of weather question, and the validity of its answers. All times in ms. */
export interface WeatherQuestion<T extends { source: Source }, P extends ChainProvider = WeatherProvider>
  extends ChecksummedCodec<T> {
  readonly id: QuestionId
  /** Version of the answer's meaning: raised when stored answers of an older release must not be read as this one's. */
  readonly version: number
  /** Weight of a call in the day's count; one unless given. */
  readonly weight?: number
  /** No new request within this time. */
  readonly freshMs: number
  /** Additional time in which the answer is given at once while a new one is fetched. */
  readonly graceMs: number
  /** Maximum age of an answer, in any circumstances. */
  readonly oldestMs: number
  ask(
    provider: P,
    at: Point,
    signal: AbortSignal,
  ): Promise<{ answer: Omit<T, 'source'>; issuedAt: string | undefined; freshUntil: number | undefined }>
  /** A new answer with data carried over from the previously stored one, if any. */
  after?(answer: T, before: T | undefined): T
  /** The part of the answer that still matters at a later moment (unix ms); undefined when none does. */
  later(answer: T, nowMs: number): T | undefined
  /** The answer without extra fields. */
  fit(answer: T): T
  /** The part that is sent. */
  wire(answer: T): unknown
  /** Rough memory use of the other parts, bytes. */
  besides(answer: T): number
}

/** Heap use of an hour with all its figures, bytes: measured (417). */
export const HOUR_BYTES = 420

/**
 * Five days ahead. Models run every one to six hours, so an hour's caching costs nothing, and a day-old forecast is
 * still a guide.
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
  after: assignEventIds,
  later: advanceForecast,
  ...checksummedJson(forecastAnswer),
  fit: (answer) => z.parse(forecastAnswer, answer),
  wire: toForecast,
  besides: ({ hours, past }) => (hours.length + (past?.hours.length ?? 0)) * HOUR_BYTES,
}

/**
 * Current weather. OpenWeather asks for ten minutes between calls for a place; data three hours old says nothing about
 * now.
 */
export const currentQuestion: WeatherQuestion<CurrentWeather> = {
  id: 'current',
  // 2: a humidity of 0 counts as missing.
  version: 2,
  freshMs: 12 * MINUTE,
  graceMs: 10 * MINUTE,
  oldestMs: 3 * HOUR,
  async ask(provider, at, signal) {
    const { current: answer, issuedAt, freshUntil } = await provider.current(at, signal)
    return { answer, issuedAt, freshUntil }
  },
  later: (answer) => answer,
  ...checksummedJson(currentWeather),
  fit: (answer) => z.parse(currentWeather, answer),
  wire: (answer) => answer,
  besides: () => 0,
}
