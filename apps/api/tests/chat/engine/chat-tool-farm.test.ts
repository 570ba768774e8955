import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { checkGrounding } from '@smart-farming/market-core/grounding/ground.fixture'
import { respondNormally } from '@smart-farming/upstream-doubles/double'
import { openMeteoFailures, withNulls } from '@smart-farming/upstream-doubles/open-meteo'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createSignup } from '../../support/accounts/farmers.ts'
import { findUngroundedFigures, startTools } from '../../support/chat/chat-tools.ts'

let tools: Awaited<ReturnType<typeof startTools>>
beforeAll(async () => {
  tools = await startTools()
})
afterAll(() => tools.close())
afterEach(() => tools.openMeteo.respond(respondNormally))

async function farmerWith(settings: FarmSettings): Promise<number> {
  const name = `farmer${farmers++}`
  const { client } = tools.app.browser()
  await client.accounts.signup({ body: createSignup(name) })
  await client.farmSettings.save({ body: settings })
  const [user] = await tools.app.sql<{ id: string }[]>`select id from users where username = ${name}`
  return Number(user?.id)
}
let farmers = 0

interface Told {
  place: string
  provider: string
  fetched: string
  note?: string
  days: { day: string; summary: string; windows: { hours: string; verdict: string; why: string }[] }[]
}
const toldBy = ({ data }: { data: unknown }) => data as Told

