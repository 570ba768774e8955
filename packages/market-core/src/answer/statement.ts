import type { ExchangeRate } from '../currency.ts'
import type { PriceUnit } from '../mass.ts'
import type { Month } from '../months.ts'
import type { Volatility } from '../statistics.ts'
import type { GivenFigure } from '../understand/quantities/farm-figures.ts'
import type { ConvertedUnit } from '../understand/quantities/measure-conversion.ts'
import type { AreaUnit, VolumeUnit } from '../understand/quantities/measures.ts'
import type { Fact } from './fact.ts'
import type { LastStatements } from './last/last-statements.ts'
import type { KindStatements } from './series/kind-statements.ts'
import type {
  Amount,
  Counted,
  DatedPrice,
  MeanOf,
  Per,
  SeriesLabel,
  ShownPrice,
  TonnePrice,
  UsualMonth,
} from './series/told-values.ts'
import type { StockStatements } from './stock/stock-statements.ts'
import type { StoryStatements } from './sums/story-statements.ts'
import type { BesideStatements } from './topics/beside-statements.ts'
import type { TopicStatements } from './topics/topic-statements.ts'

export type * from './series/told-values.ts'

/** Whatever an amount is converted from and to. */
export type AnyUnit = PriceUnit | ConvertedUnit

type Nothing = Readonly<Record<never, never>>

/**
 * Everything that an answer can say, by its code, with the values that its words need: numbers as they are, months
 * `YYYY-MM`, commodities by their id, currencies and units by their code. A new statement is a line here; what words
 * statements does not compile until it has words for it.
 */
