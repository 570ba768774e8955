import { textedFor, withFor } from './as-texted.ts'
import { isKnown, isOfQuestions, meant, twoWordNames } from './lexicon.ts'
import { isNear, nearestMeant } from './nearest.ts'

/** A text with its slips put right, and what was guessed on the way. */
export interface Respelt {
  readonly text: string
  /** By the word as it was written, what it was taken for; not what every short message writes. */
  readonly took: ReadonlyMap<string, string>
}

/** The same before one of these: "Kurnool APMC". */
const namesBefore = /^\s+(?:apmc|mandi|yard|haat|district|tehsil|taluka|village)(?!\p{L})/iu

/** More words than anybody asks in: a page of text must not keep the server busy. */
const MOST_WORDS = 120
/** The longest of the words before a name, with a space on both sides. */
const LONGEST = 12

/** A capital behind a word in small letters begins a name. */
const inASentence = /(?:^|[^\p{L}])\p{Ll}+[,;]?\s+$/u
/** The second word of a place: "in Buenos Aires". */
const secondName = /(?:^|[^\p{L}])(?:in|at|near|around|to)\s+\p{Lu}\p{Ll}+\s+$/u
/** Behind one of these a word that nobody knows is a place, or somebody's name. */
const namesBehind = /(?:^|[^\p{L}])(?:in|at|near|around|mr|mrs|village|district|town|city|apmc|mandi)\s+$/iu

/**
 * Puts the misspelt words of an English text right, of those that the reading turns on: short messages, slips of the
 * finger, and what is written by ear. A word that is known, that two are as near to, or that may be a name is left.
 *
 * @param isName true for a further word that is known: of a stored name or place
 * @param isNearerToAName true for a slip of such a word rather than of the other: "europ"
 */
export function respell(
  text: string,
  isName: (word: string) => boolean = () => false,
  isNearerToAName: (word: string, right: string) => boolean = () => false,
): Respelt {
  const took = new Map<string, string>()
  let count = 0
  const spelt = withFor(text).replace(
    /(?<![\p{L}\p{N}.'’-])[\p{L}\p{N}]+(?![\p{L}\p{N}'’-])/gu,
    (written, at: number, whole: string) => {
      count += 1
      if (count > MOST_WORDS) return written
      const word = written.toLowerCase()
      const before = whole.slice(0, at)
      if (/^\p{Lu}\p{Ll}/u.test(written) && (inASentence.test(before) || secondName.test(before)))
        return written
      const stands = textedFor(word)
      if (stands !== undefined) return stands
      if (!/^[a-z]{3,24}$/.test(word) || isKnown(word) || isName(word)) return written
      const right = asWritten(word, isName)
      if (right === undefined || isNearerToAName(word, right)) return written
      const isAName =
        namesBehind.test(whole.slice(Math.max(0, at - LONGEST), at)) ||
        namesBefore.test(whole.slice(at + written.length))
      if (isAName && !isTime.test(right)) return written
      took.set(written, right)
      return right
    },
  )
  return { text: withPairs(spelt, took), took }
}

/** "Phosphat rok": beside the one word of a name the other is known by less. */
function withPairs(text: string, took: Map<string, string>): string {
  return text.replace(
    /([a-z]{3,})( +)([a-z]{3,})(?![a-z])/gi,
    (both, one: string, gap: string, two: string) => {
      const [first, second] = [one.toLowerCase(), two.toLowerCase()]
      const fits = twoWordNames.filter(
        ([a, b]) =>
          (a === first || (a.length > 3 && first[0] === a[0] && isNear(first, a))) &&
          b !== second &&
          b[0] === second[0] &&
          !isOwn(second) &&
          isNear(second, b),
      )
      const [name, ...others] = fits
      if (name === undefined || others.some(([, b]) => b !== name[1])) return both
      took.set(two, name[1])
      return `${name[0]}${gap}${name[1]}`
    },
  )
}

const isOwn = (word: string): boolean => word.length > 3 && isKnown(word)

const isTime =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$|day$|^(?:tonight|tomorrow|morning|afternoon|evening|night|week|month|year)s?$/

/** What a word is that stands in no list: drawn out, with a letter or the space left out, or misspelt. */
function asWritten(word: string, isName: (word: string) => boolean): string | undefined {
  const drawnOut = [word.replace(/(.)\1{2,}/g, '$1'), word.replace(/(.)\1{2,}/g, '$1$1')]
  const short =
    drawnOut[0] === word ? undefined : (drawnOut.find((one) => meant.has(one)) ?? drawnOut.find(isKnown))
  if (short !== undefined) return short
  const [, twice = word] = drawnOut
  if (twice.endsWith('in') && isKnown(`${twice}g`)) return `${twice}g`
  if (twice.length < 4) return undefined
  const single = twice.replace(/(.)\1/g, '$1')
  if (single !== twice && meant.has(single)) return single
  return nearestMeant(twice) ?? apart(twice, isName)
}

/** Two words that were written in one: "howmuch", "maizeprice". */
function apart(word: string, isName: (word: string) => boolean): string | undefined {
  if (word.length < 7) return undefined
  const isWord = (part: string) => part.length >= 3 && (isKnown(part) || isName(part))
  const cuts = [...word].flatMap((_, at) => {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const saysMuch = meant.has(first) || meant.has(second)
    // "Silverfish" is no fish of silver.
    const isAsked = isOfQuestions(first) || isOfQuestions(second)
    return saysMuch && isAsked && isWord(first) && isWord(second) ? [`${first} ${second}`] : []
  })
  return cuts.length === 1 ? cuts[0] : undefined
}
