import type { CurrentWeather, Source } from '@smart-farming/contracts/weather'
import type { ServerWords } from '@smart-farming/words/catalogues'
import type * as z from 'zod'
import type { ParsedSettings } from '../../upstream/service-settings.ts'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { Point } from '../grid.ts'

/** Attribution that a provider requires for its data: name, address and licence. */
export type ProviderEvidence = Pick<Source, 'id' | 'name' | 'url' | 'attribution' | 'licence' | 'sample'>

/** When the provider issued an answer and until when it asks not to be called again, if it says so. */
export interface Timing {
  /** ISO 8601, UTC. */
  issuedAt?: string
  /** Unix ms. */
  freshUntil?: number
}

export interface ForecastReading extends Timing {
  /** The sent list, and the hours that the rules use. */
  forecast: Omit<ForecastAnswer, 'source'>
}

export interface CurrentReading extends Timing {
  current: Omit<CurrentWeather, 'source'>
}

/**
 * A source of weather. Both calls return the contract's shape and units, mapped once from the provider's own; figures
 * that the provider does not give are absent. Both end when the signal is aborted.
 * @throws {UpstreamFailure} whenever there is no complete, valid answer
 */
export interface WeatherProvider {
  readonly evidence: ProviderEvidence
  forecast(at: Point, signal: AbortSignal): Promise<ForecastReading>
  current(at: Point, signal: AbortSignal): Promise<CurrentReading>
  close(): Promise<void>
}

/** The country of the known place nearest to a point, ISO 3166-1 alpha-2. Never rejects, and never takes long. */
export type FindCountry = (at: Point) => Promise<string | undefined>

/** Used when there are no known places. */
export const unknownCountry: FindCountry = async () => undefined

interface ProviderParts {
  words: Pick<ServerWords, 'weather'>
  /** A clock, in Unix ms. */
  now: () => number
  /** The operator's contact for services that require one: an email or web address. */
  contact: string | undefined
  countryAt: FindCountry
}

/** Time limit of a provider's call, in ms, if nothing else ends it; its question's time limit ends it long before. */
export const MAX_CALL_MS = 30_000

/** Everything that the product needs to know about a provider; `provider-list.ts` has an entry for each. */
export interface ListedProvider<Id extends string, Settings extends z.ZodRawShape> {
  /** The id is the provider's name in WEATHER_PROVIDERS. */
  readonly evidence: Pick<ProviderEvidence, 'sample'> & { readonly id: Id }
  /** Environment settings by name. */
  readonly settings: Settings
  /** True if the provider is used by default. */
  readonly isUsual: (settings: ParsedSettings<Settings>, production: boolean) => boolean
  /** Maximum number of calls in a UTC day, across all instances; undefined if calls are not counted. */
  readonly callsADay: (settings: ParsedSettings<Settings>) => number | undefined
  /**
   * Creates the provider; undefined if a required setting is missing. Each call of the returned function opens separate
   * connections, but shares everything that may be shared.
   */
  readonly make: (
    settings: ParsedSettings<Settings>,
    parts: ProviderParts,
  ) => (() => WeatherProvider) | undefined
}

/** A provider's list entry, with the types of its id and its settings. */
export const defineProvider = <const Id extends string, Settings extends z.ZodRawShape>(
  provider: ListedProvider<Id, Settings>,
) => provider
