import type { Measure } from '../quantities/measures.ts'
import type { Quantity } from '../quantities/read-quantities.ts'

/** A limit that prices are held against: "months above 400 dollars a tonne", "when was it last below 65". */
export interface ThresholdAsked {
  readonly way: 'above' | 'below'
  readonly value: number
  readonly currency?: string
  readonly per?: Measure
  /** All months that were, the last of them, or one price against it. */
  readonly wants: 'months' | 'last' | 'one'
}

const above =
  /^(?:above|over|past|beyond|exceeds?|exceeded|exceeding|topped|crossed|crosses|cross|broke|breached|beat|beats|passed|hit|hits|touched|touch|cleared|reached|reach|reaches|exceed|least)$/
const below = /^(?:below|under|beneath|most)$/
const more = /^(?:higher|more|greater|dearer)$/
const less = /^(?:lower|less|cheaper)$/
const asksMonths =
  /(?<![^ ])(?:ever|never|once|at any time|at all|(?:which|what|how many|count|list|name|all|number of)(?: [^ ]+){0,5} (?:months?|times|years?)|months? (?:above|over|below|under|when|where|in which|that|with)|how often|months since)(?![^ ])/
/** "Did it top 500": of any time, where none is said; "has it topped 500" is of now. */
const wasPast =
  /(?<![^ ])(?:topped|crossed|broke|breached|beat|passed|hit|touched|cleared|reached|exceeded|went (?:over|above|past|below|under)|fell (?:below|under)|got (?:over|above|past|below|under))(?![^ ])/
const ofNow = /(?<![^ ])(?:has|have|now|today|currently|yet|already|my|contract|trigger)(?![^ ])/
const asksLast =
  /(?<![^ ])(?:last (?:time|month|seen)|how (?:long (?:ago|since|is it since)|recently)|when (?:was|did|has|is)(?: [^ ]+){0,4} last|when last|latest month|most recent month)(?![^ ])/
const asksOne =
  /(?<![^ ])(?:is|was|are|were|did|does|do|has|have|yes or no|when|if|missed|made|reach|reached)(?![^ ])/

/** The limit that a plain question holds a price against, where it is its only figure; undefined where it has none. */
export function thresholdAsked(plain: string, quantities: readonly Quantity[]): ThresholdAsked | undefined {
  const [limit, ...others] = quantities
  if (limit === undefined || others.length > 0 || limit.isPercent || limit.measure !== undefined)
    return undefined
  const [near = '', next = ''] = limit.before
  const way =
    above.test(near) || (near === 'than' && more.test(next))
      ? ('above' as const)
      : below.test(near) || (near === 'than' && less.test(next))
        ? ('below' as const)
        : undefined
  const wants =
    asksMonths.test(plain) || (asksOne.test(plain) && wasPast.test(plain) && !ofNow.test(plain))
      ? 'months'
      : asksLast.test(plain)
        ? 'last'
        : asksOne.test(plain)
          ? 'one'
          : undefined
  if (
    way === undefined ||
    wants === undefined ||
    /(?<![^ ])(?:my|mine|our|i|me|we)(?![^ ])/.test(
      plain
        .replace(/(?:give|tell|show|for|count for) me/g, ' ')
        .replace(
          /^(?:(?:hi|hello|so|and|but) )*(?:we|i)(?: are| am| were| was| have been)? (?:arguing|fighting|quarrelling|quarreling|debating|discussing|talking|wondering|betting|curious|asking)(?: [^ ]+){0,6}? (?=(?:has|have|did|was|were|is|in|how|which|whether)(?![^ ]))/,
          ' ',
        ),
    )
  )
    return undefined
  const { value, currency, per } = limit
  return { way, value, wants, ...(currency && { currency }), ...(per && { per }) }
}

/** What stands around a limit in a contract, or asks for a list, and names no other thing. */
export const isOfLimit = (word: string): boolean =>
  /^(?:passed|pass|passes|exceeded|crossed|topped|beaten|touched|hit|hits|broke|broken|breached|cleared|count|list|name|names|number|contract|contracts|bonus|trigger|clause|yes|no|missed|made|often|times|averaged|monthly|quoted)$/.test(
    word,
  )
