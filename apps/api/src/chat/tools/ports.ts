import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Place } from '@smart-farming/contracts/places'
import type { Forecast } from '@smart-farming/contracts/weather'
import type { Growing } from '@smart-farming/contracts/weather/growing'
import type { SourcedAnswer } from '@smart-farming/market-core/answering/draft'
import type { MonthlySeries } from '@smart-farming/market-core/answering/series/price-series'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import type { AskingFarm, FarmPoint } from '@smart-farming/market-core/farm/farm-view'
import type { Names } from '@smart-farming/market-core/reader/names-in'
import type { KnownPlaces } from '@smart-farming/market-core/reader/places'
import type { PartRead, Reading } from '@smart-farming/market-core/reader/question'
import type { SoilType } from '@smart-farming/weather-core/field/soil-moisture-deficit'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Before } from '@smart-farming/weather-core/work/judge-forecast'
import type { ServerWords } from '@smart-farming/words/catalogues'
import type { ChatAsker } from '../engine.ts'

/** An exchange rate with whoever publishes it. */
export interface SourcedRate extends ExchangeRate {
  source: AnswerSource
}

/** The stored prices, as far as tools read them. */
export interface KnownPrices {
  /**
   * The series of these commodities (catalogue ids), each with its newest price only; where there are very many, those
   * of these countries (ISO alpha-2) and the world's are among them.
   *
   * @param farm where those near it are known as such
   */
  series(
    commodities: readonly string[],
    countries: readonly string[],
    farm?: { readonly at: FarmPoint; readonly now: Date },
  ): Promise<MonthlySeries[]>
  /** A series of {@link series} with all its months. */
  withHistory(series: MonthlySeries): Promise<MonthlySeries>
  /**
   * The newest rates between these currencies, and of each with the euro and the dollar; and those nearest to some
   * months (`YYYY-MM`).
   */
  rates(currencies: readonly string[], months?: readonly string[]): Promise<SourcedRate[]>
  sourceOf(series: MonthlySeries): AnswerSource
  /** What there is of each commodity; `commodity` is null for what the catalogue does not have. */
  overview(): Promise<
    {
      commodity: string | null
      series: number /** Codes with spaces between. */
      countries: string
      newest: string
    }[]
  >
  places(): Promise<KnownPlaces>
}

/** The reading of messages, and what is known of prices without a model. */
export interface PriceAnswers {
  /**
   * Reads a message by the names that are stored.
   *
   * @param before the farmer's earlier messages, oldest first
   * @param local ISO alpha-2 codes of the countries that are "here" for this farm
   */
  read(message: string, before: readonly string[], local: readonly string[]): Promise<Reading>
  /**
   * As {@link read} where the stored names can be had in that time, else as {@link readAlone}. The reading itself may
   * take longer.
   *
   * @param storeMs longest wait for the stored names, in ms
   */
  readWithin(
    storeMs: number,
    message: string,
    before: readonly string[],
    local: readonly string[],
  ): Promise<{ readonly reading: Reading; readonly isByStore: boolean }>
  /** As {@link read}, by nothing that is stored. */
  readAlone(message: string, before: readonly string[]): Promise<Reading>
  /**
   * Answers the parts of a message as one text.
   *
   * @param local as in {@link read}
   * @param farm where it is and how its prices are told, where that is known
   */
  answer(
    parts: readonly PartRead[],
    local: readonly string[],
    farm?: AskingFarm,
  ): Promise<SourcedAnswer<AnswerSource>>
  /** The things and places that a text names. */
  names(text: string): Promise<Names>
}

/** A forecast as far as tools read it: the provider's finest steps, which the outlook is judged by, too. */
export interface KnownForecast extends Pick<Forecast, 'city' | 'source'> {
  hours: readonly WeatherStep[]
  /** Steps that have elapsed, where they are known. */
  past?: { hours: readonly WeatherStep[] } | undefined
  /** Of the ground, m. */
  elevationM?: number | undefined
  /** What was before it, for a farm on such a soil. */
  before: (soil: SoilType) => Before
}

/** The farm's own weather, as far as tools read it. */
export interface KnownWeather {
  /** @throws {AppError} when no provider answers, or may be asked */
  forecast(at: { lat: number; lon: number }, asker: ChatAsker): Promise<KnownForecast>
  /**
   * Water, diseases and growth for a farm of these settings; nothing of made-up weather.
   *
   * @throws {AppError} when no provider answers, or may be asked
   */
  growing(at: { lat: number; lon: number }, asker: ChatAsker, own: FarmSettings): Promise<Growing>
  /** What the farmer set for work on the farm. */
  settings(userId: number): Promise<FarmSettings>
}

/** Where farms are, as far as tools ask. */
export interface KnownFarms {
  /** Undefined where nobody knows. @throws whatever the looking up throws */
  place(asker: ChatAsker): Promise<Place | undefined>
  /** The place of that name that a farmer most likely means; undefined where there is none. @throws as {@link place} */
  placeCalled(asker: ChatAsker, name: string): Promise<Place | undefined>
  /**
   * The countries that are "here" for a farm, ISO alpha-2; none while that is not known. Never throws.
   *
   * @param patienceMs the longest it may take
   */
  countries(asker: ChatAsker, patienceMs?: number): Promise<readonly string[]>
}

/** What the tools need of the rest of the product. */
export interface ToolPorts {
  /** What is told in, to a model as to a farmer. */
  words: ServerWords
  answers: PriceAnswers
  prices: KnownPrices
  weather: KnownWeather
  farms: KnownFarms
}
