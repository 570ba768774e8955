type Sentence<Values extends string> = (values: Readonly<Record<Values, string>>) => string
type Counting<Values extends string> = (
  values: Readonly<Record<Values, string>> & { readonly count: number },
) => string

/** The sentences of prices against a limit, and of what is stored. */
export interface StockSentences {
  readonly months_above: Counting<'series' | 'limit' | 'figure' | 'months' | 'start' | 'end'>
  readonly months_below: Counting<'series' | 'limit' | 'figure' | 'months' | 'start' | 'end'>
  /** How many there are, where not all of them are named. */
  readonly newest_of: Sentence<'months'>
  readonly never_above: Sentence<'series' | 'limit' | 'start' | 'end'>
  readonly never_below: Sentence<'series' | 'limit' | 'start' | 'end'>
  readonly last_above: Sentence<'series' | 'limit' | 'price'>
  readonly last_below: Sentence<'series' | 'limit' | 'price'>
  readonly limit_above: Sentence<'series' | 'price' | 'limit' | 'difference' | 'percent'>
  readonly limit_below: Sentence<'series' | 'price' | 'limit' | 'difference' | 'percent'>
  readonly doubted: Sentence<'price' | 'before'>
  readonly odd_value: Sentence<'price' | 'before' | 'after'>
  readonly stored_goods: Sentence<'goods' | 'until'>
  readonly stored_goods_world: Sentence<'goods' | 'until'>
  readonly stored_span: Sentence<'series' | 'since' | 'until'>
  readonly stored_monthly: Sentence<'month'>
  readonly newest_stored: Counting<'source' | 'month' | 'figure'>
  readonly ended_before: Counting<'figure'>
  readonly stored_markets: Sentence<'country' | 'markets'>
  readonly stopped: Sentence<'series'>
  readonly none_stopped: string
  readonly published: Sentence<'source' | 'kinds'>
  readonly retail_is_shop: string
  /** Each with its newest month. */
  readonly countries: Sentence<'countries'>
  readonly each_month: Sentence<'series' | 'prices'>
  readonly each_year: Sentence<'series' | 'means'>
  readonly no_days: string
  readonly year_highest: Sentence<'series' | 'year' | 'mean' | 'since' | 'until'>
  readonly year_lowest: Sentence<'series' | 'year' | 'mean' | 'since' | 'until'>
  readonly year_next: Sentence<'year' | 'mean'>
  /** Each with how many months it has. */
  readonly part_years: Sentence<'years'>
  readonly first_above: Sentence<'series' | 'limit' | 'price'>
  readonly first_below: Sentence<'series' | 'limit' | 'price'>
  readonly closest_to: Sentence<'series' | 'limit' | 'price' | 'next'>
  readonly furthest_high: Sentence<'price'>
  readonly furthest_low: Sentence<'price'>
  readonly apart: Sentence<'difference'>
}
