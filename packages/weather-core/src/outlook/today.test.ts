import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Alert } from '../alerts/alert.ts'
import type { WeatherStep } from '../steps/weather-step.ts'
import { judgeForecast } from '../work/judge-forecast.ts'
import type { OutlookFarm } from './outlook.ts'
import { answerJob, answerJobs, farmJobs } from './today-jobs.ts'
import { answerNights } from './today-night.ts'

const place = { latDeg: -0.28, lonDeg: 36.07, zone: 'Africa/Nairobi', offsetSeconds: 3 * 3600 }
/** Monday 22 September 2025, 00:00 in Nakuru. Daylight lasts from 06:00 to 19:00. */
const midnight = Date.UTC(2025, 8, 21, 21) / 1000
const at = (hour: number) => midnight + hour * 3600
/** Good for spraying by day. */
const FINE = { tempC: 18, minTempC: 18, humidityPct: 65, windKmh: 11, gustKmh: 14, rainMm: 0, snowMm: 0 }

const weather = (change: (hour: number) => Partial<WeatherStep> = () => ({})): WeatherStep[] =>
  Array.from({ length: 96 }, (_, hour) => ({
    ...{ dt: at(hour), hours: 1, ...FINE, pop: 0.05, cloudPct: 90, weatherCode: 3 },
    ...change(hour),
  }))
const judged = (steps: readonly WeatherStep[], now = 0) => judgeForecast(steps.slice(now), place)
const hour = (dt: number) => (dt - midnight) / 3600

/** One line per answer, for example 'today good 6-18 until 18'. */
const spraying = (steps: readonly WeatherStep[], now = 0) =>
  answerJob(judged(steps, now), 'spraying', place).map(
    ({ part, window: { verdict, startDt, endDt }, untilDt, next }) =>
      `${part} ${verdict} ${hour(startDt)}-${hour(endDt)} until ${hour(untilDt)}${next ? `, next ${next.verdict} ${hour(next.startDt)}-${hour(next.endDt)}` : ''}`,
  )

describe('answers for a job today', () => {
  test('O7 answers with the best daylight window today, or else tomorrow', () => {
    const windyNoon = weather((hour) => (hour % 24 >= 9 && hour % 24 < 15 ? { windKmh: 30 } : {}))
    const [first, second] = spraying(windyNoon)
    expect(first).toBe('today good 15-19 until 19')
    expect(second).toBe('tomorrow good 39-43 until 24')
    expect(spraying(windyNoon, 13)[0]).toMatch(/^afternoon good 15-19/)
    expect(spraying(windyNoon, 20)[0]).toBe('tomorrow good 39-43 until 24')
    expect(spraying(windyNoon, 20)[1]).toBe('today good 39-43 until 43')
  })

  test('O7 orders answers by the time they expire, in any weather', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ windKmh: fc.integer({ min: 0, max: 40 }), rainMm: fc.constantFrom(0, 3) }), {
          minLength: 96,
          maxLength: 96,
        }),
        fc.integer({ min: 0, max: 40 }),
        (air, now) => {
          const answers = answerJob(
            judged(
              weather((hour) => air[hour] ?? {}),
              now,
            ),
            'spraying',
            place,
          )
          const ends = answers.map(({ untilDt }) => untilDt)
          expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b))
          for (const { window, untilDt, part } of answers) {
            if (part !== 'tomorrow') expect(window.startDt).toBeLessThan(untilDt)
            expect(window.endDt).toBeGreaterThan(at(now))
          }
          expect(hour(ends.at(-1) ?? 0)).toBeGreaterThan(now < 24 ? 41 : 65)
        },
      ),
    )
  })

  test('O8 names the next "good" window when today allows none', () => {
    const storm = weather((hour) => (hour < 48 ? { windKmh: 40 } : {}))
    expect(spraying(storm, 8)[0]).toBe('today dont 8-24 until 19, next good 54-67')
    expect(
      spraying(
        weather(() => ({ windKmh: 40 })),
        8,
      )[0],
    ).not.toContain('next')
  })

  test('O8 names the next "careful" window that is long enough when no "good" one follows', () => {
    const blustery = (hour: number) => ({ windKmh: hour < 24 || hour >= 72 ? 40 : 18 })
    expect(spraying(weather(blustery), 8)[0]).toBe('today dont 8-24 until 19, next careful 30-43')
    const calmLater = weather((hour) => (hour >= 54 && hour < 67 ? {} : blustery(hour)))
    expect(spraying(calmLater, 8)[0]).toBe('today dont 8-24 until 19, next good 54-66')
    const gap = weather((hour) => ({ windKmh: hour === 32 ? 18 : 40 }))
    expect(spraying(gap, 8)[0]).not.toContain('next')
  })

  test('O7 answers "unknown" when data is missing, and gives no answer without daylight', () => {
    expect(
      spraying(
        weather(() => ({ humidityPct: undefined })),
        8,
      )[0],
    ).toMatch(/^today unknown/)
    expect(spraying(weather().slice(0, 5))).toEqual([])
    expect(spraying([])).toEqual([])
  })
})

