import type { CurrentWeather, Source } from '@smart-farming/contracts/weather'
import type { ServerWords } from '@smart-farming/words/catalogues'
import type * as z from 'zod'
import type { SettingsRead } from '../../upstream/service-settings.ts'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { Point } from '../grid.ts'

/** What must be said beside a provider's data: who, where, under which licence. */
export type ProviderEvidence = Pick<Source, 'id' | 'name' | 'url' | 'attribution' | 'licence' | 'sample'>

/** When the provider made it and until when it asks not to be asked again, where it says so. */
export interface Timing {
  /** ISO 8601, UTC. */
  issuedAt?: string
  /** Unix ms. */
  freshUntil?: number
}

export interface ForecastReading extends Timing {
  /** The wire's list, and the hours that the rules go by. */
  forecast: Omit<ForecastAnswer, 'source'>
}

export interface CurrentReading extends Timing {
  current: Omit<CurrentWeather, 'source'>
}

/**
 * A source of weather. Both calls answer in the contract's shape and units, mapped once from the provider's own; what
 * the provider does not give is absent. They end when the signal does.
 *
 * @throws {UpstreamFailure} whenever there is no whole, sound answer
 */
export interface WeatherProvider {
  readonly evidence: ProviderEvidence
  forecast(at: Point, signal: AbortSignal): Promise<ForecastReading>
  current(at: Point, signal: AbortSignal): Promise<CurrentReading>
  close(): Promise<void>
}

/** The country of the known place nearest to a point, ISO 3166-1 alpha-2. Never rejects, and never takes long. */
export type CountryAt = (at: Point) => Promise<string | undefined>

/** No known places. */
export const noCountry: CountryAt = async () => undefined

interface ProviderParts {
  words: Pick<ServerWords, 'weather'>
  /** Unix ms. */
  now: () => number
  /** How a service that asks for it can write to whoever runs this: an e-mail or web address. */
  contact: string | undefined
  countryAt: CountryAt
}

/** A call of a provider is over then, ms, even where nobody ends it; the time of its question ends it long before. */
export const LONGEST_CALL_MS = 30_000

/** All that the rest of the product knows of a provider; `provider-list.ts` has one of each. */
export interface ListedProvider<Id extends string, Settings extends z.ZodRawShape> {
  /** The id is the name in WEATHER_PROVIDERS. */
  readonly evidence: Pick<ProviderEvidence, 'sample'> & { readonly id: Id }
  /** Its settings in the environment, each by its name. */
  readonly settings: Settings
  /** True where it is asked although the operator names no providers. */
  readonly isUsual: (settings: SettingsRead<Settings>, production: boolean) => boolean
  /** Most calls of a UTC day, on all instances together; undefined where nobody counts them. */
  readonly callsADay: (settings: SettingsRead<Settings>) => number | undefined
  /**
   * Undefined where a setting is missing that it cannot be without. Each call of what this gives opens connections of
   * its own; what those may share, they share.
   */
  readonly make: (
    settings: SettingsRead<Settings>,
    parts: ProviderParts,
  ) => (() => WeatherProvider) | undefined
}

/** A provider as it stands in the list, with the types of its id and its settings. */
export const listedProvider = <const Id extends string, Settings extends z.ZodRawShape>(
  provider: ListedProvider<Id, Settings>,
) => provider
