import type { CurrentWeather, Source } from '@smart-farming/contracts/weather'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import type * as z from 'zod'
import type { ParsedSettings } from '../../upstream/service-settings.ts'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { Point } from '../grid.ts'

/** A provider's name, link, licence and required attribution. */
export type ProviderInfo = Pick<Source, 'id' | 'name' | 'url' | 'attribution' | 'licence' | 'sample'>

export interface Timing {
  /** ISO 8601, UTC. */
  issuedAt?: string
  /** Unix ms; the provider asks not to be called again before this time. */
  freshUntil?: number
}

export interface ForecastReading extends Timing {
  forecast: Omit<ForecastAnswer, 'source'>
}

export interface CurrentReading extends Timing {
  current: Omit<CurrentWeather, 'source'>
}

/**
 * A source of weather. Both calls return the contract's shape and units, and must end when the
 * signal aborts. Values that the provider does not report are absent.
 * @throws {UpstreamFailure} whenever there is no complete, valid answer
 */
export interface WeatherProvider {
  readonly info: ProviderInfo
  forecast(at: Point, signal: AbortSignal): Promise<ForecastReading>
  current(at: Point, signal: AbortSignal): Promise<CurrentReading>
  close(): Promise<void>
}

/**
 * Country (ISO 3166-1 alpha-2) of the known place nearest to a point. Never rejects and returns
 * quickly.
 */
export type FindCountry = (at: Point) => Promise<string | undefined>

export const unknownCountry: FindCountry = async () => undefined

interface ProviderParts {
  words: Pick<ServerMessages, 'weather'>
  /** Current time, in Unix ms. */
  now: () => number
  /** Email or web address of the operator, for services that require it. */
  contact: string | undefined
  countryAt: FindCountry
}

/**
 * Time limit of a provider call, in ms. The time limit of the question normally ends the call
 * first.
 */
export const MAX_CALL_MS = 30_000

/** A weather provider as listed in `provider-list.ts`. */
export interface ListedProvider<Id extends string, Settings extends z.ZodRawShape> {
  /** The id is the provider's name in WEATHER_PROVIDERS. */
  readonly info: Pick<ProviderInfo, 'sample'> & { readonly id: Id }
  /** Environment variables by name. */
  readonly settings: Settings
  /** Whether the provider is used by default. */
  readonly isUsual: (settings: ParsedSettings<Settings>, production: boolean) => boolean
  /**
   * Maximum number of calls in a UTC day, across all instances; undefined if calls are not counted.
   */
  readonly callsADay: (settings: ParsedSettings<Settings>) => number | undefined
  /**
   * Prepares the provider; undefined if a required setting is missing. Each call of the returned
   * function opens its own connections, but shares cached documents.
   */
  readonly make: (
    settings: ParsedSettings<Settings>,
    parts: ProviderParts,
  ) => (() => WeatherProvider) | undefined
}

/** Helper that infers the types of a provider's id and settings. */
export const defineProvider = <const Id extends string, Settings extends z.ZodRawShape>(
  provider: ListedProvider<Id, Settings>,
) => provider
