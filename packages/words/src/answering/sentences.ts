import type { EmergencySentences } from './emergency.ts'
import type { BesideSentences } from './statements/beside-statements.ts'
import type { StockSentences } from './statements/stock-sentences.ts'

/** A sentence of these values, which stand in it as they are. */
type Sentence<Values extends string> = (values: Readonly<Record<Values, string>>) => string
/** A sentence that counts, and needs the number for its plural. */
type Counting<Values extends string> = (
  values: Readonly<Record<Values, string>> & { readonly count: number },
) => string

/** The sentences of answers in a language: whole ones, that no word is glued to. */
export interface Sentences extends StockSentences, BesideSentences {
  readonly capabilities: string
  readonly not_understood: string
  readonly which_commodity: string
  readonly no_forecast: string
  readonly no_advice: string
  readonly not_found: Readonly<Record<'here' | 'there' | 'any', Sentence<'name'>>>
  readonly others: Sentence<'others'>
  readonly emergency: EmergencySentences
  readonly no_dose: string
  readonly no_nutrient_dose: string
  readonly see_forecast: string
  readonly no_knowledge: Sentence<'subject'>
  readonly no_knowledge_of: Sentence<'subject' | 'name'>
  readonly not_placed: Sentence<'name' | 'words'>
  readonly not_placed_unpriced: Sentence<'name' | 'words'>
  readonly ask_whom: Sentence<'anywhere'>
  readonly who_can_help: Sentence<'known' | 'anywhere'>
  readonly nearest: string
  /** What of a question has no figure, before the nearest to it. */
  readonly nearest_to: Sentence<'words'>
  readonly time_not_read: Sentence<'words'>
  readonly also_not_placed: Sentence<'words'>
  readonly kind_not_stored: Readonly<Record<'support' | 'producer' | 'market' | 'exchange', string>>
  readonly market_not_stored: Sentence<'words'>
  readonly unknown_thing: Sentence<'words'>
  readonly old_price: Counting<'figure'>
  readonly origin: Sentence<'series' | 'months' | 'source'>
  readonly origin_own: string
  readonly reaches: Sentence<'series' | 'until' | 'source'>
  /** Others of the same publisher go on. */
  readonly ended_before_others: Sentence<'others'>
  readonly nothing_newer: string
  readonly no_figure_before: string
  readonly adjusted_down: Sentence<'from' | 'percent' | 'to'>
  readonly adjusted_up: Sentence<'from' | 'percent' | 'to'>
  readonly newer_elsewhere: Sentence<'series' | 'month'>
  readonly other_kinds: Sentence<'kinds'>

  readonly price: Sentence<'series' | 'price'>
  /** As {@link price}, of a price too old to be that of now. */
  readonly last_known: Sentence<'series' | 'price'>
  readonly no_price: Sentence<'series'>
  readonly no_price_in: Sentence<'series' | 'month'>
  readonly moved: Sentence<'changes'>
  readonly moved_between: Sentence<'changes'>
  readonly change: Sentence<'series' | 'from' | 'to' | 'moved'>
  readonly against_mean: Sentence<'series' | 'start' | 'end' | 'mean' | 'to' | 'moved' | 'times'>
  readonly means_apart: Sentence<'series' | 'start' | 'end' | 'mean' | 'start2' | 'end2' | 'mean2' | 'moved'>
  readonly no_reason: string
  readonly no_change: Sentence<'series'>
  readonly direction: Readonly<Record<'yesUp' | 'yesDown' | 'noUp' | 'noDown' | 'neither', string>>
  readonly highest_below: Sentence<'series' | 'from' | 'to' | 'percent' | 'signed'>
  readonly highest_above: Sentence<'series' | 'from' | 'to' | 'percent' | 'signed'>
  readonly lowest_below: Sentence<'series' | 'from' | 'to' | 'percent' | 'signed'>
  readonly lowest_above: Sentence<'series' | 'from' | 'to' | 'percent' | 'signed'>
  readonly gap: Sentence<'higher' | 'lower' | 'difference' | 'percent' | 'times'>
  readonly gap_less: Sentence<'higher' | 'lower' | 'difference' | 'percent'>
  readonly newer_of: Sentence<'newer' | 'month' | 'older' | 'olderMonth'>
  readonly same_age: Sentence<'month'>
  readonly not_comparable: Readonly<Record<'time' | 'unit', string>>
  readonly times_yes: Sentence<'first' | 'second' | 'times'>
  readonly times_no: Sentence<'first' | 'second' | 'times'>
  readonly share_of: Sentence<'first' | 'second' | 'percent'>
  readonly cheapest_first: Sentence<'prices' | 'unit'>
  readonly dearest_first: Sentence<'prices' | 'unit'>
  readonly rises_first: Sentence<'moves'>
  readonly falls_first: Sentence<'moves'>
  readonly swings_in_order: Sentence<'swings'>
  readonly at_extreme: Readonly<Record<'is_highest' | 'is_lowest' | 'not_highest' | 'not_lowest', string>>
  readonly multiple: Sentence<'times'>
  readonly multiple_yes: Sentence<'times'>
  readonly multiple_no: Sentence<'times'>
  readonly range: Counting<'series' | 'figure' | 'until' | 'lowest' | 'highest' | 'mean'>
  readonly range_lowest: Counting<'series' | 'figure' | 'until' | 'lowest' | 'highest' | 'mean'>
  readonly range_highest: Counting<'series' | 'figure' | 'until' | 'lowest' | 'highest' | 'mean'>
  readonly range_mean: Counting<'series' | 'figure' | 'until' | 'lowest' | 'highest' | 'mean'>
  readonly no_range: Sentence<'series'>
  readonly no_range_since: Sentence<'series' | 'start' | 'end'>
  readonly variation: Sentence<'percent' | 'volatility'>
  readonly season: Sentence<
    'series' | 'start' | 'end' | 'now' | 'nowIndex' | 'peak' | 'peakIndex' | 'low' | 'lowIndex' | 'average'
  >
  readonly no_season: Sentence<'series'>
  readonly weak_season: string
  readonly moved_over_year: Sentence<'moves'>
  readonly moved_over_year_to: Sentence<'moves' | 'until'>
  readonly stands_below: Sentence<'series' | 'against' | 'percent'>
  readonly stands_above: Sentence<'series' | 'against' | 'percent'>
  readonly different_kinds: string
  readonly not_your_price: string
  readonly price_is_world: string
  readonly converted: Sentence<'rates'>
  readonly no_weight: Sentence<'per' | 'wanted'>
  readonly no_volume: Sentence<'wanted'>
  readonly by_density: Sentence<'name' | 'figure'>
  readonly no_bushel: Sentence<'name'>
  readonly no_rate: Sentence<'from' | 'to'>

