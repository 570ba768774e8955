import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { LoadShedder } from './load-shedder.ts'

const CALL = '/api/weather/search?q=ludlow'
let nowMs: number
let databaseQueueMs: number
let shedder: LoadShedder
let server: EventEmitter
beforeEach(() => {
  nowMs = 5_000
  databaseQueueMs = 0
  shedder = new LoadShedder({ databaseQueueMs: () => databaseQueueMs, now: () => nowMs })
  server = new EventEmitter()
  shedder.watch(server)
})

function isAdmitted(url: string): boolean {
  server.emit('request')
  try {
    shedder.admit(url)
    return true
  } catch (error) {
    expect(error).toMatchObject({ status: 503, code: 'overloaded', retryAfter: 2 })
    return false
  }
}

/** Number of admitted calls in a turn that reads this many, each taking 5 ms. */
async function admittedInTurn(calls: number, url = CALL): Promise<number> {
  let admitted = 0
  for (let n = 0; n < calls; n += 1) {
    if (!isAdmitted(url)) continue
    admitted += 1
    nowMs += 5
  }
  await nextTurn()
  return admitted
}

test('serves a burst, then only the first calls of each turn while the overload lasts', async () => {
  expect(await admittedInTurn(60)).toBe(60)
  expect(await admittedInTurn(60)).toBe(6)
  expect(await admittedInTurn(60)).toBe(6)
})

test('serves every call when the server can handle the load', async () => {
  for (let turn = 0; turn < 200; turn += 1) expect(await admittedInTurn(5)).toBe(5)
})

test('serves every call again after a quiet turn, and after a pause', async () => {
  await admittedInTurn(100)
  expect(await admittedInTurn(60)).toBe(6)
  await admittedInTurn(1)
  expect(await admittedInTurn(60)).toBe(60)
  expect(await admittedInTurn(60)).toBe(6)
  nowMs += 1_000
  expect(await admittedInTurn(60)).toBe(60)
})

test('refuses every call once queries have waited too long for the database', async () => {
  databaseQueueMs = 300
  expect(await admittedInTurn(1)).toBe(1)
  databaseQueueMs = 301
  expect(await admittedInTurn(3)).toBe(0)
})

test.each(['/api/health', '/api/health/live', '/dashboard', '/assets/main.js'])('never refuses %s', (url) => {
  databaseQueueMs = 5_000
  expect(isAdmitted(url)).toBe(true)
})
