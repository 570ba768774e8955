import { expect, test } from 'vitest'
import { careReason, orderReasons } from './care.ts'

const careful = (...codes: string[]) =>
  careReason({ verdict: 'careful', reasons: codes.map((code) => ({ code })) })

test('J39 distinguishes care for spray drift from care for darkness, and gives drift priority', () => {
  expect(careful('dark')).toBe('dark')
  expect(careful('dark', 'wind_brisk')).toBe('drift')
  expect(careful('inversion_possible')).toBe('drift')
})

test('J39 returns no kind of care for other reasons or verdicts', () => {
  expect(careful('dark', 'temp_warm')).toBeUndefined()
  expect(careReason({ verdict: 'dont', reasons: [{ code: 'wind_high' }] })).toBeUndefined()
})

test('J39 lists a window’s drift reasons first', () => {
  const window = { verdict: 'careful', reasons: [{ code: 'dark' }, { code: 'wind_brisk' }] }
  expect(orderReasons(window).map(({ code }) => code)).toEqual(['wind_brisk', 'dark'])
})
