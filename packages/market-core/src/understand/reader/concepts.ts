import { catalogue } from '../../commodities/catalogue.ts'
import { knownCrops } from '../../commodities/known/known-crops.ts'
import { plainText, splitWords } from '../plain-text.ts'
import words from './concepts.json' with { type: 'json' }

interface Concept {
  readonly name: string
  readonly whole: ReadonlySet<string>
  /** Beginnings of words. */
  readonly stems: readonly string[]
}

const concept = (name: string, listed: readonly string[]): Concept => ({
  name,
  whole: new Set(listed.filter((word) => !word.endsWith('*')).map(plainText)),
  stems: listed.filter((word) => word.endsWith('*')).map((word) => plainText(word.slice(0, -1))),
})

/** What a commodity is called, as far as it is one word. */
const called = [...catalogue, ...knownCrops]
  .flatMap(({ name, alsoCalled }) => [name, ...alsoCalled])
  .filter((name) => splitWords(plainText(name)).length === 1)

const concepts: readonly Concept[] = [
  ...Object.entries(words).map(([name, listed]) => concept(name, listed.split(' '))),
  concept('crop', called),
]

/** The concepts that a word of a plain text stands for, in seven languages; none for most. */
function conceptsOf(word: string): readonly string[] {
  return concepts
    .filter(({ whole, stems }) => whole.has(word) || stems.some((stem) => word.startsWith(stem)))
    .map(({ name }) => name)
}

/** The concepts that the words of a plain text stand for, each once. */
export const conceptsIn = (plain: string): ReadonlySet<string> =>
  new Set(splitWords(plain).flatMap(conceptsOf))
