import type { Intent } from '../intent/find-intent.ts'
import { takesOff } from '../story/sum/percent/takes-off.ts'
import type { Topic } from '../topic/topic.ts'
import type { Figures } from './farm-figures.ts'
import type { AreaUnit, Measure } from './measures.ts'
import type { Quantity } from './read-quantities.ts'
import type { YieldAsked } from './yields-asked.ts'

interface Asked {
  readonly topic: Topic
  /** Whether its words say the topic. */
  readonly isSaid: boolean
  readonly plain: string
  readonly figures: Figures
  readonly wanted?: Measure
  readonly wantedPer?: AreaUnit
  readonly yields?: readonly YieldAsked[]
  /** It names a time, or a market. */
  readonly isOfPrices?: boolean
  /** What its words want. */
  readonly intent: Intent
}

/**
 * The sum that a question's figures make, whatever words it puts them in: a cost with a harvest is a margin or a
 * break-even, a yield in other units a conversion. Undefined where they make none.
 */
export function sumOf({
  topic,
  isSaid,
  plain,
  figures,
  wanted,
  wantedPer,
  yields = [],
  isOfPrices = false,
  intent,
}: Asked): Intent | undefined {
  if (topic !== 'price' && topic !== 'other' && topic !== 'sums') return undefined
  const { given = [], amount, yieldTPerHa, pricePerT, areaHa, moistures = [] } = figures
  if (amount !== undefined && moistures.length === 2 && ofWater.test(plain) && !takesOff(plain))
    return 'convert'
  const hasCost = given.some(({ role }) => role === 'cost')
  const ofLand = given.some(({ role, per }) => role === 'cost' && per?.kind === 'area')
  if (hasCost && /(?<![^ ])yield(?![^ ])/.test(plain) && yieldTPerHa === undefined && amount === undefined)
    return 'break-even'
  if (hasCost && (ofLand || yieldTPerHa !== undefined || amount !== undefined)) {
    if (evens.test(plain)) return 'break-even'
    if (intent === 'margin' || intent === 'break-even') return intent
    return leaves.test(plain) || (pricePerT !== undefined && (yieldTPerHa ?? amount) !== undefined)
      ? 'margin'
      : 'break-even'
  }
  if (
    (yieldTPerHa !== undefined || (amount !== undefined && areaHa !== undefined)) &&
    pricePerT === undefined &&
    (yields.length > 0 || (wanted?.kind === 'mass' && wantedPer !== undefined))
  )
    return 'convert'
  const isSack = ({ measure }: { measure?: Measure }) => measure?.kind === 'sack'
  if (
    /(?<![^ ])how many (?:bags|sacks)(?![^ ])/.test(plain) &&
    (wanted?.kind === 'sack' || given.some(isSack)) &&
    given.some(({ measure }) => measure?.kind === 'mass')
  )
    return 'convert'
  // "200 bushels of corn in tonnes" asks for no money; of a time or a market nothing but a price is asked.
  const converts =
    !isOfPrices &&
    topic === 'price' &&
    !isSaid &&
    amount !== undefined &&
    wanted?.kind === 'mass' &&
    wanted.unit !== amount.unit
  return converts ? 'convert' : undefined
}

const word = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${words})(?![^ ])`)

/** Asks for the price or the yield at which nothing is lost. */
const evens = word(
  'not (?:to )?(?:be )?(?:lose|loose|losing|loosing)|(?:dont|do not|never) (?:lose|loose)|without (?:a |any )?(?:loss|losing)|no loss|(?:at )?(?:what|which) (?:price|rate)(?: [^ ]+){0,6} (?:need|must|cover|should|break)|(?:price|rate)(?: [^ ]+){0,3} do i need|cover|b/e|(?:under|below|above) (?:what|which) (?:price|rate)|in (?:a )?loss',
)
/** Asks for what is over, or is not. */
const leaves = word(
  'left|remain|remains|profit|profits|earn|earned|keep|gain|gained|gains|lose|loose|loosing|losing|lost|loss|made|make money|margin|net|in my pocket|take home',
)
/** A percentage of these is a moisture. */
const ofWater = word('moisture|moist|water|wet|dry|dried|drying|humid|humidity|damp|shrink|shrinkage')

/** Money to be told in another currency. */
export interface MoneyAsked {
  readonly value: number
  readonly currency: string
  readonly to: string
}

/** "100 usd in eur", "exchange rate usd to inr": money of nothing that has a name. */
export function moneyAsked(
  plain: string,
  commodities: readonly string[],
  quantities: readonly Quantity[],
  currencies: readonly string[],
): MoneyAsked | undefined {
  if (commodities.length > 0) return undefined
  const sum = quantities.find(({ currency, per, measure }) => currency !== undefined && !per && !measure)
  if (sum?.currency !== undefined) {
    const to = currencies.find((one) => one !== sum.currency)
    return to === undefined ? undefined : { value: sum.value, currency: sum.currency, to }
  }
  const [currency, to] = currencies
  const asksRate = /(?<![^ ])(?:rate|rates|exchange|convert|conversion)(?![^ ])/.test(plain)
  return asksRate && currency !== undefined && to !== undefined ? { value: 1, currency, to } : undefined
}
