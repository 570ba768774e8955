import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { LoadShedder } from './load-shedder.ts'

let nowMs: number
let databaseWaitMs: number
let shedder: LoadShedder
let server: EventEmitter
beforeEach(() => {
  nowMs = 5_000
  databaseWaitMs = 0
  shedder = new LoadShedder({ databaseWaitMs: () => databaseWaitMs, now: () => nowMs })
  server = new EventEmitter()
  shedder.watch(server)
})

function isAdmitted(url = '/api/weather/search?q=ludlow'): boolean {
  server.emit('request')
  try {
    shedder.admit(url)
    return true
  } catch (error) {
    expect(error).toMatchObject({ status: 503, code: 'overloaded', retryAfter: 2 })
    return false
  }
}

/** Number of admitted calls in a turn of 100 ms that reads this many. */
async function admittedInTurn(calls: number): Promise<number> {
  const admitted = Array.from({ length: calls }, () => isAdmitted()).filter(Boolean).length
  nowMs += 100
  await nextTurn()
  return admitted
}

test('serves a burst, and then only the first calls of each turn of a lasting overload', async () => {
  for (let turn = 0; turn < 4; turn += 1) expect(await admittedInTurn(200)).toBe(200)
  expect(await admittedInTurn(200)).toBe(64)
  expect(await admittedInTurn(200)).toBe(64)
})

test('serves every call of a load that the server can handle, however slow the machine is', async () => {
  for (let turn = 0; turn < 200; turn += 1) expect(await admittedInTurn(64)).toBe(64)
})

test('serves every call again after a turn with few calls, and after a pause', async () => {
  for (let turn = 0; turn < 5; turn += 1) await admittedInTurn(200)
  expect(await admittedInTurn(200)).toBe(64)
  await admittedInTurn(1)
  expect(await admittedInTurn(200)).toBe(200)
  for (let turn = 0; turn < 5; turn += 1) await admittedInTurn(200)
  expect(await admittedInTurn(200)).toBe(64)
  nowMs += 1_000
  expect(await admittedInTurn(200)).toBe(200)
})

test('refuses every call once queries would wait too long for the database', () => {
  databaseWaitMs = 100
  expect(isAdmitted()).toBe(true)
  databaseWaitMs = 101
  expect(isAdmitted()).toBe(false)
})

test.each(['/api/health', '/api/health/live', '/dashboard', '/assets/main.js'])('never refuses %s', (url) => {
  databaseWaitMs = 5_000
  expect(isAdmitted(url)).toBe(true)
})