describe('order of a farm’s jobs', () => {
  const asked = (steps: readonly WeatherStep[], own: OutlookFarm) =>
    answerJobs(judged(steps, 8), own, place).map(([first]) => `${first?.work} ${first?.window.verdict}`)

  test('O10 puts hay last when it is too cold for haymaking', () => {
    const winter = weather(() => ({ tempC: 7, minTempC: 7 }))
    const told = asked(winter, { enterprises: ['dairy'], country: 'GB' })
    expect([told[0], told.at(-1)]).toEqual(['spraying good', 'hay unknown'])
    const summer = weather(() => ({ tempC: 24, minTempC: 24 }))
    expect(asked(summer, { enterprises: ['dairy'], country: 'GB' })[0]).toBe('hay unknown')
  })

  test('O10 keeps a job in its place when missing data prevents a verdict', () => {
    const blind = weather(() => ({ humidityPct: undefined }))
    expect(asked(blind, { enterprises: ['dairy'] })[0]).toBe('hay unknown')
  })
})

describe('reasons for a verdict', () => {
  const why = (steps: readonly WeatherStep[], now = 8) =>
    answerJob(judged(steps, now), 'spraying', place)[0]?.reasons.map(
      ({ code, value, fall, atDt }) =>
        `${code} ${value ?? fall ?? ''} ${atDt === undefined ? '' : hour(atDt)}`,
    )

  test('O11 merges later rain and snow into one reason at its first hour', () => {
    const fall = { rainMm: 2, snowMm: undefined, pop: 0.9, humidityPct: 70 }
    const steps = weather((at) =>
      at >= 20 && at < 22
        ? { ...fall, tempC: 4, minTempC: 4, weatherCode: 3 }
        : at >= 22 && at < 24
          ? { ...fall, tempC: -3, minTempC: -3, weatherCode: 73 }
          : {},
    )
    expect(why(steps, 14)).toEqual(['rain_soon either 20'])
  })

  test('O11 gives at most three reasons, the longest-lasting first, each with its worst value', () => {
    const steps = weather((at) => ({
      windKmh: at === 12 ? 48 : 40,
      gustKmh: at < 16 ? 70 : 20,
      tempC: at >= 12 && at < 14 ? 31 : 18,
      minTempC: 18,
      humidityPct: at < 10 ? 97 : 65,
      ...(at === 11 && { rainMm: 3 }),
      ...(at >= 20 && { cloudPct: 0, windKmh: 1 }),
    }))
    expect(why(steps)).toEqual(['wind_high 48 12', 'gust_high 70 8', 'rain_soon  11'])
  })

  test('O11 gives one to three different reasons for every verdict except "good"', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            windKmh: fc.integer({ min: 0, max: 40 }),
            rainMm: fc.constantFrom(0, 0, 3),
            tempC: fc.integer({ min: -5, max: 33 }),
            humidityPct: fc.option(fc.integer({ min: 30, max: 99 }), { nil: undefined }),
          }),
          { minLength: 96, maxLength: 96 },
        ),
        fc.integer({ min: 0, max: 40 }),
        (air, now) => {
          for (const { window, reasons } of answerJob(
            judged(
              weather((at) => air[at] ?? {}),
              now,
            ),
            'spraying',
            place,
          )) {
            if (window.verdict === 'good') expect(reasons).toEqual([])
            else expect(reasons.length).toBeGreaterThan(0)
            expect(reasons.length).toBeLessThanOrEqual(3)
            const said = reasons.map(({ code, input = '' }) => `${code} ${input}`)
            expect(new Set(said).size).toBe(said.length)
            for (const { verdict } of reasons) expect(verdict).toBe(window.verdict)
          }
        },
      ),
    )
  })
})

