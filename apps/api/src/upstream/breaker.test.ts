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

test('a success resets the failure count', () => {
  const { breaker } = breakerAt()
  failTimes(breaker, 4)
  breaker.succeeded()
  failTimes(breaker, 4)
  expect(breaker.admits()).toBe(true)
})

test('lets one probe through after the pause and closes when the probe succeeds', () => {
  const { breaker, clock } = breakerAt()
  failTimes(breaker, 5)
  clock.ms = 12_499
  expect(breaker.admits()).toBe(false)
  clock.ms = 12_500
  expect([breaker.admits(), breaker.admits(), breaker.admits()]).toEqual([true, false, false])
  breaker.succeeded()
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true])
})

test('a failed probe opens the breaker for another pause', () => {
  const { breaker, clock } = breakerAt()
  failTimes(breaker, 5)
  clock.ms = 12_500
  expect(breaker.admits()).toBe(true)
  breaker.failed()
  expect(breaker.admits()).toBe(false)
  clock.ms = 25_000
  expect(breaker.admits()).toBe(true)
})

test('pauses vary at random between 10 and 15 seconds', () => {
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

test('after a single refusal, pauses for as long as the service asks', () => {
  const { breaker, clock } = breakerAt()
  breaker.failed(60_000)
  clock.ms = 59_999
  expect(breaker.admits()).toBe(false)
  clock.ms = 60_000
  expect(breaker.admits()).toBe(true)
})

test('setting the clock back does not lengthen a pause', () => {
  const { breaker, clock } = breakerAt(3_600_000)
  failTimes(breaker, 5)
  clock.ms = 0
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
  breaker.failed()
  clock.ms = 12_499
  expect(breaker.admits()).toBe(false)
})
