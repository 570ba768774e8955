import type { KnownPlaces } from '../find-place.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import type { NamesRead } from '../spoken/read-names.ts'
import { ofStored } from '../stock/of-stored.ts'
import { publisherIn } from '../stock/stock-asked.ts'
import { type AgeSign, ageSigns } from './age-words.ts'

/** Longer than that a turn tells something of its own. */
const MOST_WORDS = 24

/** What a turn says of the age of prices: something by its words alone, or only beside a price that was told. */
type Said = 'plainly' | 'of-told'

/** Each with all that must be said in one turn. */
const plainly: readonly (readonly AgeSign[])[] = [
  ['why', 'old'],
  ['none', 'newer'],
  ['why', 'newer'],
  ['when', 'updated'],
  ['none', 'updated'],
  ['why', 'updated'],
]
/** That they are old is a complaint; how old they are has an answer of its own. */
const complains: readonly AgeSign[] = ['data', 'is', 'old']
const asksWhich: ReadonlySet<AgeSign> = new Set(['how', 'when'])

const ofTold: readonly (readonly AgeSign[])[] = [
  ['why', 'month'],
  ['is', 'old'],
  ['how', 'old'],
  ['how', 'fresh'],
  ['how', 'updated'],
  ['updated'],
  ['newer'],
  ['is', 'month', 'today'],
  ['but', 'month'],
  ['is', 'this', 'current'],
  ['is', 'this', 'data', 'today'],
  ['when', 'data', 'this'],
  ['when', 'newer'],
  ['this', 'old'],
  ['nothing', 'month'],
  ['nothing', 'lately'],
]

/**
 * Whether a turn asks how old the prices are, why they are no newer or whether newer ones are there, and nothing else;
 * every word of it is of that, or says nothing.
 *
 * @param plain without the names in it, as `plainText` makes it
 */
function asksAge(plain: string): Said | undefined {
  const signs = plain.split(' ').length > MOST_WORDS ? undefined : ageSigns(plain)
  if (signs === undefined) return undefined
  const has = (rule: readonly AgeSign[]) => standApart(rule, signs)
  const isComplaint = has(complains) && !signs.some((some) => some.some((sign) => asksWhich.has(sign)))
  if (isComplaint || plainly.some(has)) return 'plainly'
  return ofTold.some(has) ? 'of-told' : undefined
}

/** Whether each of them is said by a phrase of its own. */
const standApart = (rule: readonly AgeSign[], signs: readonly (readonly AgeSign[])[]): boolean => {
  const [first, ...rest] = rule
  if (first === undefined) return true
  return signs.some((some, at) => some.includes(first) && standApart(rest, signs.toSpliced(at, 1)))
}

/** Where a message of several clauses says in one of them that the prices are old, or asks for newer ones. */
export const complainsOfAge = (written: string): boolean =>
  written.split(clauseEnd).some((clause) => asksAge(plainText(clause)) === 'plainly')
const clauseEnd = /[.!?;,:\n।؟،]+| (?:and|but|et|mais|y|pero|e|mas|na|lakini|aur|और|लेकिन) | و(?=\p{L})/u

/**
 * What a turn asks of the age of prices: of that which was told, of the thing that it names, or else of all that are
 * stored. Undefined where it asks for something else.
 *
 * @param written the turn as it was written, in its own language
 */
export function ageAsked(
  written: string,
  names: NamesRead,
  places: KnownPlaces,
  previous: Question | undefined,
): Question | undefined {
  const said = asksAge(written) ?? asksAge(names.unnamed)
  if (said === undefined || (said === 'of-told' && !toldTheNewest(previous))) return undefined
  // Behind a time that was asked for something newer is there.
  if (previous?.period !== undefined && [written, names.unnamed].some(asksNewer)) return undefined
  if (names.ids.length > 0) {
    const { stock: _, ...own } = ofStored({ wants: 'age' }, names, places)
    return said === 'plainly' && isOfPrices(names.unnamed)
      ? { ...own, intent: 'price', ofLast: 'age' }
      : undefined
  }
  const isAfterPrice = previous?.topic === 'price' && previous.commodities.length > 0
  return isAfterPrice
    ? { ...previous, ofLast: 'age' }
    : ofStored({ wants: 'age', ...publisherIn(names.plain) }, names, places)
}

const asksNewer = (plain: string): boolean => (ageSigns(plain) ?? []).some((some) => some.includes('newer'))

/** A cow is old, too: beside a thing its price must be named. */
const isOfPrices = (plain: string): boolean =>
  (ageSigns(plain) ?? []).some((some) => some.some((sign) => sign === 'data' || sign === 'updated'))

/** Whether a price was told as it is now, whose age may be wondered at: that of a month that was asked for is known. */
const toldTheNewest = (previous: Question | undefined): boolean =>
  previous?.topic === 'price' &&
  previous.commodities.length > 0 &&
  previous.danger === undefined &&
  previous.period === undefined &&
  (previous.intent === 'price' || previous.intent === 'unknown')
