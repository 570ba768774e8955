/** Letters and signs that legitimate names need, and that nobody can tell apart at a glance. */
const pairs = ["'’", 'iı'] as const
const either = new RegExp(`[${pairs.join('')}]`, 'gu')
/** With up to this many in a name, every combination is listed; with more, all of a pair are swapped together. */
const ONE_BY_ONE = 6

/**
 * Keys of look-alike names: with a dotless i for an i and vice versa, and likewise for apostrophes. A Turkish name, or
 * one typed on a phone, is fine by itself; two names that differ only in these characters are not.
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
