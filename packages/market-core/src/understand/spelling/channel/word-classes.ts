import { catalogue } from '../../../commodities/catalogue.ts'
import { knownCrops } from '../../../commodities/known/known-crops.ts'
import { monthNames } from '../../../months.ts'
import { findCurrency, unitOfWord } from '../../find-units.ts'
import { fold } from '../../languages/written-words.ts'
import { monthOfName } from '../../period/period-words.ts'
import { plainText, splitWords } from '../../plain-text.ts'
import { isSackWord } from '../../quantities/measures.ts'
import { measureOfWord } from '../../story/units.ts'

/** What stands before the first word of a question, and behind the last. */
export const START = '^'
export const END = '.'

/** What stands for anything of one word that has a price. */
export const THING = '@thing'

const shortMonths: ReadonlySet<string> = new Set(monthNames.map((name) => name.toLowerCase().slice(0, 3)))
const things: ReadonlySet<string> = new Set(
  [...catalogue, ...knownCrops].flatMap(({ name, alsoCalled }) =>
    [name, ...alsoCalled].map(plainText).flatMap((called) => {
      const words = splitWords(called)
      return words.length === 1 && called.length > 2 ? words.map(fold) : []
    }),
  ),
)
const volumes = new Set(
  'metre metres meter meters mmbtu ounce ounces oz barrel barrels crate crates box boxes'.split(' '),
)

const isUnit = (word: string): boolean => {
  const measure = measureOfWord(word)
  return (
    (measure !== undefined && measure.kind !== 'time') ||
    unitOfWord(word) !== undefined ||
    volumes.has(word) ||
    isSackWord(word)
  )
}

const classes = new Map<string, string>()

/** A word as its neighbours see it: one figure is as good as another, and so are months, crops, units and money. */
export function classOf(word: string): string {
  if (/^\p{Nd}/u.test(word)) return '#'
  const before = classes.get(word)
  if (before !== undefined) return before
  const isMonth = word !== 'may' && (shortMonths.has(word) || (word.length > 3 && monthOfName.has(word)))
  const found = isMonth
    ? '@month'
    : isUnit(word)
      ? '@unit'
      : things.has(word)
        ? THING
        : word.length > 2 && findCurrency(word) !== undefined
          ? '@money'
          : word
  // A word of a question may be anything: only those that are in a class are worth keeping.
  if (found !== word) classes.set(word, found)
  return found
}
