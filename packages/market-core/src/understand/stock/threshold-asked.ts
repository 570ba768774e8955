import { COMMODITY, type Measure } from '../quantities/measures.ts'
import type { Quantity } from '../quantities/read-quantities.ts'

/** A limit that prices are held against: "months above 400 dollars a tonne", "when was it last below 65". */
export interface ThresholdAsked {
  /** Past it, or at it as near as may be. */
  readonly way: 'above' | 'below' | 'about'
  readonly value: number
  readonly currency?: string
  readonly per?: Measure
  /** All months that were, the first or the last of them, or one price against it. */
  readonly wants: 'months' | 'first' | 'last' | 'one'
}

const above =
  /^(?:above|over|past|beyond|exceeds?|exceeded|exceeding|topped|crossed|crosses|cross|broke|breached|beat|beats|passed|hit|hits|touched|touch|cleared|reached|reach|reaches|exceed|least|surpassed|surpass)$/
const below = /^(?:below|under|beneath|most)$/
const more = /^(?:higher|more|greater|dearer)$/
const less = /^(?:lower|less|cheaper)$/
/** "Got up to", "as high as", "fell to": no further than that. */
const upTo =
  /^(?:(?:as )?high as|(?:up|rose|risen|climbed|climb|jumped|soared|went|gone|go|got|get|gotten|shot|rise) to|up at|(?:rose|climbed|went|got|shot) up to)(?![^ ])/
const downTo =
  /^(?:(?:as )?(?:low|cheap) as|(?:down|fell|fallen|fall|dropped|drop|sank|slumped) to|down at)(?![^ ])/
const nearly =
  /^(?:about|around|roughly|nearly|near|approximately|approx|almost|circa|exactly|some|close to)$/
const small = new RegExp(`^(?:the|a|an|just|even|mark|of|price|prices|level|${COMMODITY})$`)
/** "Paso de 800", "ha bajado el arroz de 200": in English words, where nothing else says which way. */
const passedOf: readonly (readonly [RegExp, ThresholdAsked['way']])[] = [
  [/^(?:paso|passou|subio|subiu|risen|exceeded)$/, 'above'],
  [/^(?:fallen|fell|bajo|cayo|baixou|caiu|down)$/, 'below'],
]
const asksMonths =
  /(?<![^ ])(?:ever|never|once|at any time|at all|at (?:some|one) (?:point|time|stage)|one time|some (?:month|time|year)|at one time|(?:which|what|how many|count|list|name|all|number of)(?: [^ ]+){0,5} (?:months?|times|years?)|months? (?:above|over|below|under|when|where|in which|that|with)|how often|months since)(?![^ ])/
/** "When was it over 1700": in which months. */
const asksWhen = /(?<![^ ])(?:when|(?:which|what) (?:month|year))(?![^ ])/
/** Whether it is so that it was. */
const asksIfSo =
  /(?<![^ ])(?:true|right|is that so|is it so|correct|wasn t it|didn t it|weren t they|isn t it)$|(?<![^ ])(?:true|right|correct)(?= (?:which|what|when|or)(?![^ ]))/
const asksFirst =
  /(?<![^ ])(?:first time|first month|(?:when|did) (?:[^ ]+ ){0,4}first|for the first)(?![^ ])/
/** "Did it top 500": of any time, where none is said; "has it topped 500" is of now. */
const wasPast =
  /(?<![^ ])(?:topped|crossed|broke|breached|beat|passed|hit|touched|cleared|reached|exceeded|surpassed|went (?:over|above|past|below|under)|fell (?:below|under)|got (?:over|above|past|below|under))(?![^ ])/
const ofPast =
  /(?<![^ ])(?:was|were|did|been|got|went|gone|hit|reached|reach|cost|stood|traded|sold|fetched|touched|rose|fell|fallen|exceeded|paso|passou|subio|subiu|bajo|cayo|caiu|ever|once|happen|happened|topped|past|first)(?![^ ])/
const ofNow = /(?<![^ ])(?:has|have|now|today|currently|yet|already|my|contract|trigger)(?![^ ])/
const asksLast =
  /(?<![^ ])(?:last (?:time|month|seen)|how (?:long (?:ago|since|is it since)|recently)|when (?:was|did|has|is)(?: [^ ]+){0,4} last|when last|latest month|most recent month)(?![^ ])/
/** "The last month that it was under 65", and no list of months of the last year. */
const plainlyLast =
  /(?<![^ ])(?:(?:the |for the |^)?last time|last month (?:that|when|in which|where|with|it|at which))(?![^ ])/
const asksOne =
  /(?<![^ ])(?:is|was|are|were|did|does|do|has|have|yes or no|when|if|missed|made|reach|reached)(?![^ ])/
/** "Would you know when it was" is of nothing that is to come. */
const politely =
  /(?<![^ ])(?:would|could|can|will) you(?: (?:know|tell|say|happen|please|kindly|remember))*(?![^ ])/g
const toCome = /(?<![^ ])(?:will|would|could|should|shall|going to|gonna|might|next|if|tomorrow|soon)(?![^ ])/

