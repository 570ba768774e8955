import { monthOfName } from '../period/period-words.ts'
import { isWithin, slips } from '../spoken/spelling.ts'
import { isForm } from './forms.ts'
import { isOfAnEnglishName, isOfQuestions, meant } from './lexicon.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { consonantsOf, soundOf } from './sound.ts'

interface Candidate {
  readonly word: string
  /** How it sounds, as a short word is heard and as a long one is. */
  readonly sounds: readonly [short: string, long: string]
  readonly consonants: string
  /** Only some call a crop so: names of people and places look like it as often. */
  readonly isRare: boolean
}

const candidates: readonly Candidate[] = [...meant].map((word) => ({
  word,
  sounds: [soundOf(word, false), soundOf(word, true)],
  consonants: consonantsOf(word),
  isRare:
    !isOfAnEnglishName(word) && !isOfQuestions(word) && !ordinaryWords.has(word) && !monthOfName.has(word),
}))

/** What a slip costs that is likelier than another: by ear, or a letter left out. */
const BY_EAR = 0.5
const LEFT_OUT = 0.75
const BY_VOWELS = 0.6
const MOST_VOWELS = 2
/** Two words that are as near to what was written, but for this, are both meant. */
const NEARLY = 0.2
/** Nothing that costs more is a slip: of a short word, a longer, and a long one. */
const most = (length: number): number => (length < 5 ? 1 : length < 8 ? 1.5 : 2)
const MOST_SLIPS = 4
const MOST_HEARD = 3
const MOST_HEARD_SHORT = 2
/** So long a word is known by its consonants, whatever its vowels. */
const LONG = 6

/** What a word costs to be taken for another: none where it is no slip of it. */
function cost(word: string, sound: string, { word: name, sounds, consonants, isRare }: Candidate): number {
  const isHeard = sound === sounds[word.length < LONG ? 0 : 1]
  const isMessage = consonants.length > 2 && consonants === word.replace(/(.)\1+/g, '$1')
  const isVoweled = consonants.length > 2 && word.length >= LONG && consonants === consonantsOf(word)
  if (word[0] !== name[0] && !isHeard) return Number.POSITIVE_INFINITY
  const count = slips(word, name, MOST_SLIPS)
  if (isRare && count > 1) return Number.POSITIVE_INFINITY
  if (isMessage) return 1
  if (count > MOST_SLIPS) return Number.POSITIVE_INFINITY
  if (isVoweled && count <= MOST_VOWELS) return count * BY_VOWELS
  if (isHeard && word.length < LONG && count > MOST_HEARD_SHORT) return Number.POSITIVE_INFINITY
  if (isHeard) return Math.min(count, MOST_HEARD) * BY_EAR
  // A letter in another's place makes another word of a short one.
  if (word.length < 5) return isWithin(word, name) && count === 1 ? LEFT_OUT : Number.POSITIVE_INFINITY
  return isWithin(word, name) ? count * LEFT_OUT : count
}

/** True where two words are one slip apart, or sound alike. */
export const isNear = (word: string, name: string): boolean =>
  slips(word, name, 1) <= 1 || soundOf(word, false) === soundOf(name, false)

/** The word that is meant by a misspelt one; undefined where none is near enough, or two are. */
export function nearestMeant(word: string): string | undefined {
  const limit = most(word.length)
  const sound = soundOf(word, word.length >= LONG)
  const near = candidates
    .map((one) => ({ word: one.word, costs: cost(word, sound, one) }))
    .filter(({ costs }) => costs <= limit)
    .sort((a, b) => a.costs - b.costs)
  const [best, ...others] = near
  if (best === undefined) return undefined
  const isTied = others.some(
    ({ word: other, costs }) => costs - best.costs < NEARLY && !isForm(best.word, other),
  )
  return isTied ? undefined : best.word
}
