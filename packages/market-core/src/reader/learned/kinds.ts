import { foldText } from '../fold.ts'
import { languageTables } from '../languages/tables.ts'

const MIN_LETTERS = 3

let known: Map<string, Set<string>> | undefined

function kindsByWord(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { kinds } of languageTables)
    for (const [kind, words] of Object.entries(kinds))
      for (const word of words.split(' ').map(foldText))
        found.set(word, (found.get(word) ?? new Set()).add(kind))
  return found
}

/** Language-independent categories of a folded word, such as "person" or "machine". */
export function wordCategories(word: string): string[] {
  known ??= kindsByWord()
  const kinds = new Set(known.get(word))
  for (let end = word.length; end >= MIN_LETTERS; end -= 1)
    for (const kind of known.get(`${word.slice(0, end)}*`) ?? []) kinds.add(kind)
  return [...kinds]
}
