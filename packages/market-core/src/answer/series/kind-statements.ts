import type { PriceKind } from '../../understand/stored/price-kind.ts'

/** What an answer says of kinds of price that nobody stores here. */
export interface KindStatements {
  /** Not stored; `words` name the market, as far as they say more than that it is one. */
  kind_not_stored: { kind: PriceKind; words: readonly string[] }
}