describe('farm_forecast', () => {
  test('reports missing data and unchecked dangers as unknown', async () => {
    tools.openMeteo.respond(withNulls({ precipitation: 'all', precipitation_probability: [40] }))
    const result = await tools.call('farm_forecast', {}, 'Tenbury Wells')
    const { data } = result
    expect(findUngroundedFigures(result)).toEqual([])
    expect(data).toMatchObject({
      couldNotBeChecked: [
        'heavy rain: rain is missing for some hours',
        'heavy snow: rain is missing for some hours',
      ],
    })
    for (const day of (data as { days: object[] }).days)
      expect(day).toMatchObject({
        rain: 'rain not known',
        rainInAll: expect.stringMatching(/^not known: rain is missing/),
      })
    expect((data as { days: { chanceOfRain: string }[] }).days[1]?.chanceOfRain).toMatch(
      /^\d+%, no data for some hours$/,
    )
  })

  test('gives the forecast for the farm with place, provider and age', async () => {
    const result = await tools.call('farm_forecast')
    const told = toldBy(result)
    expect(told).toMatchObject({
      place: 'Nakuru, Nakuru, KE',
      provider: 'Open-Meteo',
      fetched: '21 September 2026 at 14:20 UTC, just now',
    })
    expect(told.note).toBeUndefined()
    expect(told.days).toHaveLength(5)
    expect(told.days[0]).toMatchObject({
      day: 'Monday, 21 September 2026',
      only: '16:00 to midnight',
    })
    expect(told.days[1]).toMatchObject({
      day: 'Tuesday, 22 September 2026',
      lowest: expect.stringMatching(/^−?\d+\s°C$/),
      highest: expect.stringMatching(/^\d+\s°C$/),
      rainInAll: expect.stringMatching(/mm$/),
      chanceOfRain: expect.stringMatching(/%$/),
      strongestWind: expect.stringMatching(/km\/h$/),
    })
    expect(result.sources).toMatchObject([
      { name: 'Open-Meteo', series: 'Forecast for Nakuru, Nakuru, KE', date: '2026-09' },
    ])
    expect(findUngroundedFigures(result)).toEqual([])
  })

  test('gives the requested number of days in the units set for the account', async () => {
    const ada = await farmerWith({ units: { temperature: 'F', wind: 'mph', rain: 'in' } })
    const result = await tools.call('farm_forecast', { days: 2 }, 'Nakuru', ada)
    expect(toldBy(result).days).toHaveLength(2)
    expect(JSON.stringify(result.data)).toMatch(/°F.*in".*mph/)
    expect(findUngroundedFigures(result)).toEqual([])
  })

  test.each([
    ['20 to 31\u00a0°C, gusts of 36\u00a0km/h, 4\u00a0mm from 18:00 with a chance of 75 %', []],
    ['31 % and USD 31', ['31 %', 'USD 31']],
    ['12\u00a0mm, or 80\u00a0mm', ['12', '80']],
  ])('checks numbers in an answer against the forecast: %s', async (words, unverified) => {
    const { facts } = await tools.call('farm_forecast')
    const { figures } = checkGrounding(`On 23 September 2026: ${words}.`, facts)
    expect(figures.filter(({ verified }) => !verified).map(({ text }) => text)).toEqual(unverified)
  })

  test.each([
    ['an unknown place', {}, 'Nowhere at all', /The farm's place, "Nowhere at all", was not found/],
    ['too many days', { days: 9 }, 'Nakuru', /days: must be a whole number from 1 to 5/],
  ])('refuses %s', async (_case, args, location, expected) => {
    expect(await tools.refusal('farm_forecast', args, location)).toMatch(expected)
  })

  test('refuses to answer when no provider responds', async () => {
    tools.openMeteo.respond((reply, call, usual) =>
      call.path === '/v1/search'
        ? respondNormally(reply, call, usual)
        : openMeteoFailures.overloaded(reply, call, usual),
    )
    expect(await tools.refusal('farm_forecast', {}, 'Cologne')).toBe('No forecast is available just now.')
  })
})

describe('work_windows', () => {
  test('gives one sentence per day with all jobs of the farm', async () => {
    const result = await tools.call('work_windows', {}, 'Ludlow')
    const { days } = toldBy(result)
    expect(days).toHaveLength(5)
    for (const { summary } of days.slice(1))
      expect(summary).toMatch(/spraying.*combining.*baling.*field work/s)
    expect(findUngroundedFigures(result)).toEqual([])
  })

  test('mentions combining only on request in countries where crops are cut by hand', async () => {
    for (const { summary } of toldBy(await tools.call('work_windows')).days.slice(1)) {
      expect(summary).toMatch(/spraying.*field work/s)
      expect(summary).not.toMatch(/combining|baling/)
    }
    const [, asked] = toldBy(await tools.call('work_windows', { job: 'harvest' })).days
    expect(asked?.summary).toContain('combining')
  })

  test.each(['spraying', 'harvest', 'hay', 'field_work'])(
    '%s: gives every window with its verdict and reason',
    async (job) => {
      const result = await tools.call('work_windows', { job })
      const stretches = toldBy(result).days.flatMap(({ windows }) => windows)
      expect(stretches.length).toBeGreaterThan(4)
      for (const { hours, verdict, why } of stretches) {
        expect(hours).toMatch(/^\d\d:\d\d to (\d\d:\d\d|midnight)(, at night)?$/)
        expect(verdict).toMatch(/^(Good|Careful|Don’t|Can’t tell)$/)
        expect(why.length).toBeGreaterThan(3)
      }
      expect(Buffer.byteLength(JSON.stringify(result.data))).toBeLessThan(8_000)
      expect(findUngroundedFigures(result)).toEqual([])
    },
  )

  test('frost: lists the nights, but only the hours with frost', async () => {
    const mild = await tools.call('work_windows', { job: 'frost' })
    expect(toldBy(mild).days.flatMap(({ windows }) => windows)).toEqual([])
    expect(mild.data).toMatchObject({
      nights: expect.arrayContaining([
        {
          nightAfter: 'Tuesday, 22 September 2026',
          lowest: '22\u00a0°C',
          ground: '22\u00a0°C',
          risk: 'none',
        },
      ]),
    })
    const tender = await farmerWith({ limits: { frost: { airFrostC: 21 } } })
    const cold = await tools.call('work_windows', { job: 'frost' }, 'Nakuru', tender)
    expect(toldBy(cold).days.flatMap(({ windows }) => windows)).toContainEqual(
      expect.objectContaining({ verdict: 'Frost', why: expect.stringMatching(/^air frost, down to/) }),
    )
    expect(findUngroundedFigures(cold)).toEqual([])
  })

  test('applies the farmer’s own limits and names them as such', async () => {
    const bo = await farmerWith({ limits: { spraying: { maxWindKmh: 4, carefulWindKmh: 3.5 } } })
    const result = await tools.call('work_windows', { job: 'spraying' }, 'Nakuru', bo)
    expect(JSON.stringify(result.data)).toContain('your own limit')
    expect(
      toldBy(result)
        .days.flatMap(({ windows }) => windows)
        .map(({ verdict }) => verdict),
    ).not.toContain('Good')
  })

  test('refuses an unknown job', async () => {
    expect(await tools.refusal('work_windows', { job: 'milking' })).toMatch(/job: must be one of spraying/)
  })
})

test('labels sample weather as made up', async () => {
  const sample = await startTools({ WEATHER_PROVIDERS: 'sample' })
  try {
    const { data, sources } = await sample.call('farm_forecast')
    expect(data).toMatchObject({ note: expect.stringMatching(/made-up sample weather/), lookOut: [] })
    expect(sources).toMatchObject([{ name: 'Sample weather' }])
  } finally {
    await sample.close()
  }
})

describe('water, disease and degree-day tools', () => {
  test('gives the same findings as the page, which support every number in an answer', async () => {
    const since = { degreeDays: '2026-06-01' }
    const id = await farmerWith({ crop: { name: 'potato' }, since })
    for (const [tool, said] of [
      ['farm_irrigation', /root|topsoil/i],
      ['farm_disease_pressure', /Hutton/],
      ['farm_degree_days', /°C days from Mon 1 Jun/],
    ] as const) {
      const result = await tools.call(tool, {}, 'Ludlow', id)
      expect(JSON.stringify(result.data)).toMatch(said)
      expect(JSON.stringify(result.data)).toMatch(/"limits"/)
      expect(result.sources[0]).toMatchObject({ name: 'Open-Meteo' })
    }
  })

  test('refuses a crop that no disease model covers', async () => {
    const id = await farmerWith({ crop: { name: 'onion' } })
    await expect(tools.call('farm_disease_pressure', {}, 'Ludlow', id)).rejects.toThrow(
      /cannot be calculated for the crop/,
    )
  })
})
