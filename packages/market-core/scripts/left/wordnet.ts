import { readFileSync } from 'node:fs'
import { irregularVerbs } from './irregular-verbs.ts'

/** WordNet's files of nouns (3 to 28) and verbs (29 to 43), each as a letter; adverbs are `2`. */
const KINDS = '--2abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNO-'
/** An adjective is of the kind of the noun or verb that it comes of; of none it is `1`. */
const ADJECTIVE = 'adj'
/** What is said of a word besides. */
const NONE = '-'

interface Sense {
  readonly kind: string
  readonly count: number
}

/**
 * Says of a word its two commonest kinds of thing, a letter each.
 *
 * @param folder that has WordNet's index.sense and data.adj
 */
export function kindsByWordNet(folder: string): (word: string) => string {
  const senses = new Map<string, Sense[]>()
  for (const line of readFileSync(`${folder}/index.sense`, 'latin1').split('\n')) {
    const [key = '', , number, count] = line.split(' ')
    const [lemma = '', rest = ''] = key.split('%')
    const [type, file] = rest.split(':')
    if (lemma === '' || lemma.includes('_')) continue
    const isAdjective = type === '3' || type === '5'
    const kind = isAdjective ? ADJECTIVE : (KINDS[Number(file)] ?? NONE)
    const known = senses.get(`${lemma} ${isAdjective ? 'a' : type}`) ?? []
    known.push({ kind, count: Number(count) + (number === '1' ? 0.5 : 0.1) })
    senses.set(`${lemma} ${isAdjective ? 'a' : type}`, known)
  }
  const ofAdjectives = kindsOfAdjectives(folder, senses)
  return (word) => {
    const of = (type: string, lemmas: readonly string[]) =>
      lemmas.map((lemma) => senses.get(`${lemma} ${type}`) ?? []).find((found) => found.length > 0) ?? []
    const found = [
      ...of('1', nounsOf(word)),
      ...of('2', verbsOf(word)),
      ...of('4', [word]),
      ...of('a', [word]).map((sense) => ({ ...sense, kind: ofAdjectives.get(word) ?? '1' })),
    ]
    const counts = new Map<string, number>()
    for (const { kind, count } of found) counts.set(kind, (counts.get(kind) ?? 0) + count)
    const [first, second] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    return `${first?.[0] ?? NONE}${second?.[0] ?? first?.[0] ?? NONE}`
  }
}

/** By adjective, the kind of the noun or verb that it is derived from, as WordNet points to it. */
function kindsOfAdjectives(
  folder: string,
  senses: ReadonlyMap<string, readonly Sense[]>,
): Map<string, string> {
  const found = new Map<string, string>()
  const files = { n: kindsAt(`${folder}/data.noun`), v: kindsAt(`${folder}/data.verb`) } as const
  for (const line of readFileSync(`${folder}/data.adj`, 'latin1').split('\n')) {
    if (line.startsWith(' ')) continue
    const [head = ''] = line.split(' | ')
    const fields = head.split(' ')
    const size = Number.parseInt(fields[3] ?? '0', 16)
    const words = Array.from({ length: size }, (_, i) =>
      (fields[4 + 2 * i] ?? '').replace(/\(.*\)/, '').toLowerCase(),
    )
    const pointers = fields.slice(5 + 2 * size)
    for (let at = 0; at + 3 < pointers.length; at += 4) {
      const [sign = '', offset = '', type = '', ends = ''] = pointers.slice(at, at + 4)
      if (!['+', '=', '\\', '<'].includes(sign) || !(type === 'n' || type === 'v')) continue
      const kind = files[type].get(offset)
      const from = Number.parseInt(ends.slice(0, 2), 16)
      for (const word of from === 0 ? words : [words[from - 1] ?? ''])
        if (kind !== undefined && !found.has(word) && senses.has(`${word} a`)) found.set(word, kind)
    }
  }
  return found
}

const kindsAt = (file: string): Map<string, string> =>
  new Map(
    readFileSync(file, 'latin1')
      .split('\n')
      .filter((line) => /^\d/.test(line))
      .map((line) => [line.slice(0, 8), KINDS[Number(line.slice(9, 11))] ?? NONE]),
  )

const nounsOf = (word: string): string[] => [
  word,
  word.replace(/ies$/, 'y'),
  word.replace(/(?<=[^s])s$/, ''),
  word.replace(/(?<=s|x|z|ch|sh)es$/, ''),
  word.replace(/men$/, 'man'),
]

/** Its base as it is written, and with what "-ed" and "-ing" took of it. */
function verbsOf(word: string): string[] {
  const bare = word.replace(/(?:ing|ed)$/, '')
  return [
    word,
    irregularVerbs.get(word) ?? word,
    word.replace(/(?:ies|ied)$/, 'y'),
    word.replace(/s$/, ''),
    word.replace(/(?<=s|x|z|ch|sh|o)es$/, ''),
    ...(bare === word ? [] : [`${bare}e`, bare, bare.replace(/(.)\1$/, '$1')]),
  ]
}
