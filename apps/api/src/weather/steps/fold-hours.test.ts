import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldHours, type Hour } from './fold-hours.ts'

const table = {
  severity: (code: number) => code,
  condition: (code: number) => ({ glyph: '10', description: `${code}` }) as const,
}
const fold = (hours: readonly Hour<number>[]) => foldHours(hours, table, () => true)

const START = 1_790_002_800 - (1_790_002_800 % 10_800)
const row = (index: number, more: Partial<Hour<number>> = {}): Hour<number> => ({
  at: START + index * 3600,
  tempC: 10,
  ...more,
})

test('a step takes amounts, gust and chance from the hours that end inside it', () => {
  const rain = [9, 1, 2, 3, 4]
  const [step] = fold(
    rain.map((mm, index) => row(index, { fallen: { rainMm: mm, snowMm: 1 }, gustMs: mm, chance: mm / 10 })),
  )
  expect(step).toMatchObject({ fallen: { rainMm: 6, snowMm: 3 }, gustMs: 3, chance: 0.3 })
})

test('a step takes the most severe weather of its three hours, not of the fourth', () => {
  const codes = [1, 61, 3, 99]
  expect(fold(codes.map((code, index) => row(index, { code })))[0]?.condition?.description).toBe('61')
})

test('a step’s weather is unknown if the weather in any of its hours is unknown', () => {
  const codes = [1, undefined, 3, 99]
  expect(fold(codes.map((code, index) => row(index, { code })))[0]?.condition).toBeUndefined()
})

test('the temperature range of a step includes the reading at its end', () => {
  const temps = [10, 12, 11, 7]
  expect(fold(temps.map((tempC, index) => row(index, { tempC })))[0]).toMatchObject({
    tempC: 10,
    minC: 7,
    maxC: 12,
  })
})

test('steps in half-hour time zones start on their own marks', () => {
  const hours = Array.from({ length: 7 }, (_, index) => ({ ...row(index), at: START + index * 3600 + 1800 }))
  expect(fold(hours).map(({ at }) => (at - START) / 3600)).toEqual([0.5, 3.5, 6.5])
})

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 })
const series = fc.array(
  fc.record({
    tempC: maybe(fc.integer({ min: -40, max: 50 })),
    fallen: maybe(
      fc.record({ rainMm: fc.integer({ min: 0, max: 50 }), snowMm: fc.integer({ min: 0, max: 9 }) }),
    ),
    gustMs: maybe(fc.integer({ min: 0, max: 40 })),
    code: maybe(fc.integer({ min: 0, max: 99 })),
  }),
  { maxLength: 60 },
)

test('makes exactly one step for each mark with a temperature', () => {
  fc.assert(
    fc.property(series, (rows) => {
      const starts = fold(rows.map((each, index) => row(index, each))).map(({ at }) => at)
      const known = rows.flatMap((each, index) =>
        index % 3 === 0 && each.tempC !== undefined ? [START + index * 3600] : [],
      )
      expect(starts).toEqual(known)
    }),
  )
})

test('a sum is known exactly when its three hours are known, and no rain is added or lost', () => {
  fc.assert(
    fc.property(series, (rows) => {
      const steps = fold(rows.map((each, index) => row(index, { ...each, tempC: 1 })))
      for (const step of steps) {
        const index = (step.at - START) / 3600
        const parts = [1, 2, 3].flatMap((hour) => rows[index + hour]?.fallen ?? [])
        const sum = (of: (part: (typeof parts)[number]) => number) =>
          parts.reduce((mm, part) => mm + of(part), 0)
        expect(step.fallen).toEqual(
          parts.length === 3
            ? { rainMm: sum(({ rainMm }) => rainMm), snowMm: sum(({ snowMm }) => snowMm) }
            : undefined,
        )
      }
    }),
  )
})

test('the order of the hours does not matter', () => {
  fc.assert(
    fc.property(series, fc.infiniteStream(fc.nat()), (rows, keys) => {
      const hours = rows.map((each, index) => row(index, each))
      const shuffled = hours
        .map((hour) => ({ hour, key: keys.next().value }))
        .sort((a, b) => a.key - b.key)
        .map(({ hour }) => hour)
      const byTime = (steps: ReturnType<typeof fold>) => steps.toSorted((a, b) => a.at - b.at)
      expect(byTime(fold(shuffled))).toEqual(byTime(fold(hours)))
    }),
  )
})
