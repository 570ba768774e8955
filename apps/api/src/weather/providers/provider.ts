import type { CurrentWeather, Source } from '@smart-farming/contracts/weather'
import type { ServerWords } from '@smart-farming/words/catalogues'
import type * as z from 'zod'
import type { ParsedSettings } from '../../upstream/service-settings.ts'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { Point } from '../grid.ts'

/** Required attribution of a provider's data: name, address and licence. */
export type ProviderEvidence = Pick<Source, 'id' | 'name' | 'url' | 'attribution' | 'licence' | 'sample'>

/** When the provider issued it and until when it asks not to be called again, where it says so. */
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
 * A source of weather. Both calls answer in the contract's shape and units, mapped once from the provider's own;
 * figures that the provider does not give are absent. They end when the signal does.
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

/** No known places. */
export const unknownCountry: FindCountry = async () => undefined

interface ProviderParts {
  words: Pick<ServerWords, 'weather'>
  /** Unix ms. */
  now: () => number
  /** The operator's contact for services that require one: an e-mail or web address. */
  contact: string | undefined
  countryAt: FindCountry
}

/** Time limit of a provider's call, ms, if nothing else ends it; the limit of its question ends it long before. */
export const MAX_CALL_MS = 30_000

/** The product's whole knowledge of a provider; `provider-list.ts` has one of each. */
export interface ListedProvider<Id extends string, Settings extends z.ZodRawShape> {
  /** The id is the name in WEATHER_PROVIDERS. */
  readonly evidence: Pick<ProviderEvidence, 'sample'> & { readonly id: Id }
  /** Its environment settings, by name. */
  readonly settings: Settings
  /** True where it is a default provider. */
  readonly isUsual: (settings: ParsedSettings<Settings>, production: boolean) => boolean
  /** Maximum number of calls in a UTC day, on all instances together; undefined if not counted. */
  readonly callsADay: (settings: ParsedSettings<Settings>) => number | undefined
  /**
   * Undefined where a required setting is missing. Each call of the result opens connections of its own, but shares
   * everything that may be shared.
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
