import type { Month } from '../../months.ts'
import type { PriceKind } from '../../understand/stored/price-kind.ts'
import type { SeriesLabel, ShownPrice } from './told-values.ts'

/** What an answer says of other kinds and places of price than the one that it tells. */
export interface KindStatements {
  /** Not stored; `words` name the market, as far as they say more than that it is one. */
  kind_not_stored: { kind: PriceKind; words: readonly string[] }
  /** The same country has a newer price of it elsewhere. */
  newer_elsewhere: { series: SeriesLabel; month: Month }
  /** Of a thing that is stored in several kinds, those beside the one that was told, in the same month. */
  other_kinds: { kinds: readonly { series: SeriesLabel; price: ShownPrice }[] }
}
