import { expect, test } from 'vitest'
import { Breaker } from './breaker.ts'

function breakerAt(start = 0) {
  const clock = { ms: start }
  return { clock, breaker: new Breaker({ now: () => clock.ms, random: () => 0.5 }) }
}

function failTimes(breaker: Breaker, times: number) {
  for (let call = 0; call < times; call++) {
    expect(breaker.admits()).toBe(true)
    breaker.failed()
  }
}

test('opens after five failures in a row, not after four', () => {
  const { breaker } = breakerAt()
  failTimes(breaker, 4)
  expect(breaker.admits()).toBe(true)
  breaker.failed()
  expect(breaker.admits()).toBe(false)
})

test('a success in between starts the count again', () => {
  const { breaker } = breakerAt()
  failTimes(breaker, 4)
  breaker.succeeded()
  failTimes(breaker, 4)
  expect(breaker.admits()).toBe(true)
})

test('lets exactly one probe through when the pause is over, and closes when it succeeds', () => {
  const { breaker, clock } = breakerAt()
  failTimes(breaker, 5)
  clock.ms = 12_499
  expect(breaker.admits()).toBe(false)
  clock.ms = 12_500
  expect([breaker.admits(), breaker.admits(), breaker.admits()]).toEqual([true, false, false])
  breaker.succeeded()
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true])
})

test('a failed probe opens it again at once, for another pause', () => {
  const { breaker, clock } = breakerAt()
  failTimes(breaker, 5)
  clock.ms = 12_500
  expect(breaker.admits()).toBe(true)
  breaker.failed()
  expect(breaker.admits()).toBe(false)
  clock.ms = 25_000
  expect(breaker.admits()).toBe(true)
})

test('pauses differ by chance, between 10 and 15 seconds', () => {
  for (const [random, pause] of [
    [0, 10_000],
    [0.9999, 14_999],
  ] as const) {
    const clock = { ms: 0 }
    const breaker = new Breaker({ now: () => clock.ms, random: () => random })
    failTimes(breaker, 5)
    clock.ms = pause - 2
    expect(breaker.admits()).toBe(false)
    clock.ms = pause + 1
    expect(breaker.admits()).toBe(true)
  }
})

test('a service that names its own pause gets it after one refusal', () => {
  const { breaker, clock } = breakerAt()
  breaker.failed(60_000)
  clock.ms = 59_999
  expect(breaker.admits()).toBe(false)
  clock.ms = 60_000
  expect(breaker.admits()).toBe(true)
})

test('a clock that is put back does not make a pause longer', () => {
  const { breaker, clock } = breakerAt(3_600_000)
  failTimes(breaker, 5)
  clock.ms = 0
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
  breaker.failed()
  clock.ms = 12_499
  expect(breaker.admits()).toBe(false)
})
