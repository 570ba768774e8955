import { checkRows } from '@smart-farming/vectors/check-rows'
import { weakPasswords } from '@smart-farming/words/en/server/passwords'
import { describe, expect, test } from 'vitest'
import { findGuessableReason, findWeakness, passwordWordLists } from './password-judge.ts'

/** Seeded, so every run uses the same numbers. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const own = ['Wanjiku Kamau', 'Hill Farm', 'Nakuru']

test('the lists hold more usable passwords than an attacker can try on one account in a year', () => {
  const choosable = new Set(Object.values<(string | number)[]>(passwordWordLists).flat().map(String))
  for (const word of choosable) if (word.length < 6) choosable.delete(word)
  expect(choosable.size).toBeGreaterThan(100_000)
})

test('warns about each of 100 passwords from the list', () => {
  const choosable = passwordWordLists['passwords-common'].filter((word) => word.length >= 6)
  const every = Math.floor(choosable.length / 100)
  const hundred = Array.from({ length: 100 }, (_, at) => choosable[at * every] ?? '')
  expect(hundred.filter((password) => findWeakness(password, own) === undefined)).toEqual([])
})

test('does not warn about 100 random passwords of twelve letters', () => {
  const next = numbers(7)
  const letter = () => String.fromCharCode(97 + Math.floor(next() * 26))
  const hundred = Array.from({ length: 100 }, () => Array.from({ length: 12 }, letter).join(''))
  expect(hundred.filter((password) => findWeakness(password, own) !== undefined)).toEqual([])
})

test.each(['galaktika', 'Svetochka', 'ghtpthdfnbd'])(
  'reports %s as common although no rule finds it',
  (password) => {
    expect(findGuessableReason(password, own)).toBeUndefined()
    expect(findWeakness(password, own)).toBe('common')
  },
)

describe('reasons for a weak password', () => {
  test('gives the reason for each weak password', () =>
    checkRows(
      [
        ['iloveyou', 'This is one of the first passwords people guess. A longer one is safer.'],
        ['P@ssw0rd', 'Small changes to common passwords are easy to guess. Use a longer one.'],
        ['wanjiku7', 'People guess your name, farm and village first. Use other words.'],
        ['HillFarm1', 'People guess your name, farm and village first. Use other words.'],
        ['nakuru2024', 'People guess your name, farm and village first. Use other words.'],
        ['smartfarming', 'A single word or name is easy to guess. Three or four words are safer.'],
        ['pineapples9', 'A single word or name is easy to guess. Three or four words are safer.'],
        ['zebzebzebzeb', 'Repeated letters or words are easy to guess. Three or four words are safer.'],
        ['cdefghijkl', 'Letters or keys in a row are easy to guess. Three or four words are safer.'],
        ['24.07.1969', 'Dates and years are easy to guess. Three or four words are safer.'],
        ['qzx?w!', 'Short passwords are easy to guess. 15 or more characters are safer.'],
      ],
      ([password, reason]) => {
        const why = findWeakness(password, own)
        expect(why && weakPasswords[why]).toBe(reason)
      },
    ))

  test.each(['maize & beans 7', 'four goats eat blue maize', '雨季のトウモロコシ畑', '🌽🌽🐐🐐☂️☂️🌾🌾 x9'])(
    'gives no reason for the strong password %s',
    (password) => {
      expect(findWeakness(password, own)).toBeUndefined()
    },
  )
})

test('judges any password of the maximum length within milliseconds', () => {
  const next = numbers(3)
  const made = (alphabet: string) =>
    Array.from({ length: 128 }, () => alphabet[Math.floor(next() * alphabet.length)]).join('')
  const longNames = own.map((word) => word.repeat(9))
  const times = ['4@31!0$57', '0123456789', 'abcdefghijklmnopqrstuvwxyz4@3!', 'ab', '19850'].flatMap(
    (alphabet) =>
      Array.from({ length: 9 }, () => {
        const password = made(alphabet)
        // Measures CPU time, so that background load does not count.
        const before = process.threadCpuUsage()
        findWeakness(password, longNames)
        const { user, system } = process.threadCpuUsage(before)
        return (user + system) / 1000
      }),
  )
  times.sort((a, b) => a - b)
  // Without `maxLength`, the median is several hundred milliseconds.
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(30)
})
