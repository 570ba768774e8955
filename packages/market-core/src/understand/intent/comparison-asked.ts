import { isOfYears, type YearAsked, yearAsked } from './year-asked.ts'

/** What a question wants to know of several prices together, or of one against itself. */
export interface ComparisonAsked {
  /** Which is the dearer or cheaper of several, and which of them it wants first. */
  readonly ordersByPrice?: 'cheapest' | 'dearest'
  /** It asks how far apart two prices are: "the gap between". */
  readonly asksGap?: true
  /** Which swings more, or how much one does. */
  readonly asksSwings?: true
  /** How many times: 2 for "doubled", 0.5 for "halved", `any` for "how many times". */
  readonly multiple?: 0.5 | 2 | 3 | 4 | 'any'
  /** It asks whether the first of two is so many times the second, or more: "is it more than twice as dear". */
  readonly asksTimes?: { readonly times: number; readonly way: 'over' | 'under'; readonly said: number }
  /** It asks how many per cent of the second the first is. */
  readonly asksShareOf?: 'second' | 'first'
  /** It asks whether a price is the highest or the lowest: "is it a record?". */
  readonly supposedExtreme?: 'highest' | 'lowest'
  /** Which figure of a time it asks for, where it asks for one of them alone. */
  readonly ofRange?: 'lowest' | 'highest' | 'mean'
  /** By how much money one price is apart from another. */
  readonly asksAmount?: true
  /** Which year was the dearest or the cheapest. */
  readonly ofYears?: YearAsked
}

