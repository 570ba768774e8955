import type { Contact } from '../contacts/contact.ts'
import type { EmergencyNumbers } from '../contacts/emergency-numbers.ts'
import type { ExchangeRate } from '../currency.ts'
import type { Month } from '../months.ts'
import type { Figure, LandUnits, PriceKind, SmallTalk, Topic } from '../reader/question.ts'
import type { Amount, Unit } from '../reader/units.ts'
import type { Volatility } from '../statistics.ts'
import type { Fact } from './fact.ts'
import type {
  DatedPrice,
  DisplayedPrice,
  MeanPrice,
  PriceReference,
  SeasonalIndex,
  SeriesLabel,
} from './series/price-series.ts'

type Nothing = Readonly<Record<never, never>>

/**
 * Values of every statement, by code: raw numbers, months as `YYYY-MM`, commodities by id,
 * currencies and units by code. A statement without a text in every language is a compile error in
 * `packages/words`.
 */
export interface StatementValues {
  // Around an answer
  nearest: { words: readonly string[] }
  not_read: { words: readonly string[] }
  /** Misspelt words with the names that they were corrected to. */
  took: { words: readonly (readonly [written: string, name: string])[] }

  // Missing prices
  kind_not_stored: { kind: PriceKind }
  /** A place without stored prices, as written. */
  unknown_place: { place: string }
  /** `others` are the available alternatives. */
  not_found: { commodity: string; place: 'here' | 'there' | 'any'; others: readonly SeriesLabel[] }
  /** `since` and `until` are the first and last month with a price. */
  none_then: { series: SeriesLabel; month?: Month; since?: Month; until?: Month }
  which_thing: Nothing

  // One series
  price: { series: SeriesLabel; price: DatedPrice }
  /** Changes over a month and a year. The text names `from` and `to` if they are long ago. */
  moved: {
    changes: readonly { over: 'month' | 'year'; percent: number; from: Month; to: Month }[]
    isLast?: true
  }
  old_price: { months: number }
  /** The latest price may be an error, because it is far from earlier prices. */
  doubted: { price: DatedPrice; before: DatedPrice }
  /** The price is far above or below both neighbouring months. */
  odd_value: { price: DatedPrice; before: DatedPrice; after: DatedPrice }
  other_kinds: { kinds: readonly { series: SeriesLabel; price: DisplayedPrice }[] }
  newer_elsewhere: { series: SeriesLabel; month: Month }
  change: { series: SeriesLabel; from: DatedPrice; to: DatedPrice; percent: number }
  /** Confirms or denies the direction that the question assumes. */
  direction: { asked: 'up' | 'down'; did: 'up' | 'down' | 'neither' }
  /** `lead` is the value that the question asks for. */
  range: {
    series: SeriesLabel
    count: number
    until: Month
    lowest: DatedPrice
    highest: DatedPrice
    mean: DisplayedPrice
    lead?: 'lowest' | 'highest' | 'mean'
  }
  variation: { percent: number; volatility: Volatility }
  from_extreme: {
    series: SeriesLabel
    extreme: 'highest' | 'lowest'
    from: DatedPrice
    to: DatedPrice
    percent: number
  }
  means_apart: { series: SeriesLabel; first: MeanPrice; second: MeanPrice; percent: number }
  /** `isWeak`: single years vary more than the seasonal pattern. */
  season: {
    series: SeriesLabel
    since: Month
    until: Month
    peak: SeasonalIndex
    low: SeasonalIndex
    isWeak: boolean
  }
  no_season: { series: SeriesLabel }

  // Limits
  /** `percent` is negative below the limit. */
  against_limit: { series: SeriesLabel; price: DatedPrice; limit: DisplayedPrice; percent: number }
  /** Number of months beyond the limit. `last` is the latest of these, or the closest price. */
  months_past: {
    series: SeriesLabel
    way: 'above' | 'below'
    limit: DisplayedPrice
    count: number
    start: Month
    end: Month
    last: DatedPrice
  }

  // Several series
  /** `less` is set if the question asks which is cheaper. */
  gap: {
    higher: SeriesLabel
    lower: SeriesLabel
    difference: DisplayedPrice
    percent: number
    less?: number
  }
  in_order: {
    dearestFirst: boolean
    prices: readonly { series: SeriesLabel; value: number }[]
    currency: string
    per: PriceReference
    month?: Month
  }
  moves_in_order: { first: 'up' | 'down'; moves: readonly { series: SeriesLabel; percent: number }[] }
  swings_in_order: { swings: readonly { series: SeriesLabel; percent: number }[] }
  not_comparable: { why: 'time' | 'unit' }

  // Price types, units and rates
  not_your_price: Nothing
  converted: { rates: readonly ExchangeRate[] }
  /** The product has no weight or volume, or is not sold by it. The source's own unit is shown. */
  not_in_unit: { wanted: Unit }
  by_density: { commodity: string; kgPerLitre: number }
  no_rate: { from: string; to: string }
  /** A bag of unknown weight cannot be priced or converted. */
  bag_weight: Nothing

  // Sums
  /** The farmer's numbers as understood, before the result. */
  given: { figures: readonly Figure[] }
  sum_needs: { missing: readonly MissingInput[] }
  no_common_money: { currencies: readonly string[] }
  worth: { amount: Amount; commodity?: string; series?: SeriesLabel; currency?: string; money: number }
  /** `land` is the area unit of a per-area result. */
  total: { value: number; currency?: string; amount?: Amount; land?: Unit }
  total_amount: { amount: Amount; land?: Unit }
  /** `left` is negative for a loss. */
  left: { output: number; cost: number; left: number; currency?: string; land?: Unit }
  margin_leaves_out: Nothing
  break_even: { price: number; currency?: string; per: Unit; cost: number; amount: Amount; land?: Unit }
  break_even_yield: { amount: Amount; cost: number; currency?: string; land?: Unit }
  each: { value: SumPart; of: SumPart; by: SumPart }
  percent_of: { percent: number; of: SumPart; value: SumPart }
  /** `lost` is the weight of the evaporated water. */
  dry_matter: { amount: Amount; from: number; to: number; result: number; lost: Amount }
  ratio: { product: string; input: string; sold: Amount; bought: Unit }
  no_ratio: { product: SeriesLabel; input: SeriesLabel }
  conversion: { from: Amount; to: Amount; commodity?: string; lands?: LandUnits }
  exchange: { from: number; currency: string; to: number; into: string }

  // Answers other than prices
  no_forecast: Nothing
  no_advice: Nothing
  sale_hangs_on: Nothing
  emergency: EmergencyNumbers
  no_dose: Nothing
  see_forecast: Nothing
  no_knowledge: { topic: Topic; commodity?: string }
  /** The operator's advisers, public contacts and general experts. */
  ask_whom: {
    about: Topic | 'price' | 'other'
    contacts: readonly Contact[]
    advisers: readonly string[]
  }
  talk: { talk: SmallTalk }
}

export type MissingInput =
  | 'quantity'
  | 'price'
  | 'cost'
  | 'yield'
  | 'area'
  | 'shares'
  | 'percent'
  | 'moisture'

export interface SumPart {
  readonly value: number
  readonly currency?: string
  readonly unit?: Unit
  readonly isMoney?: true
}

export type StatementCode = keyof StatementValues

export type CodedStatement = {
  readonly [Code in StatementCode]: { readonly code: Code; readonly values: StatementValues[Code] }
}[StatementCode]

export type Statement = CodedStatement & { readonly facts: readonly Fact[] }
