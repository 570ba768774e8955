import type { Double } from '@smart-farming/upstream-doubles/double'
import { sendAnswer } from '@smart-farming/upstream-doubles/double'
import { hang } from '@smart-farming/upstream-doubles/faults'
import {
  deprecatedProduct,
  startMetNorway,
  withoutAmounts,
  withoutNextHour,
  withSteps,
} from '@smart-farming/upstream-doubles/met-norway'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MetNorway } from './met-norway.ts'

const START = Date.UTC(2026, 8, 21, 14, 20)
const ludlow = { lat: 52.37, lon: -2.71 }
const open = () => new AbortController().signal

let clock: number
let double: Double
let provider: MetNorway
beforeEach(async () => {
  clock = START
  double = await startMetNorway({ now: () => clock })
  provider = new MetNorway({ baseUrl: double.url, contact: 'farm@example.org', now: () => clock })
})
afterEach(async () => {
  await provider.close()
  await double.close()
})

test('identifies this service and sends coordinates with at most four decimals', async () => {
  await provider.forecast(ludlow, open())
  expect(double.calls[0]?.headers['user-agent']).toBe('smart-farming/1.0 (farm@example.org)')
  expect(double.calls[0]?.query.get('lat')).toBe('52.37')
})

test('sends no request for the forecast or the current weather before Expires', async () => {
  const first = await provider.forecast(ludlow, open())
  expect(first.freshUntil).toBe(START + 1_800_000)
  clock = START + 1_799_000
  double.respond(hang)
  await provider.forecast(ludlow, open())
  await provider.current(ludlow, open())
  expect(double.calls).toHaveLength(1)
})

test('revalidates after Expires; a 304 keeps the document and drops the past steps', async () => {
  const first = await provider.forecast(ludlow, open())
  double.respond((reply, call, usual) => {
    // The server never has a newer document.
    sendAnswer(reply, call.headers['if-modified-since'] ? { status: 304 } : usual())
  })
  clock = START + 6 * 3_600_000
  const again = await provider.forecast(ludlow, open())
  expect(double.calls[1]?.headers['if-modified-since']).toBe(
    new Date(Date.UTC(2026, 8, 21, 14)).toUTCString(),
  )
  expect(again.issuedAt).toBe(first.issuedAt)
  expect(again.forecast.list[0]?.dt).toBe(Date.UTC(2026, 8, 21, 18) / 1000)
})

test('reports when the forecast was issued', async () => {
  expect((await provider.forecast(ludlow, open())).issuedAt).toBe('2026-09-21T14:00:00.000Z')
})

test('accepts status 203 for a deprecated product', async () => {
  double.respond(deprecatedProduct)
  expect((await provider.forecast(ludlow, open())).forecast.list.length).toBeGreaterThan(20)
})

test('gives 3-hour amounts while the data is hourly and 6-hour amounts later, never both', async () => {
  const { list } = (await provider.forecast(ludlow, open())).forecast
  const coarse = list.filter((entry) => entry.precipitation_6h !== undefined)
  const fine = list.filter((entry) => entry.rain !== undefined)
  expect(fine.length).toBeGreaterThan(15)
  expect(coarse.length).toBeGreaterThan(8)
  expect(coarse.filter((entry) => fine.includes(entry))).toEqual([])
  for (const { dt } of coarse) expect(dt % 21_600).toBe(0)
})

test('a 6-hour step keeps its extremes and chance of rain, so no night frost is lost', async () => {
  const { forecast } = await provider.forecast(ludlow, open())
  const coarse = forecast.list.filter((entry) => entry.precipitation_6h !== undefined)
  expect(coarse.length).toBeGreaterThan(8)
  for (const { main, pop } of coarse) {
    expect(main.temp_min).toBeLessThanOrEqual(main.temp_max ?? -99)
    expect(main.temp_min).toBeLessThanOrEqual(main.temp)
    expect(main.temp_max).toBeGreaterThanOrEqual(main.temp)
    expect(pop).toBeGreaterThanOrEqual(0)
    expect(pop).toBeLessThanOrEqual(1)
  }
  // At least one night is colder than the steps before and after it.
  expect(
    coarse.some(
      ({ main }, at) => Number(main.temp_min) < Math.min(main.temp, coarse[at + 1]?.main.temp ?? -99),
    ),
  ).toBe(true)
})

test('leaves amounts out without 1-hour periods instead of using overlapping 6-hour ones', async () => {
  double.respond(withoutNextHour)
  const { list } = (await provider.forecast(ludlow, open())).forecast
  expect(list[0]).not.toHaveProperty('rain')
  expect(list[0]).not.toHaveProperty('precipitation_6h')
  expect(list[0]?.main.temp).toEqual(expect.any(Number))
})

test('leaves rain and snow out when the amounts are missing', async () => {
  double.respond(withoutAmounts)
  for (const entry of (await provider.forecast(ludlow, open())).forecast.list)
    for (const name of ['rain', 'snow', 'precipitation_6h']) expect(entry).not.toHaveProperty(name)
})

test.each([
  ['snow by the symbol', 'snow', 1.4, 'snow'],
  ['sleet counts as rain', 'sleet', 1.4, 'rain'],
  ['no snow at 22 °C, whatever the symbol', 'snow', 22, 'rain'],
  ['snow by the temperature, without a symbol', undefined, 0, 'snow'],
  ['rain by the temperature, without a symbol', undefined, 12, 'rain'],
] as const)('tells rain from snow: %s', async (_title, symbol_code, air_temperature, kind) => {
  double.respond(
    withSteps(({ instant, next_1_hours }) => {
      Object.assign(instant.details, { air_temperature })
      if (next_1_hours === undefined) return
      next_1_hours.summary = symbol_code === undefined ? {} : { symbol_code }
      next_1_hours.details.precipitation_amount = 1
    }),
  )
  const [first] = (await provider.forecast(ludlow, open())).forecast.list
  expect([first?.rain, first?.snow]).toEqual(
    kind === 'rain' ? [{ '3h': 3 }, { '3h': 0 }] : [{ '3h': 0 }, { '3h': 3 }],
  )
})

test('treats a humidity of zero as missing', async () => {
  double.respond(
    withSteps(({ instant }) => {
      instant.details.relative_humidity = 0
    }),
  )
  expect((await provider.forecast(ludlow, open())).forecast.list[0]?.main).not.toHaveProperty('humidity')
})

test('leaves missing details out of the forecast', async () => {
  double.respond((reply, _call, usual) => {
    const answer = usual()
    const body = answer.body as { properties: { timeseries: { data: { instant: { details: object } } }[] } }
    for (const step of body.properties.timeseries) step.data.instant.details = { air_temperature: 12 }
    sendAnswer(reply, answer)
  })
  const [entry] = (await provider.forecast(ludlow, open())).forecast.list
  expect(Object.keys(entry ?? {})).not.toContain('wind')
  expect(entry?.main).toEqual({ temp: 12, temp_min: 12, temp_max: 12 })
})

test('fails when an old document is confirmed again and again until all its steps are over', async () => {
  await provider.forecast(ludlow, open())
  double.respond((reply) => sendAnswer(reply, { status: 304 }))
  clock = START + 12 * 86_400_000
  await expect(provider.forecast(ludlow, open())).rejects.toMatchObject({ kind: 'no_data' })
})
