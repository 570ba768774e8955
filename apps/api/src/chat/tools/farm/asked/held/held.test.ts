import { METRIC } from '@smart-farming/weather-core/display-units'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { loadServerWords } from '@smart-farming/words/catalogues'
import { expect, test } from 'vitest'
import { farmQuestion } from '../../farm-question.ts'
import { clearsLine } from './clears-line.ts'
import { dryRunLine } from './dry-run-line.ts'
import { firstHeldLine, heldLine } from './held-line.ts'
import type { LineSaid } from './line-said.ts'

const words = await loadServerWords('en')
/** 21 September 2026, midnight in Nakuru. */
const midnight = Date.parse('2026-09-20T21:00:00Z') / 1000
const place = { latDeg: -0.3, lonDeg: 36, zone: 'Africa/Nairobi', offsetSeconds: 10_800 }
const span = { startDt: midnight, endDt: midnight + 86_400 }
const hours = (bend: (hour: number) => Partial<WeatherStep>): WeatherStep[] =>
  Array.from({ length: 48 }, (_, hour) => ({ dt: midnight + hour * 3600, hours: 1, ...bend(hour) }))
const farm = (steps: WeatherStep[]) => ({ steps, place, units: METRIC, nameDay: (key: string) => key })
const held = (line: LineSaid, bend: (hour: number) => Partial<WeatherStep>) =>
  heldLine(words, line, farm(hours(bend)), span)

test.each([
  ['will it cross 40 this week', { of: 'temperature', value: 40, side: 'above' }],
  ['any chance of over 30\u00a0mm tomorrow', { of: 'rain', value: 30, side: 'above', unit: 'mm' }],
  ['does it go below 4 degrees tonight', { of: 'temperature', value: 4, side: 'below' }],
  ['wind above 15?', { of: 'wind', value: 15, side: 'above' }],
  ['gusts over 40 this week', { of: 'gusts', value: 40, side: 'above' }],
  ['gusts more than 25\u00a0mph on friday', { of: 'gusts', value: 25, side: 'above', unit: 'mph' }],
  ['will it drop to minus 3 c', { of: 'temperature', value: -3, side: 'below', unit: 'C' }],
  ['humidity over 85 % tomorrow', { of: 'humidity', value: 85, side: 'above', unit: '%' }],
  ['will it rain more than 2 days', undefined],
  ['over the weekend', undefined],
])('the line that "%s" draws', (text, line) => {
  if (line === undefined) expect(farmQuestion(text)?.line?.of === 'temperature').toBe(false)
  else expect(farmQuestion(text)?.line).toEqual(line)
})

test('yes or no first, then the figure with its hour', () => {
  const warm = (hour: number) => ({ tempC: 20 + (hour === 14 ? 22 : 0) })
  expect(held({ of: 'temperature', value: 40, side: 'above' }, warm)).toBe(
    'Temperature, 2026-09-21: yes, 42\u00a0°C (14:00).',
  )
  expect(held({ of: 'temperature', value: 45, side: 'above' }, warm)).toContain('no, 42\u00a0°C (14:00)')
  expect(held({ of: 'wind', value: 15, side: 'above' }, () => ({ windKmh: 30 }))).toContain(
    'yes, 30\u00a0km/h',
  )
  expect(held({ of: 'rain', value: 30, side: 'above' }, () => ({ rainMm: 2 }))).toContain('yes, 48\u00a0mm')
})

test('gusts are held against the line by themselves, and are not known where only the mean wind is', () => {
  const line: LineSaid = { of: 'gusts', value: 40, side: 'above' }
  expect(held(line, () => ({ windKmh: 28, gustKmh: 52 }))).toBe(
    'Gusts, 2026-09-21: yes, 52\u00a0km/h (00:00).',
  )
  expect(held(line, () => ({ windKmh: 50, gustKmh: 20 }))).toContain('no, 20\u00a0km/h')
  expect(held(line, () => ({ windKmh: 28 }))).toContain('not known')
})