  readonly given: Sentence<'figures'>
  readonly unused: Counting<'figures'>
  readonly worth: Sentence<'amount' | 'money'>
  readonly worth_of: Sentence<'amount' | 'name' | 'money'>
  readonly worth_at: Sentence<'amount' | 'name' | 'price' | 'series' | 'money'>
  /** What stands before a profit that is wanted, in the line of the figures. */
  readonly story_wanted: string
  readonly story_result: Readonly<
    Record<
      | 'left'
      | 'loss'
      | 'comes-to'
      | 'costs'
      | 'each'
      | 'break-even'
      | 'wanted'
      | 'needed'
      | 'buys'
      | 'amount'
      | 'share'
      | 'portion'
      | 'return'
      | 'interest',
      Sentence<'value'>
    >
  >
  readonly story_behind: Sentence<'amounts'>
  /** What stands before each of the amounts that a sum rests on. */
  readonly story_amounts: Readonly<
    Record<
      'amount' | 'gone' | 'before' | 'in' | 'out' | 'left' | 'loss' | 'shared' | 'even',
      Sentence<'value'>
    >
  >
  readonly story_more: Sentence<'was' | 'is' | 'change'>
  readonly story_less: Sentence<'was' | 'is' | 'change'>
  readonly story_same: Sentence<'was' | 'is' | 'change'>
  readonly story_offers: Readonly<
    Record<'more' | 'less', Sentence<'best' | 'bestValue' | 'other' | 'otherValue' | 'change'>>
  >
  readonly story_missing: Sentence<'unit' | 'per'>
  readonly story_unplaced: Counting<'figures'>
  readonly own_price_below: Sentence<'price' | 'stored' | 'name' | 'storedPrice' | 'percent'>
  readonly own_price_above: Sentence<'price' | 'stored' | 'name' | 'storedPrice' | 'percent'>
  readonly same_money: string
  readonly own_yield_per: Sentence<'yield'>
  readonly result_left: Sentence<'money'>
  readonly result_loss: Sentence<'money'>
  readonly result_share: Sentence<'percent'>
  readonly profit_at: Sentence<'price'>
  readonly profit: Sentence<'output' | 'cost' | 'profit'>
  readonly break_even_total: Sentence<'cost' | 'tonnes' | 'price'>
  readonly currency_needed: Sentence<'own' | 'stored'>
  readonly mixed_currencies: string
  readonly dry_matter: Sentence<'amount' | 'from' | 'result' | 'to'>

  readonly margin: Sentence<'name' | 'yield' | 'price' | 'output' | 'cost' | 'margin'>
  readonly margin_of_nothing: Sentence<'yield' | 'price' | 'output' | 'cost' | 'margin'>
  readonly margin_needs: Sentence<'missing'>
  readonly margin_in_all: Sentence<'yield' | 'output' | 'cost'>
  readonly margin_leaves_out: string
  readonly cost_currency: Sentence<'currency'>
  readonly break_even_price: Sentence<'cost' | 'yield' | 'price'>
  readonly break_even_yield: Sentence<'cost' | 'yield' | 'price'>
  readonly break_even_needs: string
  readonly cushion_below: Sentence<'price' | 'percent'>
  readonly cushion_above: Sentence<'price' | 'percent'>
  readonly taken_as_yours: Sentence<'price' | 'stored'>
  readonly input_ratio: Sentence<
    'input' | 'bought' | 'boughtPrice' | 'product' | 'sold' | 'soldPrice' | 'ratio' | 'one'
  >
  readonly ratio_in_sacks: Sentence<'sack' | 'input' | 'kg' | 'product'>
  readonly ratio_is_sacks: Sentence<'sack' | 'input' | 'kg' | 'product' | 'sacks'>
  readonly no_input_ratio: Sentence<'product' | 'input'>
  readonly only_newest: string
  readonly ratio_at_world_prices: string
  readonly farm_gate_differs: string
  readonly conversion_needs: string
}
