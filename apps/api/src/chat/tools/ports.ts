import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Place } from '@smart-farming/contracts/places'
import type { Forecast } from '@smart-farming/contracts/weather'
import type { CropGrowth } from '@smart-farming/contracts/weather/growing'
import type {
  ExchangeRate,
  FarmPoint,
  FoundNames,
  KnownPlaces,
  MonthlySeries,
  ParsedPart,
  Reading,
  RequestingFarm,
  SourcedAnswer,
} from '@smart-farming/market-core/chat'
import type { SoilType } from '@smart-farming/weather-core/field/soil-moisture-deficit'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { PastWeather } from '@smart-farming/weather-core/work/judge-forecast'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { ChatUser } from '../engine.ts'

// `StoredPrices`, `PriceAnswerer`, `Weather` and `FarmPlaces` implement and document these ports.

/** Reads messages and answers price questions without a model. */
export interface PriceAnswers {
  read(message: string, before: readonly string[], local: readonly string[]): Promise<Reading>
  readWithin(
    storeMs: number,
    message: string,
    before: readonly string[],
    local: readonly string[],
  ): Promise<{ readonly reading: Reading; readonly isByStore: boolean }>
  readAlone(message: string, before: readonly string[]): Promise<Reading>
  answer(
    parts: readonly ParsedPart[],
    local: readonly string[],
    farm?: RequestingFarm,
  ): Promise<SourcedAnswer<AnswerSource>>
  names(text: string): Promise<FoundNames>
}

/** Parts of the product that the tools need. */
export interface ToolPorts {
  /** Texts for results that both a model and a farmer read. */
  words: ServerMessages
  answers: PriceAnswers
  prices: {
    /** Series with only their newest price. */
    series(
      commodities: readonly string[],
      countries: readonly string[],
      farm?: { readonly at: FarmPoint; readonly now: Date },
    ): Promise<MonthlySeries[]>
    withHistory(series: MonthlySeries): Promise<MonthlySeries>
    /** Exchange rates, each with its publisher. */
    rates(
      currencies: readonly string[],
      months?: readonly string[],
    ): Promise<(ExchangeRate & { source: AnswerSource })[]>
    sourceOf(series: MonthlySeries): AnswerSource
    /** `commodity` is null outside the catalogue; `countries` are codes separated by spaces. */
    overview(): Promise<{ commodity: string | null; countries: string; newest: string }[]>
    places(): Promise<KnownPlaces>
  }
  weather: {
    /** @throws {AppError} if no provider answers, or if limits forbid calling any */
    forecast(at: { lat: number; lon: number }, asker: ChatUser): Promise<KnownForecast>
    /**
     * Findings for a farm with these settings; empty for sample weather. @throws {AppError} like
     * `forecast`
     */
    growing(at: { lat: number; lon: number }, asker: ChatUser, own: FarmSettings): Promise<CropGrowth>
    settings(userId: number): Promise<FarmSettings>
  }
  farms: {
    place(asker: ChatUser): Promise<Place | undefined>
    placeCalled(asker: ChatUser, name: string): Promise<Place | undefined>
    /** Countries of the farm, ISO alpha-2. Never throws. */
    countries(asker: ChatUser): Promise<readonly string[]>
  }
}

/** A forecast with the provider's finest steps. */
interface KnownForecast extends Pick<Forecast, 'city' | 'source'> {
  hours: readonly WeatherStep[]
  /** Ground elevation, m. */
  elevationM?: number | undefined
  /** Initial conditions for a farm on that soil. */
  before: (soil: SoilType) => PastWeather
}
