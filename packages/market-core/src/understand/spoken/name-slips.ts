import { leavesOutLetters } from '../spelling/letters-left-out.ts'
import { forgiven, slips } from './spelling.ts'

interface Name {
  readonly id: string
  readonly phrase: string
}

interface ByShape {
  /** Names of two words, by the second. */
  readonly ending: ReadonlyMap<string, readonly (readonly [first: string, phrase: string])[]>
  /** Names of two words, by how they look in one: "palmoil". */
  readonly joined: ReadonlyMap<string, string>
  /** Names of one word that may be written as two: "sawn wood". */
  readonly whole: ReadonlySet<string>
}

const shapes = new WeakMap<readonly Name[], ByShape>()

function shapesOf(names: readonly Name[]): ByShape {
  const before = shapes.get(names)
  if (before !== undefined) return before
  const two = names.flatMap(({ phrase }) => {
    const [first = '', second, third] = phrase.split(' ')
    return second !== undefined && third === undefined ? [{ first, second, phrase }] : []
  })
  const shape: ByShape = {
    ending: new Map(
      [...Map.groupBy(two, ({ second }) => second)].map(([second, of]) => [
        second,
        of.map(({ first, phrase }) => [first, phrase] as const),
      ]),
    ),
    whole: new Set(names.flatMap(({ phrase }) => (phrase.includes(' ') ? [] : [phrase]))),
    joined: new Map(two.map(({ first, second, phrase }) => [first + second, phrase])),
  }
  shapes.set(names, shape)
  return shape
}

/**
 * A plain text with slips in names of two words put right: "sunflwr oil" is sunflower oil and no oil that nobody can
 * name, "palmoil" is palm oil.
 *
 * @param isKnown true for a word that is itself a name, or says something else
 */
export function withWholeNames(
  plain: string,
  names: readonly Name[],
  isKnown: (word: string) => boolean,
): string {
  const { ending, joined, whole } = shapesOf(names)
  const words = withoutGaps(plain.split(' '), whole, isKnown)
  return words
    .map((word, at) => {
      const apart = joined.get(word)
      if (apart !== undefined && !isKnown(word)) return apart
      // The word behind it says what it is: one slip more is forgiven.
      const limit = word.length < 6 ? forgiven(word) : 2
      const candidates = word.length < 3 ? [] : (ending.get(words[at + 1] ?? '') ?? [])
      if (candidates.some(([first]) => first === word) || isKnown(word)) return word
      const near = candidates.filter(
        ([first]) =>
          first[0] === word[0] &&
          first.length >= 4 &&
          (limit === 0 ? leavesOutLetters(word, first) : slips(word, first, limit) <= limit),
      )
      return near.length === 1 ? (near[0]?.[0] ?? word) : word
    })
    .join(' ')
}

/** The words with a name in one where it was written in two, of which one says nothing by itself. */
function withoutGaps(
  words: readonly string[],
  whole: ReadonlySet<string>,
  isKnown: (word: string) => boolean,
): string[] {
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1) ?? ''
    const isOne =
      last.length >= 3 && word.length >= 3 && whole.has(last + word) && !(isKnown(last) && isKnown(word))
    if (isOne) joined.splice(-1, 1, last + word)
    else joined.push(word)
  }
  return joined
}