const word = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${words})(?![^ ])`)

const orders = word(
  'cheapest|dearest|apart|costs? more|costs? less|cheaper|dearer|more expensive|less expensive|most expensive|costlier|costliest|pricier|priciest|difference|gap|spread|minus|less the?n|more(?: [^ ]+){0,4} the?n|which (?:one )?(?:is|was|were|are|cost|costs)(?: the)? (?:more|less|most|least)|discount|premium|above|below|over|beats?|rank|ranking|higher|lower|highest|lowest|how (?:much|many times) (?:more|less|higher|lower|dearer|cheaper)|compared?|comparison|versus|vs|what multiple|times the price|pay(?:s|ing)? (?:more|most|better|best)|worth (?:more|less)',
)
const cheapestFirst = word(
  'cheapest|cheaper|(?<!at )least|lowest|low to high|lower|less expensive|costs? less',
)
const gaps = word('differences?|gap|spread|how far apart')
const amounts = word(
  'by how (?:much|many)|how (?:many|much)(?: [^ ]+){0,2} (?:dollars?|usd|euros?|\\$|shillings?|rupees?|naira)|difference',
)
const swings = word(
  'volatil[^ ]*|risk(?:y|ier|iest)|unstable|stead(?:y|ier|iest)|swings?|swinging|jump(?:s|y|ier|iest)?|jumps? (?:about|around)|stable|stabler|fluctuat[^ ]*|wobbl[^ ]*|erratic|wild(?:ly|er|est)?|calm(?:er|est)?|varies|vary|variable',
)
const multiples: readonly (readonly [RegExp, NonNullable<ComparisonAsked['multiple']>])[] = [
  [word('doubled?|doubling|twice'), 2],
  [word('tripled?|trebled?|threefold|three times'), 3],
  [word('quadrupled?|fourfold|four times'), 4],
  [word('halved|half of what|half what|by half|in half'), 0.5],
  [
    word(
      'compared times|how many times|(?:by )?what factor|times (?:more|higher|dearer|as much|what)|multiplied|what multiple|by what factor',
    ),
    'any',
  ],
]
const asksWhether =
  /^(?:(?:so|and|but|please|tell me|then) )*(?:is|are|was|were|has|have|did|does|do)(?![^ ])/
const highest = word(
  '(?:a |the |its |at )?(?:record|records|all time high|highest(?: ever)?|peak|dearest(?: ever)?|maximum)',
)
const lowest = word(
  '(?:a |the |its |at )?(?:record low|all time low|lowest(?: ever)?|bottom|cheapest(?: ever)?|minimum)',
)

/** "Has it ever been higher than now" asks whether it is the highest. */
const everBeen = word(
  'ever(?: (?:been|cost|made|stood|fetched|brought))?(?: any)? (higher|dearer|more|lower|cheaper|less)(?: (?:expensive|costly))?',
)

const itEver = word('(?:was|were|has|have|had) (?:it|they|that|the price) ever')

const ofRange: readonly (readonly [RegExp, NonNullable<ComparisonAsked['ofRange']>])[] = [
  [
    word(
      'how (?:low|cheap)(?: [^ ]+){1,4} (?:go|get|fall|drop|sink|was|were)|lowest|cheapest|minimum|min|bottom|record low|(?:was|were|is|are) (?:cheaper|lower)|at its low|all time low',
    ),
    'lowest',
  ],
  [
    word(
      'how (?:high|dear|expensive)(?: [^ ]+){1,4} (?:go|get|rise|climb|reach|was|were|run)|highest|dearest|most (?:expensive|costly)|costliest|priciest|maximum|max|peak|peaked|top price|best price|best (?:month|time)(?: [^ ]+){0,2} to (?:have sold|sell)|record high|all time high|record|(?:was|were|is|are) (?:dearer|higher|more expensive)',
    ),
    'highest',
  ],
  [word('average|averaged|avg|mean'), 'mean'],
]

function askedOfRange(plain: string): ComparisonAsked['ofRange'] {
  // "On record" and "a record low" are of no peak.
  const said = plain.replace(/(?<![^ ])(?:(?:on|in the|of) records?|records? (?=low))(?![^ ])/g, ' low ')
  const asked = ofRange.filter(([of]) => of.test(said))
  return asked.length === 1 ? asked[0]?.[1] : undefined
}

const ofSecond = word(
  '(?:what|which|how many) (?:percent|per cent|percentage|%|share) of|(?:as|in) (?:a |an )?(?:percent|per cent|percentage|share) of',
)

/** "What share of the arabica price is robusta": of the one that is named first. */
const ofFirst = /^(?:and |so )*(?:what|which|how many) (?:percent|per cent|percentage|%|share) of /

const inWords: Readonly<Record<string, number>> = {
  half: 0.5,
  twice: 2,
  double: 2,
  two: 2,
  three: 3,
  thrice: 3,
  triple: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
}
const number = `(\\d+(?:\\.\\d+)?|${Object.keys(inWords).join('|')})`
const timesSaid = new RegExp(
  `(?<![^ ])(?:${number} (?:times|x|fold)|(twice|double|triple|thrice|half) (?:as|the|that|of|what)|${number} (?:percent|per cent|%) (?:more|dearer|higher|above|over))(?![^ ])`,
)
const yesOrNo = word('yes or no|true or false|is it true|right')
const asksWhich = word('how|(?<!(?:half|twice|double|triple|times|than) )what|whats|which|when|why|who')
const atMost = word('less than|under|below|at most|not more than|no more than|fewer than')

/** "Is it more than two times the price of palm oil", "at least twice", "30 percent dearer": with a yes or a no. */
function timesAsked(plain: string): ComparisonAsked['asksTimes'] {
  const said = yesOrNo.test(plain) || !asksWhich.test(plain) ? timesSaid.exec(plain) : null
  if (said === null) return undefined
  const [, times, named, percent] = said
  const value = (text = '') => inWords[text] ?? Number(text)
  const told = value(percent ?? times ?? named)
  const bound = percent === undefined ? told : 1 + told / 100
  // "Half the price" is no more than half.
  const isUnder = atMost.test(plain) || (bound < 1 && !atLeast.test(plain))
  return { times: bound, way: isUnder ? 'under' : 'over', said: told }
}
const atLeast = word('more than|over|above|at least|not less than|no less than')

const relation =
  /^(?:factor|multiple|share|percentage|apart|wide|wider|narrow|narrower|big|bigger|large|larger)$/
const limit = /^(?:times|fold|percent|true|false|yes|no|least|most|than|dear|expensive)$/

/** True for a word that such a comparison is asked by, and that says nothing else. */
export const isOfComparison = (
  said: string,
  { asksTimes, asksShareOf, multiple, ordersByPrice, ofYears }: ComparisonAsked,
): boolean =>
  (ofYears !== undefined && isOfYears(said)) ||
  (asksTimes !== undefined && (said in inWords || limit.test(said))) ||
  ((asksShareOf ?? multiple ?? ordersByPrice) !== undefined && relation.test(said))

/**
 * Finds what a plain question compares by its words; of which things they are, the names beside them say.
 *
 * @param whole the question as it was put, with what it says besides: "yes or no"
 */
export function comparisonAsked(plain: string, whole = plain): ComparisonAsked {
  const multiple = multiples.find(([said]) => said.test(plain))?.[1]
  const ever = asksWhether.test(plain) || itEver.test(plain) ? everBeen.exec(plain)?.[1] : undefined
  const extreme =
    ever !== undefined
      ? /lower|cheaper|less/.test(ever)
        ? ('lowest' as const)
        : ('highest' as const)
      : asksWhether.test(plain)
        ? lowest.test(plain)
          ? ('lowest' as const)
          : highest.test(plain)
            ? ('highest' as const)
            : undefined
        : undefined
  const asksTimes = timesAsked(whole)
  const figure = askedOfRange(plain)
  const ofYears = yearAsked(plain)
  return {
    ...(asksTimes && { asksTimes }),
    ...(ofFirst.test(plain)
      ? { asksShareOf: 'first' as const }
      : ofSecond.test(plain) && { asksShareOf: 'second' as const }),
    ...(orders.test(plain) && { ordersByPrice: cheapestFirst.test(plain) ? 'cheapest' : 'dearest' }),
    ...(gaps.test(plain) && { asksGap: true as const }),
    ...(amounts.test(plain) && { asksAmount: true as const }),
    ...(swings.test(plain) && { asksSwings: true as const }),
    ...(multiple !== undefined && { multiple }),
    ...(extreme !== undefined && { supposedExtreme: extreme }),
    ...(figure !== undefined && { ofRange: figure }),
    ...(ofYears !== undefined && { ofYears }),
  }
}
