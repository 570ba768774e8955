import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import { isOnlyOwnWords, isOnlyProductWords } from './own-words.ts'
import { findWeakness } from './password-judge.ts'

describe('passwords made of the account’s own words', () => {
  test('reports a password made only of the user’s own words, in any spelling', () =>
    checkRows(
      [
        ['hillnakuru77', ['Wanjiku Kamau', 'Hill Farm', 'Nakuru']],
        ['hill.farm.in.nakuru', ['Wanjiku Kamau', 'Hill Farm', 'Nakuru']],
        ['Nakuru, Hill Farm: 24/07/1969!!!', ['Wanjiku Kamau', 'Hill Farm', 'Nakuru']],
        ['kamau of the smart farm at nakuru', ['Wanjiku Kamau', 'Hill Farm', 'Nakuru']],
        ['zoe angstrom', ['Zoë Ångström', 'Berg', 'Øysund']],
        ['zoe angstrom oysund', ['Zoë Ångström', 'Berg', 'Øysund']],
        ['Zoë Ångström', ['Zoe Angstrom', '', '']],
        ['Jo Li Jo Li', ['Jo Li', 'Hill Farm', 'Nakuru']],
        ['lijo lijo 2026', ['Jo Li', 'Hill Farm', 'Nakuru']],
        ['雨季農場 雨季農場', ['', '雨季 農場', '']],
      ],
      ([password, own]) => {
        expect(findWeakness(password, own)).toBe('own')
      },
    ))
})

test.each(['smart farming 2026', 'Smart Farming Dashboard', 'my.smart.farm.dashboard'])(
  'reports %s as made only of product words',
  (password) => {
    expect(isOnlyProductWords(password)).toBe(true)
    expect(findWeakness(password, [])).toBeDefined()
  },
)

test('accepts passwords that combine the user’s own words with others', () =>
  checkRows(
    [
      'four goats at nakuru eat maize',
      'hill behind seven yellow tractors',
      'wanjiku sells sorghum on tuesdays',
      'the farm dashboard purple umbrella',
      'jolly lions join',
      'nakuru 8305719264028',
    ],
    (password) => {
      const own = ['Wanjiku Kamau', 'Hill Farm', 'Nakuru', 'Jo Li']
      expect(isOnlyOwnWords(password, own)).toBe(false)
      expect(findWeakness(password, own)).toBeUndefined()
    },
  ))

test('does not count short words and numbers as the user’s own', () => {
  for (const password of ['', '24071969', 'in the and of', '!?'])
    expect(isOnlyOwnWords(password, ['Jo Li', '77', ''])).toBe(false)
})
