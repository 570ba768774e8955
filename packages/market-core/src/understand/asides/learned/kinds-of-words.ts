import ordinary from '../../spelling/ordinary-words.json' with { type: 'json' }
import kinds from './word-kinds.json' with { type: 'json' }

const letters: Readonly<Record<string, string>> = kinds

/** By word of ordinary English, its two commonest kinds. */
const known = new Map(
  Object.entries(ordinary).flatMap(([letter, words]) =>
    words.split(' ').map((word, at) => [word, letters[letter]?.slice(2 * at, 2 * at + 2) ?? '--'] as const),
  ),
)

/**
 * The two commonest kinds of thing that a word of English is, a letter each: a person, a food, what is said, what is
 * done with hands. By the files of WordNet 3.1 (Princeton University), as the script of the package counts them;
 * undefined for a word that neither stands in the list of ordinary English nor comes of one that does.
 */
export function kindsOfWord(word: string): string | undefined {
  return [word, ...basesOf(word)]
    .map((one) => known.get(one))
    .find((one) => one !== undefined && one !== '--')
}

function basesOf(word: string): string[] {
  const bare = word.replace(/(?:ing|ed|er|ers)$/, '')
  return [
    word.replace(/ie[sd]$/, 'y'),
    word.replace(/s$/, ''),
    ...(bare === word || bare.length < 3 ? [] : [`${bare}e`, bare, bare.replace(/(.)\1$/, '$1')]),
    ...word.split('-').slice(-1),
  ]
}
