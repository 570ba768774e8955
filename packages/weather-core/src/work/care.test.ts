import { expect, test } from 'vitest'
import { careOf, reasonsInOrder } from './care.ts'

const careful = (...codes: string[]) =>
  careOf({ verdict: 'careful', reasons: codes.map((code) => ({ code })) })

test('J39 care for drift is told from care for darkness, and drift weighs more', () => {
  expect(careful('dark')).toBe('dark')
  expect(careful('dark', 'wind_brisk')).toBe('drift')
  expect(careful('inversion_possible')).toBe('drift')
})

test('J39 other reasons are neither, and only a careful verdict has one', () => {
  expect(careful('dark', 'temp_warm')).toBeUndefined()
  expect(careOf({ verdict: 'dont', reasons: [{ code: 'wind_high' }] })).toBeUndefined()
})

test('J39 what is called drift tells of drift first', () => {
  const window = { verdict: 'careful', reasons: [{ code: 'dark' }, { code: 'wind_brisk' }] }
  expect(reasonsInOrder(window).map(({ code }) => code)).toEqual(['wind_brisk', 'dark'])
})
