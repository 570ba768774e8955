import { ApiError } from '@smart-farming/contracts/client'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import { isTransientError, retryDelay } from './query-client.ts'

const refused = (status: number, retryAfter?: number) =>
  new ApiError(status, { message: '', code: 'unknown' }, retryAfter)

describe('a retry', () => {
  test.each([502, 503, 504])('follows status %i', (status) => {
    expect(isTransientError(refused(status))).toBe(true)
  })

  test('follows a network failure', () => {
    expect(isTransientError(new TypeError('Failed to fetch'))).toBe(true)
  })

  test('does not follow a rejection', () =>
    checkRows([400, 401, 404, 409, 429, 500], (status) => {
      expect(isTransientError(refused(status))).toBe(false)
    }))

  test('does not follow an invalid response', () => {
    expect(isTransientError(new Error('Invalid input'))).toBe(false)
  })
})

describe('the delay before a retry', () => {
  test('doubles, is randomised and has a maximum', () => {
    const network = new TypeError('Failed to fetch')
    expect([0, 1, 2, 20].map((failures) => retryDelay(failures, network, 1))).toEqual([
      500, 1000, 2000, 30_000,
    ])
    expect(retryDelay(1, network, 0.25)).toBe(250)
  })

  test("is at least the server's Retry-After, up to the maximum, plus a random part", () => {
    expect(retryDelay(0, refused(503, 2), 0)).toBe(2000)
    expect(retryDelay(0, refused(503, 3600), 0)).toBe(30_000)
    expect([0, 1, 2, 20].map((failures) => retryDelay(failures, refused(503, 2), 1))).toEqual([
      6000, 10_000, 18_000, 32_000,
    ])
    expect(retryDelay(0, refused(503, 2), 0.25)).toBe(3000)
    expect(retryDelay(0, refused(503, 0), 0.5)).toBe(250)
  })
})
