import {
  type CurrentWeather,
  currentWeather,
  type Forecast,
  forecast,
  type Source,
} from '@smart-farming/contracts/weather'
import * as z from 'zod/mini'
import type { Point } from '../grid.ts'
import type { WeatherProvider } from '../providers/provider.ts'
import { stepsAhead } from '../steps/ahead.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What can be asked of the weather, and how long an answer lasts. All times in ms. */
export interface WeatherQuestion<T extends { source: Source }> {
  readonly id: 'forecast' | 'current'
  /**
   * What an answer means: goes up when kept answers of an older release must not be read as if this one had written
   * them.
   */
  readonly version: number
  /** Until then nobody is asked again. */
  readonly freshMs: number
  /** For so long after that the answer is given at once while a new one is fetched. */
  readonly graceMs: number
  /** An answer older than this is no answer, however bad things are. */
  readonly oldestMs: number
  ask(
    provider: WeatherProvider,
    at: Point,
    signal: AbortSignal,
  ): Promise<{ answer: Omit<T, 'source'>; issuedAt: string | undefined; freshUntil: number | undefined }>
  /** The answer as far as it still matters at a later moment (unix ms); undefined when nothing of it does. */
  later(answer: T, nowMs: number): T | undefined
  /** Reads what {@link encode} wrote; undefined when another release wrote it in another shape. */
  decode(json: string): T | undefined
  /** The wire's shape and nothing else. */
  fit(answer: T): T
}

/**
 * Five days ahead. Models run every one to six hours, so an hour's rest costs nothing and a day-old one still guides.
 */
export const forecastQuestion: WeatherQuestion<Forecast> = {
  id: 'forecast',
  // 2: rain and snow are given both or not at all, and come from the total.
  version: 2,
  freshMs: HOUR,
  graceMs: 30 * MINUTE,
  oldestMs: 25 * HOUR,
  async ask(provider, at, signal) {
    const { forecast: answer, issuedAt, freshUntil } = await provider.forecast(at, signal)
    return { answer, issuedAt, freshUntil }
  },
  later(answer, nowMs) {
    const list = stepsAhead(answer.list, ({ dt }) => dt, nowMs)
    return list.length === 0 ? undefined : { ...answer, list }
  },
  decode: (json) => decode(forecast, json),
  fit: (answer) => z.parse(forecast, answer),
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
  decode: (json) => decode(currentWeather, json),
  fit: (answer) => z.parse(currentWeather, answer),
}

function decode<S extends z.core.$ZodType>(schema: S, json: string): z.core.output<S> | undefined {
  try {
    const parsed = z.safeParse(schema, JSON.parse(json))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