test('near the line no side is told, and hours that are not known are no "no"', () => {
  expect(held({ of: 'temperature', value: 40, side: 'above' }, () => ({ tempC: 39.6 }))).toContain(
    'too close to say',
  )
  expect(
    held({ of: 'temperature', value: 40, side: 'above' }, (hour) => (hour === 3 ? {} : { tempC: 30 })),
  ).toContain('not known')
  expect(heldLine(words, { of: 'rain', value: 30, side: 'above' }, farm([]), span)).toContain(
    'does not cover',
  )
})

const days = (...mm: (number | undefined)[]) => ({
  units: METRIC,
  nameDay: (key: string) => key,
  days: mm.map((value, at) => ({
    key: `2026-09-2${at + 1}`,
    complete: at < 5,
    rainMm: value === undefined ? { known: false, reason: { code: 'no_rain' } } : { known: true, value },
  })),
})
const run = (of: ReturnType<typeof days>, count: number, keys: string[] = []) =>
  dryRunLine(words, of as never, count, keys)

test('dry days that follow one another', () => {
  expect(run(days(5, 0, 0.2, 0, 9), 3)).toBe('Dry days (3): yes, 2026-09-22 – 2026-09-24.')
  expect(run(days(5, 0, 3, 0, 0), 3)).toContain('no')
  expect(run(days(0, 0, undefined, 0, 0), 3)).toContain('not known')
  expect(run(days(0, 0, 7, 0, 0), 3, ['2026-09-22', '2026-09-23', '2026-09-24'])).toContain(
    'no, 2026-09-23, 7\u00a0mm',
  )
  expect(run(days(5, 5, 5, 5, 0, 0), 2, ['2026-09-25', '2026-09-26'])).toContain('not known')
  expect(run(days(0, 0, 0, 0, 0), 2, ['2026-09-25', '2026-09-26'])).toContain('not known')
})

test('when it clears', () => {
  const wet = hours((hour) => ({ rainMm: hour < 16 ? 1 : 0, cloudPct: hour < 31 ? 90 : 20 }))
  expect(clearsLine(words, 'rain', farm(wet), midnight)).toContain('from 2026-09-21, 16:00 on')
  expect(clearsLine(words, 'cloud', farm(wet), midnight)).toContain('from 2026-09-22, 07:00 on')
  expect(clearsLine(words, 'rain', farm(hours(() => ({ rainMm: 1 }))), midnight)).toContain(
    'no, none is forecast',
  )
  expect(clearsLine(words, 'rain', farm(hours(() => ({}))), midnight)).toContain('not known')
  // Sun needs hours without rain as well: where that is not known, nor is the sun.
  expect(clearsLine(words, 'cloud', farm(hours(() => ({ cloudPct: 10 }))), midnight)).toContain('not known')
  expect(farmQuestion('sky cloudy for a week, when will it clear?')?.clears).toBe('cloud')
  expect(farmQuestion('what time does the rain stop')?.clears).toBe('rain')
})

test('what is picked is no combine’s work: its dry days are asked for', () => {
  expect(farmQuestion('cotton picking, which days are fine this week')).toMatchObject({
    jobs: [],
    measures: expect.arrayContaining(['dryDays']),
  })
})

test('when a line is crossed is the first hour that does, or how near it comes', () => {
  const first = (line: LineSaid, bend: (hour: number) => Partial<WeatherStep>) =>
    firstHeldLine(words, line, farm(hours(bend)), span)
  const calm: LineSaid = { of: 'wind', value: 12, side: 'below', unit: 'km/h' }
  expect(first(calm, (hour) => ({ windKmh: hour < 9 ? 20 : 8 }))).toMatch(/^Wind: .*2026-09-21.*09:00/)
  expect(first(calm, () => ({ windKmh: 30 }))).toContain('no, 30\u00a0km/h')
  expect(farmQuestion('what time does the wind get under 10 km/h')?.whenHeld).toBe(true)
  expect(farmQuestion('wind under 10 km/h tomorrow?')?.whenHeld).toBeUndefined()
})