export interface Statements
  extends StoryStatements,
    LastStatements,
    KindStatements,
    StockStatements,
    TopicStatements,
    BesideStatements {
  capabilities: Nothing
  not_understood: Nothing
  which_commodity: Nothing
  no_forecast: Nothing
  no_advice: Nothing
  /** Words of the question, as they were asked, that could not be placed beside the commodity. */
  not_placed: { commodity: string; words: readonly string[]; hasPrice: boolean }
  /**
   * Words of the question could not be placed: what follows is the nearest there is. Which they are, is told behind it.
   */
  nearest: { words: readonly string[] }
  /** Among them is a time: what follows may be of another than was asked for. */
  time_not_read: { words: readonly string[] }
  /** Beside what is not there. */
  also_not_placed: { words: readonly string[] }
  /** Something that has no price because nobody knows what it is. */
  unknown_thing: { words: readonly string[] }
  /** The newest price there is of what is told is so many months old. */
  old_price: { months: number }
  /** `place` is what was asked about: "here", one that was named, or none. `others` is what there is instead. */
  not_found: { commodity: string; place: 'here' | 'there' | 'any'; others: readonly SeriesLabel[] }

  /** `isLast`: the newest there is, and too old to be that of now. */
  price: { series: SeriesLabel; price: DatedPrice; isLast?: true }
  /** Without a month: no price at all. */
  no_price: { series: SeriesLabel; month?: Month }
  /** How the newest price stands against those before it. */
  moved: { changes: readonly { over: 'month' | 'year'; percent: number }[] }
  /** How the last known price stood against those before it. */
  moved_between: { changes: readonly { from: Month; to: Month; percent: number }[] }
  change: { series: SeriesLabel; from: DatedPrice; to: DatedPrice; percent: number }
  no_change: { series: SeriesLabel }
  /** The newest price against the mean of a time before it; `times` is the one over the other. */
  against_mean: {
    series: SeriesLabel
    start: Month
    end: Month
    mean: ShownPrice
    to: DatedPrice
    percent: number
    times: number
  }
  /** The means of two times, the earlier first, and how the later stands against it. */
  means_apart: { series: SeriesLabel; first: MeanOf; second: MeanOf; percent: number }
  /** Why prices moved is nowhere stored. */
  no_reason: Nothing
  /** Whether it went the way that the question supposed. */
  direction: { asked: 'up' | 'down'; did: 'up' | 'down' | 'neither' }
  /** The newest price against the highest or lowest of a time. */
  from_extreme: {
    series: SeriesLabel
    extreme: 'highest' | 'lowest'
    from: DatedPrice
    to: DatedPrice
    percent: number
  }
  /**
   * Which of two is the dearer: by how much, in % of the other, and how many times that; `less` is asked of the
   * cheaper.
   */
  gap: {
    higher: SeriesLabel
    lower: SeriesLabel
    difference: ShownPrice
    percent: number
    times: number
    less?: number
  }
  /** Prices in one money for one unit, the cheapest first or the dearest. */
  in_order: {
    dearestFirst: boolean
    prices: readonly { series: SeriesLabel; value: number }[]
    currency: string
    per: Per
    /** The month of all of them, where they are of one. */
    month?: Month
  }
  /** How several moved, from the largest rise or from the largest fall on. */
  moves_in_order: { first: 'up' | 'down'; moves: readonly { series: SeriesLabel; percent: number }[] }
  /** How much several swing: the standard deviation of their changes from month to month, in %, the most first. */
  swings_in_order: { swings: readonly { series: SeriesLabel; percent: number }[] }
  /** Whether the newest price is the highest or the lowest of a time, as was asked. */
  at_extreme: { extreme: 'highest' | 'lowest'; holds: boolean }
  /**
   * How many times the first price the last is; `asked` is how many were supposed, 2 for "doubled", 0.5 for "halved".
   */
  multiple: { times: number; asked?: 0.5 | 2 | 3 | 4 }
  /** So many months up to `until` have a price. */
  range: {
    series: SeriesLabel
    count: number
    until: Month
    lowest: DatedPrice
    highest: DatedPrice
    mean: ShownPrice
    /** The one of the three that was asked for: it is told first. */
    lead?: 'lowest' | 'highest' | 'mean'
  }
  /** None in the time asked for; `since` is the first month that has one. */
  no_range: { series: SeriesLabel; since?: Month; until?: Month }
  variation: { percent: number; volatility: Volatility }
  season: {
    series: SeriesLabel
    since: Month
    until: Month
    now: UsualMonth
    peak: UsualMonth
    low: UsualMonth
  }
  no_season: { series: SeriesLabel }
  /** Single years differ from the season by more than it is. */
  weak_season: Nothing
  /**
   * Of several commodities, by their ids, how each moved over a year; over the one to `until`, where that is long ago.
   */
  moved_over_year: { moves: readonly { commodity: string; percent: number }[]; until?: Month }
  /** How far one newest price stands from another, in the same money for the same weight. */
  stands: { series: SeriesLabel; against: SeriesLabel; percent: number }
  different_kinds: Nothing

  /** A world price is not what anybody here is paid. */
  not_your_price: Nothing
  price_is_world: Nothing
  converted: { rates: readonly ExchangeRate[] }
  /** The wish could not be met, and the source's own is shown instead. */
  no_weight: { per: string; wanted: PriceUnit }
  /** Priced by weight or count, and asked for by volume. */
  no_volume: { wanted: VolumeUnit }
  /** What is priced by weight is told by volume, at what a litre of it weighs. */
  by_density: { commodity: string; kgPerLitre: number }
  no_bushel: { commodity: string }
  no_rate: { from: string; to: string }

  /** The farmer's figures as they were given: a line to be checked before the result. */
  given: { figures: readonly GivenFigure[] }
  /** Figures of the question that nothing was done with. */
  unused: { figures: readonly number[] }
  /** So much of it at that price; `price` is the stored one, absent where it is the farmer's. */
  worth: {
    commodity: string
    amount: Amount
    series?: SeriesLabel
    price?: DatedPrice
    currency?: string
    money: number
  }
  /** The farmer's own price, per tonne, against a stored one. */
  own_price: { price: number; currency?: string; stored: TonnePrice; commodity: string; percent: number }
  /** `sackKg`: what a bag of the farmer's own holds, where it is told in bags. */
  own_yield_per: { value: number; per: PriceUnit; land: AreaUnit; sackKg?: number }
  /**
   * What a sum comes to, below 0 a loss: on each of a land, on each of a unit, on so much land, or in all; `share` in %
   * of what is sold.
   */
  result: {
    value: number
    currency?: string
    share?: number
    land?: AreaUnit
    per?: Per
    area?: { value: number; unit: AreaUnit }
  }
  /** At the stored price, or else at the farmer's own. */
  profit: { output: number; cost: number; profit: number; currency?: string; stored?: TonnePrice }
  break_even_total: { price: number; per: Per; currency?: string; cost: number; amount: Counted }
  /** Money in two currencies without a rate between them: nothing is worked out across them. */
  currency_needed: { own: string; stored: string }
  mixed_currencies: Nothing
  area_conversion: { amount: number; from: AreaUnit; converted: number; to: AreaUnit }
  sacks: { amount: number; from: PriceUnit; kg: number; count: number }
  dry_matter: { amount: number; unit: PriceUnit; from: number; to: number; result: number }
  money_conversion: { amount: number; from: string; converted: number; to: string }

  margin: {
    commodity?: string
    yield: Counted
    /** What the yield, the output, the cost and the margin are on each of. */
    land: AreaUnit
    /** In the farmer's money, or in that of the stored price it is. */
    price: number
    per: Per
    currency?: string
    stored?: TonnePrice
    output: number
    cost: number
    margin: number
  }
  margin_needs: { missing: readonly ('yield' | 'cost' | 'price')[] }
  /** What the whole land gives, brings and costs. */
  margin_in_all: { yield: Counted; output: number; cost: number; currency?: string }
  margin_leaves_out: Nothing
  cost_currency: { currency: string }
  /** The price at which a cost and a yield on the same land even out. */
  break_even_price: {
    price: number
    per: Per
    currency?: string
    cost: number
    yield: Counted
    land: AreaUnit
  }
  /** The yield on a land at which a cost on it and a price even out. */
  break_even_yield: {
    yield: Counted
    land: AreaUnit
    cost: number
    price: number
    per: Per
    currency?: string
    stored?: TonnePrice
  }
  break_even_needs: Nothing
  /** How far the break-even price is below the expected one, in % of that; below 0 it is above. */
  cushion: { price: number; stored?: TonnePrice; percent: number }
  /** So much of the product, a commodity as the input is, buys 1 of the input, both in one unit. */
  input_ratio: {
    product: string
    sold: TonnePrice
    input: string
    bought: TonnePrice
    ratio: number
    unit: PriceUnit
    /** The unit of the input, where it is another. */
    per?: PriceUnit
  }
  /** So many kg of the product, or sacks of `paid` kg, buy one sack of `bought` kg of the input, or as much of it. */
  ratio_in_sacks: {
    product: string
    input: string
    bought: number
    /** So many kg, and no sack. */
    isWeight?: true
    kg: number
    paid?: number
    count?: number
  }
  no_input_ratio: { product: SeriesLabel; input: SeriesLabel }
  /** A time was asked for, and only the newest prices are set against one another. */
  only_newest: Nothing
  ratio_at_world_prices: Nothing
  farm_gate_differs: Nothing
  /** Of a bushel of one of several crops that are named, with the crop. */
  conversion: { amount: number; from: AnyUnit; converted: number; to: AnyUnit; commodity?: string }
  conversion_needs: Nothing
}

export type StatementCode = keyof Statements

/** One of {@link Statements}, as it is said. */
export type SaidStatement = {
  readonly [Code in StatementCode]: { readonly code: Code; readonly values: Statements[Code] }
}[StatementCode]

/** What is said, with the figures in it and what they rest on. */
export type Statement = SaidStatement & { readonly facts: readonly Fact[] }