describe('answers for tonight', () => {
  const gusts = (from: number, to: number): Alert => ({
    ...{ id: 'gusts', kind: 'gusts', startDt: at(from), endDt: at(to), atDt: at(from) },
  })
  const nights = (steps: readonly WeatherStep[], now: number, alerts: readonly Alert[] = []) =>
    answerNights(judged(steps, now), alerts, place).map(
      ({ verdict, threat, isByDay, untilDt }) =>
        `${threat ? `${threat.kind}${isByDay ? ' by day' : ''}` : verdict} until ${Math.round(hour(untilDt))}`,
    )

  test.each([8, 13, 20, 26])(
    'O9 answers for tonight at hour %i, and for the next night after sunrise',
    (now) => {
      const all = nights(weather(), now)
      expect(all).toEqual(['good until 30', 'good until 54'])
    },
  )

  test('O9 reports a frost in the coming night, but not in the night before', () => {
    const frost = weather((hour) => (hour === 28 ? { tempC: -2, minTempC: -2 } : {}))
    expect(nights(frost, 8)).toEqual(['dont until 30', 'good until 54'])
    expect(answerNights(judged(frost, 8), [], place)[0]?.reasons[0]).toMatchObject({ value: -2 })
    expect(nights(frost, 31)[0]).toBe('good until 54')
  })

  test('O9 puts an event before sunrise first, unless the night has a frost', () => {
    expect(nights(weather(), 8, [gusts(14, 16)])).toEqual([
      'gusts by day until 16',
      'good until 30',
      'good until 54',
    ])
    expect(nights(weather(), 8, [gusts(26, 28)])[0]).toBe('gusts until 28')
    expect(nights(weather(), 8, [gusts(40, 44)])).toEqual([
      'good until 30',
      'gusts by day until 44',
      'good until 54',
    ])
    const frost = weather((hour) => (hour === 28 ? { tempC: -2, minTempC: -2 } : {}))
    expect(nights(frost, 8, [gusts(14, 16)])[0]).toBe('dont until 30')
  })

  test('O9 reports a storm before the night’s frost only if the storm is worse', () => {
    const frost = weather((hour) => (hour === 28 ? { tempC: -2, minTempC: -2 } : {}))
    const told: Alert = { ...gusts(28, 29), id: 'frost', kind: 'frost', value: -2 }
    expect(nights(frost, 8, [{ ...gusts(26, 28), value: 120 }, told])[0]).toBe('gusts until 28')
    expect(nights(frost, 8, [{ ...gusts(26, 28), value: 65 }, told])[0]).toBe('dont until 30')
  })

  test('O9 never changes the answer to "no frost" when a value is missing', () => {
    const figures = ['tempC', 'minTempC', 'humidityPct', 'windKmh', 'cloudPct'] as const
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -4, max: 8 }), { minLength: 96, maxLength: 96 }),
        fc.subarray([...figures]),
        fc.integer({ min: 18, max: 30 }),
        (temps, without, from) => {
          const air = weather((hour) => ({ tempC: temps[hour], minTempC: temps[hour] }))
          const less = air.map((step, hour) =>
            hour < from ? step : { ...step, ...Object.fromEntries(without.map((name) => [name, undefined])) },
          )
          const [known] = answerNights(judged(air, 12), [], place)
          const [blind] = answerNights(judged(less, 12), [], place)
          if (known?.verdict !== 'good') expect(blind?.verdict).not.toBe('good')
        },
      ),
    )
  })

  test('O9 answers "unknown" for night hours after the end of the forecast', () => {
    expect(nights(weather().slice(0, 22), 8)[0]).toBe('unknown until 30')
    expect(nights([], 0)).toEqual([])
  })
})

test('O10 lists the main job for a farm type first, and only jobs the farm does', () => {
  expect(farmJobs({})).toEqual(['spraying', 'harvest', 'hay', 'field_work'])
  expect(farmJobs({ enterprises: ['dairy'] })).toEqual(['hay', 'spraying', 'field_work'])
  expect(farmJobs({ enterprises: ['poultry'] })).toEqual(['field_work'])
  expect(farmJobs({ enterprises: ['fruit'], crop: { name: 'barley' } })).toEqual(['spraying', 'harvest'])
})
