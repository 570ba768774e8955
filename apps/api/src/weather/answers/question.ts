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

/** Name of a kind of question, used in the log and in the keys of stored answers. */
export type QuestionId = 'forecast' | 'current' | 'past' | 'soil' | 'lately' | 'season'

/** A kind of weather question, and the validity of its answers. All times are in ms. */
export interface WeatherQuestion<T extends { source: Source }, P extends ChainProvider = WeatherProvider>
  extends ChecksummedCodec<T> {
  readonly id: QuestionId
  /**
   * Version of the answer's meaning: increased whenever answers stored by an older release must not be read by this
   * one.
   */
  readonly version: number
  /** Number of calls that one call counts as in the daily count; one if left out. */
  readonly weight?: number
  /** Time during which no new request is made. */
  readonly freshMs: number
  /** Additional time during which the old answer is returned at once while a new one is fetched. */
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
  /** The part of the answer that still matters at a later time (Unix ms); undefined if there is none. */
  later(answer: T, nowMs: number): T | undefined
  /** The answer without extra fields. */
  fit(answer: T): T
  /** The part that is sent. */
  wire(answer: T): unknown
  /** Rough memory use of the parts that are not sent, in bytes. */
  besides(answer: T): number
}

/** Heap use of one hour with all its figures, in bytes: measured as 417. */
export const HOUR_BYTES = 420

/**
 * Five days ahead. Models run every one to six hours, so an answer that is cached for an hour is no less accurate, and
 * even a day-old forecast is still a guide.
 */
export const forecastQuestion: WeatherQuestion<ForecastAnswer> = {
  id: 'forecast',
  // Version 2: rain and snow are given both or not at all, and are derived from the total. Version 3: includes the
  // hours that are judged.
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
 * Current weather. OpenWeather asks for ten minutes between calls for one place; data that is three hours old says
 * nothing about the present.
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
