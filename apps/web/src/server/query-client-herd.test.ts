import { ApiError } from '@smart-farming/contracts/client'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

const PHONES = 200
/** Interval between a phone's requests, in s. */
const EVERY_S = 5
/** Requests per second of all phones on a normal day. */
const NORMAL = PHONES / EVERY_S

/** The server's behaviour, and the times of all requests, in s. */
let answer: () => Promise<string>
const arrivals: number[] = []
let began = 0
const leave: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.spyOn(Math, 'random').mockImplementation(numbers())
  arrivals.length = 0
})
afterEach(() => {
  for (const each of leave.splice(0)) each()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const well = async () => 'maize'
const refusing = () => Promise.reject(new TypeError('Failed to fetch'))
const busy = () => Promise.reject(new ApiError(503, { message: 'Busy.', code: 'overloaded' }, 2))

test('200 phones cause at most twice the usual load after a 30 s outage and a busy restart', async () => {
  answer = well
  await phones()
  await seconds(10)
  expect(peak(0)).toBe(NORMAL)
  answer = refusing
  await seconds(30)
  answer = busy
  await seconds(10)
  answer = well
  await seconds(60)
  expect(peak(40)).toBeLessThanOrEqual(2 * NORMAL)
  expect(arrivals.at(-1)).toBeGreaterThan(95)
})

test('200 phones told at once to retry in 2 s spread their requests, with none early', async () => {
  answer = well
  await phones()
  await seconds(10)
  const database = Promise.withResolvers<never>()
  answer = () => database.promise
  await seconds(EVERY_S)
  answer = well
  database.reject(new ApiError(503, { message: 'Busy.', code: 'overloaded' }, 2))
  await seconds(30)
  expect(arrivals.filter((at) => at > 15 && at < 17)).toEqual([])
  expect(peak(15)).toBeLessThanOrEqual(2 * NORMAL)
})

async function phones(): Promise<void> {
  for (let phone = 0; phone < PHONES; phone++) {
    const observer = new QueryObserver(createQueryClient(), {
      queryKey: ['prices.series'],
      queryFn: () => {
        arrivals.push(now())
        return answer()
      },
      refetchInterval: EVERY_S * 1000,
    })
    leave.push(observer.subscribe(() => {}))
    await vi.advanceTimersByTimeAsync(1000 / NORMAL)
  }
  arrivals.length = 0
  began = Date.now()
}

const now = () => (Date.now() - began) / 1000
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

/** Most requests within one second, from a given time on. */
function peak(from: number): number {
  const start = arrivals.filter((at) => at >= from)
  return Math.max(...start.map((at) => start.filter((other) => other >= at && other < at + 1).length))
}

/** Reproducible pseudo-random numbers in 0..1 (Park and Miller). */
function numbers(): () => number {
  let seed = 20_261_121
  return () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
}