/** What somebody told or remembers of it is no figure of a farm. */
const hearsay =
  /(?<![^ ])(?:(?:my|our|the|a|an|some) )?(?:[^ ]+ )?(?:says?|said|swears?|swore|claims?|claimed|thinks?|insists?|reckons?|remembers?|bets?|(?:told|tells) (?:me|us))(?: that)?(?![^ ])|(?<![^ ])(?:i|we) (?:heard|hear|remember|think|believe|read|recall|recalled|thought|saw|say|said|am told|was told)(?: that)?(?![^ ])/g
const ofTheFarm = /(?<![^ ])(?:my|mine|our|i|me|we)(?![^ ])/

/** Whether a figure is a limit that is passed, or one that a price was at; by the words in front of it or behind. */
function wayOf({ before, after }: Quantity): ThresholdAsked['way'] | undefined {
  const isAbout = before.slice(0, 2).some((word) => nearly.test(word))
  const [near = '', next = '', ...others] = before.filter((word) => !small.test(word) && !nearly.test(word))
  const said = [near, next, ...others].toReversed().join(' ')
  const stands = (phrases: RegExp) =>
    [1, 2, 3].some((count) => phrases.test(said.split(' ').slice(-count).join(' ')))
  if (isAbout) return 'about'
  if (above.test(near) || (near === 'than' && more.test(next)) || stands(upTo)) return 'above'
  if (below.test(near) || (near === 'than' && less.test(next)) || stands(downTo)) return 'below'
  if (/^(?:above|over|upwards)$/.test(after)) return 'above'
  if (/^(?:below|under)$/.test(after)) return 'below'
  const passed = before[0] === 'of' ? passedOf.find(([word]) => word.test(near))?.[1] : undefined
  return passed ?? (/^(?:was|were|cost|been|at|stood|costing|being)$/.test(near) ? 'about' : undefined)
}

function wantsOf(plain: string, way: ThresholdAsked['way']): ThresholdAsked['wants'] | undefined {
  if (plainlyLast.test(plain)) return 'last'
  const isOfPast = ofPast.test(plain) && !toCome.test(plain.replace(politely, ' '))
  if (isOfPast && asksFirst.test(plain)) return 'first'
  if (asksMonths.test(plain) || (asksOne.test(plain) && wasPast.test(plain) && !ofNow.test(plain)))
    return way === 'about' && !isOfPast ? undefined : 'months'
  if (asksLast.test(plain)) return 'last'
  if (isOfPast && (asksWhen.test(plain) || (asksIfSo.test(plain) && !ofNow.test(plain)))) return 'months'
  return way !== 'about' && asksOne.test(plain) ? 'one' : undefined
}

/** The limit that a plain question holds a price against, where it is its only figure; undefined where it has none. */
export function thresholdAsked(plain: string, quantities: readonly Quantity[]): ThresholdAsked | undefined {
  const [limit, ...others] = quantities
  if (limit === undefined || others.length > 0 || limit.isPercent || limit.measure !== undefined)
    return undefined
  const way = wayOf(limit)
  const wants = way && wantsOf(plain, way)
  if (way === undefined || wants === undefined || isOfTheFarm(plain)) return undefined
  const { value, currency, per } = limit
  // "Since when has it stayed over 300": since the last month that was not.
  if (way !== 'about' && staysPast.test(plain)) {
    const other = way === 'above' ? ('below' as const) : ('above' as const)
    return { way: other, value, wants: 'last', ...(currency && { currency }), ...(per && { per }) }
  }
  return { way, value, wants, ...(currency && { currency }), ...(per && { per }) }
}

const staysPast =
  /(?<![^ ])(?:since when|(?:for )?how long|for how many months) (?:has|have|is|are)(?: [^ ]+){0,4} (?:stayed|been|remained|held|kept|above|over|below|under)(?![^ ])/

const isOfTheFarm = (plain: string): boolean =>
  ofTheFarm.test(
    plain
      .replace(/(?:give|tell|show|for|count for) me/g, ' ')
      .replace(
        /^(?:(?:hi|hello|so|and|but) )*(?:we|i)(?: are| am| were| was| have been)? (?:arguing|fighting|quarrelling|quarreling|debating|discussing|talking|wondering|betting|curious|asking)(?: [^ ]+){0,6}? (?=(?:has|have|did|was|were|is|in|how|which|whether)(?![^ ]))/,
        ' ',
      )
      .replace(hearsay, ' '),
  )

/** What stands around a limit in a contract, or asks for a list, and names no other thing. */
export const isOfLimit = (word: string): boolean =>
  /^(?:passed|pass|passes|exceeded|crossed|topped|beaten|touched|hit|hits|broke|broken|breached|cleared|count|list|name|names|number|contract|contracts|bonus|trigger|clause|yes|no|missed|made|often|times|averaged|monthly|quoted|cross|crosses|surpassed|point|stage|true|right|correct|happen|happened|mark|level|weren|wasn|didn|exactly|roughly|about|around|near|nearly|approximately|almost|first|back|t|paso|passou|subio|subiu|bajo|cayo|caiu)$/.test(
    word,
  )
