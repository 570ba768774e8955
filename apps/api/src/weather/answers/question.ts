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

/** Kind of question, used in the log and in the keys of stored answers. */
export type QuestionId = 'forecast' | 'current' | 'past' | 'soil' | 'lately' | 'season'

/** A kind of weather question and how long its answers are valid. All times are in ms. */
export interface WeatherQuestion<T extends { source: Source }, P extends ChainProvider = WeatherProvider>
  extends ChecksummedCodec<T> {
  readonly id: QuestionId
  /** Version of the stored answers. Bump it when answers from older releases must not be read. */
  readonly version: number
  /** Amount that one call adds to the daily count. Defaults to 1. */
  readonly weight?: number
  /** During this time the answer is returned without a new request. */
  readonly freshMs: number
  /** Additional time during which the old answer is returned at once while a new one is fetched. */
  readonly graceMs: number
  /** Maximum age of an answer, even if no provider answers. */
  readonly oldestMs: number
  ask(
    provider: P,
    at: Point,
    signal: AbortSignal,
  ): Promise<{ answer: Omit<T, 'source'>; issuedAt: string | undefined; freshUntil: number | undefined }>
  /** Carries data over from the previously stored answer. */
  after?(answer: T, before: T | undefined): T
  /**
   * The part of the answer that still applies at a later time (Unix ms); undefined if none does.
   */
  later(answer: T, nowMs: number): T | undefined
  /** Removes extra fields. */
  fit(answer: T): T
  /** The part that is sent to clients. */
  wire(answer: T): unknown
  /** Approximate memory use of the parts that are not sent, in bytes. */
  besides(answer: T): number
}

/** Heap use of one hour of weather, in bytes (measured: 417). */
export const HOUR_BYTES = 420

/**
 * The forecast for five days. Weather models run every one to six hours, so caching an answer for
 * an hour loses no accuracy. Even a day-old forecast is still useful.
 */
export const forecastQuestion: WeatherQuestion<ForecastAnswer> = {
  id: 'forecast',
  // Version 2: rain and snow are both given or both missing, and are derived from the total.
  // Version 3: includes the hours for the rules.
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
 * Current weather. OpenWeather asks clients to wait ten minutes between calls for one place. Data
 * older than three hours does not describe the present.
 */
export const currentQuestion: WeatherQuestion<CurrentWeather> = {
  id: 'current',
  // Version 2: a humidity of 0 counts as missing.
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
