import type { Category } from '../../commodities/commodity.ts'

/** What a question asks of what is stored, and of no price. */
export interface StockAsked {
  /**
   * How far back it goes, how new it is, why it is no newer, of which markets it is, what has ended, and who publishes
   * it.
   */
  readonly wants: 'since' | 'newest' | 'age' | 'markets' | 'stopped' | 'source' | 'goods'
  /** Of goods, which kind of them; absent for all. */
  readonly category?: Category
  /** It is asked for as the price list of a market. */
  readonly isList?: true
  readonly publisher?: 'World Bank' | 'WFP'
}

const says = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${words})(?![^ ])`)
const stored = '(?:prices?|data|figures?|numbers?|records?|series|files?|lists?|books?|quotations?|auctions?)'

const since = says(
  `how far back|how (?:long|many years) (?:back )?(?:do|does|have)(?: [^ ]+){0,4} (?:go|reach|prices|data|records|history)|(?:since when|from (?:what|which) (?:year|month|date)|from when)(?: [^ ]+){0,4} (?:you|your|${stored})|(?:oldest|earliest|first) (?:price|month|year|figure|record|quotation|data)(?: [^ ]+){0,5} (?:you|your|stored|on file|in the (?:file|book|data))|when (?:do|does|did) (?:your|the)(?: [^ ]+){0,4} (?:start|begin)`,
)
const newest = says(
  `last updated?|updated last|when (?:was|were|did you)(?: [^ ]+){0,5} (?:updated?|refreshed?|loaded|imported)|how (?:recent|new|fresh|current|old|up to date) (?:are|is) (?:your|the|all your)(?: [^ ]+){0,4} ${stored}|(?:newest|latest|last|most recent) (?:month|date|update|price|figure)(?: [^ ]+){0,4} (?:in it|you have|do you have|you hold|on file|stored|in your|(?:in|of|from) (?:the|your|its)(?: [^ ]+){0,3} ${stored})|(?:do|does|will|are) (?:your|the|these|those) prices? (?:change|changing|update|move)(?: [^ ]+)? (?:daily|every day|each day|weekly|every week)|how up to date|how often (?:do|does|are|is|will)(?: [^ ]+){0,5} (?:updated?|refresh[^ ]*|renew[^ ]*|change|new)|(?:updated?|refreshed?|renewed)(?: [^ ]+){0,3} (?:daily|every day|each day|weekly|every week|monthly|live)|(?:daily|live|real time|every day) (?:updates?|updated|prices?|rates?)|how old are (?:these|those|your|the)(?: [^ ]+){0,3} ${stored}|(?:what|which) (?:date|month)(?: [^ ]+){0,3} (?:your|the)(?: [^ ]+){0,3} (?:newest|latest|last|most recent)`,
)
const markets = says(
  `(?:which|what|list|name|names of|how many)(?: (?:all|the|your|local|of|me|are))* (?:markets?|towns?|places?|cities|districts)(?: [^ ]+){0,7} (?:you|your|prices?|stored|covered?|data|got|have|on file)|(?:markets?|towns?|places?) (?:do you|have you|you) (?:have|cover|know|got|hold)`,
)
const stopped = says(
  `${stored}(?: [^ ]+){0,4} (?:stopped|no longer|not|aren t|isn t|arent|ceased|quit)(?: [^ ]+){0,2} (?:updat[^ ]+|maintained|published|reported|kept up)|discontinued|${stored} (?:that |which )?(?:have |has )?(?:stopped|ended|gone stale|dried up|died)|(?:stale|dead|outdated|out of date) ${stored}`,
)
const source = says(
  `who (?:collects?|collected|publish[^ ]*|gathers?|gathered|records?|recorded|measures?|measured|makes|made|supplies|reports?|reported)(?: [^ ]+){0,5} ${stored}|where (?:do|did|does|are|have)(?: [^ ]+){0,5} ${stored}(?: [^ ]+){0,3} from|source of (?:your|the|all)(?: [^ ]+){0,2} ${stored}|(?:whose|which source|what source)(?: [^ ]+){0,4} ${stored}|${stored}(?: [^ ]+){0,4} (?:retail or|wholesale or|farm gate or|what a (?:shopper|consumer|farmer))`,
)

/** Kinds of goods, as they are asked for. */
const categories: readonly (readonly [RegExp, Category])[] = [
  [says('fertili[sz]ers?'), 'fertilisers'],
  [says('grains?|cereals?'), 'cereals'],
  [says('(?:vegetable |cooking |edible )?oils?|meals'), 'oils and meals'],
  [says('fruits?|vegetables?'), 'fruit and vegetables'],
  [says('meats?|livestock|animals?'), 'livestock and fish'],
  [says('fuels?|energy'), 'energy'],
  [says('pulses|oilseeds?|oil seeds'), 'pulses and oilseeds'],
  [says('fib(?:re|er)s?'), 'sugar and fibres'],
]
/** "Which fertilisers can you give me prices for", "what oils do you cover". */
const goods =
  /(?<![^ ])(?:which|what|list|name)(?: (?:all|the|kinds?|sorts?|of|other))* (?:[^ ]+ )?[^ ]+(?: prices?)? (?:do|can|could|have|are)(?: (?:you|u|in|there))+(?: [^ ]+){0,6}$/
const ofGiving = says(
  'have|give|know|cover|follow|track|carry|quote|monitor|tell|show|store|keep|got|stored|prices?|your (?:list|data|prices?)',
)

const anyGoods = says('crops?|commodit(?:y|ies)|goods|products?|produce|things|items')

function goodsAsked(plain: string): StockAsked | undefined {
  if (!goods.test(plain) || !ofGiving.test(plain) || ofPrice.test(plain)) return undefined
  const category = categories.find(([called]) => called.test(plain))?.[1]
  if (category !== undefined) return { wants: 'goods', category }
  return anyGoods.test(plain) ? { wants: 'goods' } : undefined
}

/** Which market has the highest price is asked of the prices. */
const ofPrice =
  /(?<![^ ])(?:highest|lowest|cheapest|dearest|cheaper|dearer|best|worst|most|least|pays?|rose|fell)(?![^ ])/

/** What a plain question asks of what is stored; undefined where it asks for a price, or of something else. */
export function stockAsked(plain: string, hasName: boolean): StockAsked | undefined {
  const ofGoods = goodsAsked(plain)
  if (ofGoods !== undefined) return ofGoods
  const wants = since.test(plain)
    ? 'since'
    : markets.test(plain) && !ofPrice.test(plain)
      ? 'markets'
      : stopped.test(plain)
        ? 'stopped'
        : !hasName && source.test(plain)
          ? 'source'
          : !hasName && newest.test(plain)
            ? 'newest'
            : undefined
  return wants && { wants, ...publisherIn(plain) }
}

/** Who is named as the publisher. */
export const publisherIn = (plain: string): Pick<StockAsked, 'publisher'> =>
  /(?<![^ ])(?:world bank|pink sheet)(?![^ ])/.test(plain)
    ? { publisher: 'World Bank' }
    : /(?<![^ ])(?:wfp|world food program[^ ]*|food programme)(?![^ ])/.test(plain)
      ? { publisher: 'WFP' }
      : {}
