import { forecast } from '@smart-farming/contracts/weather'
import { server as words } from '@smart-farming/words/en/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SampleProvider } from './sample.ts'

const noon = Date.UTC(2026, 8, 21, 12)
const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})
const source = { id: '', name: '', url: '', attribution: '', licence: '', fetchedAt: '' }

test('gives plausible weather anywhere on Earth in any season, in the shape of the contract', async () => {
  await fc.assert(
    fc.asyncProperty(anywhere, fc.integer({ min: 0, max: 366 }), async (at, day) => {
      const sample = new SampleProvider({ words, now: () => noon + day * 86_400_000 })
      const reading = await sample.forecast(at)
      const { list } = forecast.parse({ ...reading.forecast, source })
      expect(list).toHaveLength(40)
      for (const { main, wind } of list) {
        // A step includes the lowest temperature between two readings, because a frost there
        // counts.
        expect(main.temp_min).toBeLessThanOrEqual(main.temp)
        expect(main.temp_max).toBeGreaterThanOrEqual(main.temp)
        expect(main.temp).toBeGreaterThan(-60)
        expect(main.temp).toBeLessThan(50)
        expect(wind?.gust).toBeGreaterThanOrEqual(wind?.speed ?? 0)
        expect(main.dew_point).toBeLessThanOrEqual(main.temp)
      }
    }),
    { numRuns: 60 },
  )
})

test('gives the same weather for the same place and time, but different weather elsewhere', async () => {
  const read = async (lat: number) =>
    (await new SampleProvider({ words, now: () => noon }).forecast({ lat, lon: 3 })).forecast
  expect(await read(10)).toEqual(await read(10))
  expect((await read(10)).list).not.toEqual((await read(11)).list)
})

test('the attribution of sample weather says that the weather is made up', () => {
  expect(new SampleProvider({ words, now: () => noon }).info).toMatchObject({
    sample: true,
    attribution: expect.stringMatching(/made-up/i),
  })
})
