import { currencyWords } from '../find-units.ts'
import { intentPhrases } from '../intent/find-intent.ts'
import { isKindWord } from '../kinds/kind-words.ts'
import { monthOfName } from '../period/period-words.ts'
import { splitWords } from '../plain-text.ts'
import { isPlainWord } from '../topic/plain-words.ts'
import { isTopicWord } from '../topic/topic-signs.ts'
import { forgiven, isWithin, slips } from './spelling.ts'

/**
 * Words that the reading turns on: what is wanted, of what time, in what money. Only long ones that no other word of
 * every day is near to.
 */
const own: ReadonlySet<string> = new Set(
  [
    `average averaged highest lowest cheapest dearest cheaper compare compared comparison change changed changes volatile volatility usually
    difference normally season seasonal seasonality forecast predict margin profit breakeven record expensive increase increased
    decrease decreased dropped fallen risen history convert between percent quarter wholesale retail yesterday
    tomorrow harvest yield tonne tonnes kilogram quintal bushel bushels hectare hectares gallon litre`.split(
      /\s+/,
    ),
    [...monthOfName.keys()],
    currencyWords.flatMap(splitWords),
  ]
    .flat()
    .filter((word) => word.length >= 5 && /^\p{L}+$/u.test(word)),
)

/** Words of the phrases that say what is wanted: they are meant as they stand. */
const ofPhrases = new Set(intentPhrases.flatMap(splitWords))

/** Everyday words that are one slip from one of those, and are none. */
const ordinary = new Set(
  'galpon galpones chance chances large village merchant import imports imported export exports exported march seasons reasons reason orange charge charged changer profits marine martin record records recorded yields fielded shield field fields founds pound round sounds miller millers'.split(
    ' ',
  ),
)

/**
 * The words of a text that are a slip away from a word which the reading turns on, by that word: "avrage", "changd",
 * "kolkota". A word that is known, and one that is as near to two, is left.
 *
 * @param words of the text, without the names that were read
 * @param stored words of stored names and places
 */
export function putRight(words: readonly string[], stored: ReadonlySet<string>): Map<string, string> {
  const right = new Map<string, string>()
  for (const [at, word] of words.entries()) {
    const place = isBehindPlaceWord.test(words[at - 1] ?? '') ? longerName(word, stored) : undefined
    if (place !== undefined) right.set(word, place)
  }
  for (const word of words.slice(0, MOST_WORDS)) {
    // Of a short word a letter may be missing, not wrong: "wite".
    const isShort = word.length === 4
    if (right.has(word)) continue
    const limit = isShort ? 1 : forgiven(word)
    if (
      limit === 0 ||
      ordinary.has(word) ||
      isKindWord(word) ||
      ofPhrases.has(word) ||
      isPlainWord(word) ||
      isTopicWord(word) ||
      stored.has(word)
    )
      continue
    const said = isShort ? undefined : nearest(word, own, limit)
    const near = nearest(word, stored, 1)
    // A short name with a letter too many is another name: Nakuru is not Nauru.
    const name = near !== undefined && word.length > near.length && word.length < 7 ? undefined : near
    const isName = name !== undefined && isWithin(word, name)
    // "Harvested" is no slip of "harvest", and "europ" is Europe rather than euros.
    const isSaid = said !== undefined && !word.startsWith(said) && !(isName && !isWithin(word, said))
    const meant = isSaid ? said : isShort && !isName ? undefined : name
    // "Ugandan" is of Uganda, and not there.
    if (meant !== undefined && word !== `${meant}n` && word !== `${meant}s`) right.set(word, meant)
  }
  return right
}

const isBehindPlaceWord = /^(?:in|at|from|near|to|a|of|market)$/

/** "Brazza": the beginning of one stored word alone, which is no word by itself. */
function longerName(word: string, stored: ReadonlySet<string>): string | undefined {
  if (word.length < 6 || stored.has(word) || isPlainWord(word) || isTopicWord(word)) return undefined
  const [longer, ...others] = [...stored].filter(
    (name) => name.startsWith(word) && name.length > word.length + 2,
  )
  return others.length > 0 ? undefined : longer
}

const MOST_WORDS = 80

function nearest(word: string, known: ReadonlySet<string>, limit: number): string | undefined {
  let best: { meant: string; distance: number } | undefined
  let isTied = false
  for (const meant of known) {
    if (meant.length < 5 || meant[0] !== word[0] || Math.abs(meant.length - word.length) > limit) continue
    const distance = slips(word, meant, limit)
    if (distance > limit || (best !== undefined && distance > best.distance)) continue
    // Of two as near, a letter left out is likelier than another in its place.
    const isLikelier =
      best === undefined || distance < best.distance || (isWithin(word, meant) && !isWithin(word, best.meant))
    isTied = !isLikelier && isWithin(word, meant) === isWithin(word, best?.meant ?? '')
    if (isLikelier) best = { meant, distance }
  }
  return isTied ? undefined : best?.meant
}
