import type { Contact } from '../contacts/contact.ts'
import type { EmergencyNumbers } from '../contacts/emergency-numbers.ts'
import type { ExchangeRate } from '../currency.ts'
import type { Month } from '../months.ts'
import type { Figure, Lands, PriceKind, Talk, Topic } from '../reader/question.ts'
import type { Amount, Unit } from '../reader/units.ts'
import type { Volatility } from '../statistics.ts'
import type { Fact } from './fact.ts'
import type { DatedPrice, MeanOf, Per, SeriesLabel, ShownPrice, UsualMonth } from './series/price-series.ts'

type Nothing = Readonly<Record<never, never>>

/**
 * Everything that an answer can say, by its code, with the values that its words need: numbers as they are, months
 * `YYYY-MM`, commodities by their id, currencies and units by their code. A new statement is a line here;
 * `packages/words` does not compile until every language has a text for it.
 */
export interface Statements {
  // Around an answer
  /** Words of the question that nothing has: the nearest to it follows. */
  nearest: { words: readonly string[] }
  /** Other words that were not understood. */
  not_read: { words: readonly string[] }
  /** Misspelt words as they were written, with the names that they were taken for. */
  took: { words: readonly (readonly [written: string, name: string])[] }

  // Missing prices
  kind_not_stored: { kind: PriceKind }
  /** A place that no price is stored for, as it was written. */
  unknown_place: { place: string }
  /** `others` is what there is instead. */
  not_found: { commodity: string; place: 'here' | 'there' | 'any'; others: readonly SeriesLabel[] }
  /** None in the time asked for; `since` and `until` are the first and the last month that have one. */
  none_then: { series: SeriesLabel; month?: Month; since?: Month; until?: Month }
  which_thing: Nothing

  // One series
  price: { series: SeriesLabel; price: DatedPrice }
  /** How the newest price stands against those a month and a year before it; `from` and `to` where that is long ago. */
  moved: {
    changes: readonly { over: 'month' | 'year'; percent: number; from: Month; to: Month }[]
    isLast?: true
  }
  old_price: { months: number }
  /** The newest price may be an error: it is far from those before it. */
  doubted: { price: DatedPrice; before: DatedPrice }
  /** A price many times those of the months beside it, or a small part of them. */
  odd_value: { price: DatedPrice; before: DatedPrice; after: DatedPrice }
  other_kinds: { kinds: readonly { series: SeriesLabel; price: ShownPrice }[] }
  newer_elsewhere: { series: SeriesLabel; month: Month }
  change: { series: SeriesLabel; from: DatedPrice; to: DatedPrice; percent: number }
  /** Whether it went the way that the question supposed. */
  direction: { asked: 'up' | 'down'; did: 'up' | 'down' | 'neither' }
  /** `lead` is the one of the three that was asked for. */
  range: {
    series: SeriesLabel
    count: number
    until: Month
    lowest: DatedPrice
    highest: DatedPrice
    mean: ShownPrice
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
  means_apart: { series: SeriesLabel; first: MeanOf; second: MeanOf; percent: number }
  /** `isWeak`: single years differ from it by more than it is. */
  season: {
    series: SeriesLabel
    since: Month
    until: Month
    peak: UsualMonth
    low: UsualMonth
    isWeak: boolean
  }
  no_season: { series: SeriesLabel }

  // Limits
  /** `percent` below 0 is under the limit. */
  against_limit: { series: SeriesLabel; price: DatedPrice; limit: ShownPrice; percent: number }
  /** How many months of a time were past the limit; `last` is the newest of them, or the price nearest to it. */
  months_past: {
    series: SeriesLabel
    way: 'above' | 'below'
    limit: ShownPrice
    count: number
    start: Month
    end: Month
    last: DatedPrice
  }

  // Several series
  /** `less` is told where the cheaper was asked for. */
  gap: {
    higher: SeriesLabel
    lower: SeriesLabel
    difference: ShownPrice
    percent: number
    less?: number
  }
  in_order: {
    dearestFirst: boolean
    prices: readonly { series: SeriesLabel; value: number }[]
    currency: string
    per: Per
    month?: Month
  }
  moves_in_order: { first: 'up' | 'down'; moves: readonly { series: SeriesLabel; percent: number }[] }
  swings_in_order: { swings: readonly { series: SeriesLabel; percent: number }[] }
  not_comparable: { why: 'time' | 'unit' }

  // Kinds, units and rates of a price
  not_your_price: Nothing
  converted: { rates: readonly ExchangeRate[] }
  /** It has no weight or volume of its own, or is not sold by it: the source's own unit is shown. */
  not_in_unit: { wanted: Unit }
  by_density: { commodity: string; kgPerLitre: number }
  no_rate: { from: string; to: string }
  /** A bag without a weight is priced or converted by nothing. */
  bag_weight: Nothing

  // Sums
  /** The farmer's figures, to be checked before the result. */
  given: { figures: readonly Figure[] }
  sum_needs: { missing: readonly Needed[] }
  no_common_money: { currencies: readonly string[] }
  worth: { amount: Amount; commodity?: string; series?: SeriesLabel; currency?: string; money: number }
  /** `land` is what it is on each of. */
  total: { value: number; currency?: string; amount?: Amount; land?: Unit }
  total_amount: { amount: Amount; land?: Unit }
  /** Below 0 a loss. */
  left: { output: number; cost: number; left: number; currency?: string; land?: Unit }
  margin_leaves_out: Nothing
  break_even: { price: number; currency?: string; per: Unit; cost: number; amount: Amount; land?: Unit }
  break_even_yield: { amount: Amount; cost: number; currency?: string; land?: Unit }
  each: { value: Part; of: Part; by: Part }
  percent_of: { percent: number; of: Part; value: Part }
  /** `lost` is the water. */
  dry_matter: { amount: Amount; from: number; to: number; result: number; lost: Amount }
  ratio: { product: string; input: string; sold: Amount; bought: Unit }
  no_ratio: { product: SeriesLabel; input: SeriesLabel }
  conversion: { from: Amount; to: Amount; commodity?: string; lands?: Lands }
  exchange: { from: number; currency: string; to: number; into: string }

  // Beside prices
  no_forecast: Nothing
  no_advice: Nothing
  /** On what a decision to sell or to hold hangs. */
  sale_hangs_on: Nothing
  emergency: EmergencyNumbers
  no_dose: Nothing
  see_forecast: Nothing
  no_knowledge: { topic: Topic; commodity?: string }
  /** The operator's advisers and public contacts, and who knows such things anywhere. */
  ask_whom: {
    about: Topic | 'price' | 'other'
    contacts: readonly Contact[]
    advisers: readonly string[]
  }
  talk: { talk: Talk }
}

/** A figure that a sum lacks. */
export type Needed = 'quantity' | 'price' | 'cost' | 'yield' | 'area' | 'shares' | 'percent' | 'moisture'

/** Money, or an amount, or a number of parts, in a sum. */
export interface Part {
  readonly value: number
  readonly currency?: string
  readonly unit?: Unit
  readonly isMoney?: true
}

export type StatementCode = keyof Statements

/** One of {@link Statements}, as it is said. */
export type SaidStatement = {
  readonly [Code in StatementCode]: { readonly code: Code; readonly values: Statements[Code] }
}[StatementCode]

/** A statement with the figures in it and what they rest on. */
export type Statement = SaidStatement & { readonly facts: readonly Fact[] }
