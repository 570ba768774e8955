import type { CurrentWeather, Forecast, Source } from '@smart-farming/contracts/weather'
import type { Point } from '../grid.ts'

/** What must be said beside a provider's data: who, where, under which licence. */
export type Evidence = Pick<Source, 'id' | 'name' | 'url' | 'attribution' | 'licence' | 'sample'>

/** When the provider made it and until when it asks not to be asked again, where it says so. */
interface Timing {
  /** ISO 8601, UTC. */
  issuedAt?: string
  /** Unix ms. */
  freshUntil?: number
}

export interface ForecastReading extends Timing {
  forecast: Omit<Forecast, 'source'>
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
  readonly evidence: Evidence
  forecast(at: Point, signal: AbortSignal): Promise<ForecastReading>
  current(at: Point, signal: AbortSignal): Promise<CurrentReading>
  close(): Promise<void>
}
