/** Pairs of characters that look alike and that legitimate names need. */
const pairs = ["'’", 'iı'] as const
const either = new RegExp(`[${pairs.join('')}]`, 'gu')
/**
 * Maximum number of look-alike characters for which every combination is listed. In longer names,
 * all characters of a pair are swapped together.
 */
const ONE_BY_ONE = 6

/**
 * Keys of look-alike names, with dotted and dotless i or straight and curly apostrophes swapped.
 * Each spelling is legitimate, but two names must not differ only in these characters.
 * @param key as returned by `usernameKey`
 * @returns at most 64 keys, without the key itself
 */
export function lookAlikeKeys(key: string): string[] {
  const count = key.match(either)?.length ?? 0
  const all = count <= ONE_BY_ONE ? eachOf(key, count) : uniformOf(key)
  return [...new Set(all)].filter((other) => other !== key)
}

function eachOf(key: string, count: number): string[] {
  return Array.from({ length: 2 ** count }, (_, choice) => {
    let at = 0
    return key.replace(either, (found) => pairOf(found)[(choice >> at++) & 1] ?? found)
  })
}

function uniformOf(key: string): string[] {
  return [0, 1, 2, 3].map((choice) =>
    key.replace(either, (found) => {
      const pair = pairOf(found)
      return pair[(choice >> pairs.indexOf(pair)) & 1] ?? found
    }),
  )
}

function pairOf(found: string): (typeof pairs)[number] {
  return pairs.find((pair) => pair.includes(found)) ?? pairs[0]
}
