import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, monthNames } from '../../months.ts'
import { plainText } from '../plain-text.ts'
import { readPeriod } from './find-period.ts'
import { intervalOf, later, type Period } from './period.ts'

const read = (text: string) => readPeriod(plainText(text)).period
const month = (start: string) => ({ start, end: start })

test.each<[string, Period | undefined]>([
  ['maize since January', { start: '--01' }],
  ['wheat between 2019 and 2021', { start: '2019-01', end: '2021-12' }],
  ['urea in 2008', { start: '2008-01', end: '2008-12' }],
  ['rice 03/2022', month('2022-03')],
  ['rice on 15/03/2022', month('2022-03')],
  ['rice 2022-03', month('2022-03')],
  ['rice marhc 2022', month('2022-03')],
  ['wheat on 15 June 2022', month('2022-06')],
  // A day without its year, too (Q91).
  ['rubber for the week ending 21 June', month('--06')],
  ['sisal, price per tonne, 31 December', month('--12')],
  ['cotton past half year', { months: 6 }],
  ['coffee 5 years ago', { monthsAgo: 60 }],
  ['half a year ago', { monthsAgo: 6 }],
  ['highest price ever', {}],
  ['palm oil Q3 2023', { start: '2023-07', end: '2023-09' }],
  ['first quarter of 2024', { start: '2024-01', end: '2024-03' }],
  ['from March to June 2022', { start: '2022-03', end: '2022-06' }],
  ['over the last 18 months', { months: 18 }],
  ['the last year', { months: 12 }],
  ['over the last 3 yrs', { months: 36 }],
  ['and a year later', { monthsLater: 12 }],
  ['depuis janvier', { start: '--01' }],
  ['en mars 2022', month('2022-03')],
  ['há 5 anos', { monthsAgo: 60 }],
  ['il y a 2 ans', { monthsAgo: 24 }],
  ['vor 3 Jahren', { monthsAgo: 36 }],
  ['मार्च 2022', month('2022-03')],
  ['في مارس 2022', month('2022-03')],
  ['how much may I ask', undefined],
  ['cost 2000 per ha', undefined],
  ['2050 dollars', undefined],
  ['march on', undefined],
])('P1 %s', (text, period) => {
  expect(read(text)).toEqual(period)
})

test('P1 what was read is taken out of the text, and nothing else', () => {
  expect(readPeriod('maize in march 2022 per bag').rest).toBe('maize per bag')
})

const two = (month: number) => String(month).padStart(2, '0')

const dated = fc
  .record({ year: fc.integer({ min: 1960, max: 2049 }), number: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, number }) => `${year}-${String(number).padStart(2, '0')}`)

/** A month as people write it. */
const written = (of: string, way: number): string => {
  const [year = '', number = ''] = of.split('-')
  const name = monthNames[Number(number) - 1] ?? ''
  return (
    [of, `${number}/${year}`, `${name} ${year}`, `${name.slice(0, 3)} ${year}`, `${name} of ${year}`][way] ??
    of
  )
}
const way = fc.integer({ min: 0, max: 4 })

test('P2 a month, an interval, a year and a span are read back as they were written', () => {
  fc.assert(
    fc.property(dated, dated, way, way, (a, b, first, second) => {
      const [start = a, end = b] = [a, b].sort()
      expect(read(`maize in ${written(start, first)}`)).toEqual(month(start))
      expect(read(`maize since ${written(start, first)}`)).toEqual({ start })
      expect(read(`maize until ${written(end, first)}`)).toEqual({ end })
      expect(read(`maize between ${written(start, first)} and ${written(end, second)}`)).toEqual({
        start,
        end,
      })
      expect(read(`maize in ${start.slice(0, 4)}`)).toEqual({
        start: `${start.slice(0, 4)}-01`,
        end: `${start.slice(0, 4)}-12`,
      })
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 600 }), (months) => {
      expect(read(`over the last ${months} months`)).toEqual({ months })
      expect(read(`${months} months ago`)).toEqual({ monthsAgo: months })
    }),
  )
})

const edges = [
  ['the beginning of', 1, 1],
  ['early', 1, 3],
  ['the middle of', 6, 7],
  ['late', 10, 12],
  ['the end of', 12, 12],
] as const
const joint = fc.constantFrom('to', 'until', 'till', 'through', 'up to', 'up to and including', '-')
const edge = fc.constantFrom(...edges)
const year = fc.integer({ min: 1961, max: 2048 })

test('P2 an interval is read back in whatever words its ends are joined, with whatever edges', () => {
  fc.assert(
    fc.property(dated, dated, way, way, joint, (a, b, first, second, joined) => {
      fc.pre(a !== b)
      const [start = a, end = b] = [a, b].sort()
      const text = `maize from ${written(start, first)} ${joined} ${written(end, second)}, the lowest`
      expect(read(text)).toEqual({ start, end })
    }),
  )
  fc.assert(
    fc.property(
      year,
      fc.integer({ min: 1, max: 20 }),
      edge,
      edge,
      joint,
      (from, years, first, last, joined) => {
        const [start, end] = [`${from}-${two(first[1])}`, `${from + years}-${two(last[2])}`]
        const text = `maize ${first[0]} ${from} ${joined} ${last[0]} ${from + years}`
        expect(read(text)).toEqual({ start, end })
        expect(read(`wheat since ${first[0]} ${from}`)).toEqual({ start })
        expect(read(`wheat ${from} ${joined} now`)).toEqual({ start: `${from}-01` })
        expect(read(`the whole decade ${from} ${joined} ${from + years}: maize`)).toEqual({
          start: `${from}-01`,
          end: `${from + years}-12`,
        })
      },
    ),
  )
  fc.assert(
    fc.property(year, fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 11 }), (of, from, more) => {
      const to = Math.min(12, from + more)
      const [first, last] = [monthNames[from - 1], monthNames[to - 1]]
      const expected = { start: `${of}-${two(from)}`, end: `${of}-${two(to)}` }
      expect(read(`maize in ${of}, ${first} to ${last}`)).toEqual(expected)
      expect(read(`maize ${first} to ${last} ${of}`)).toEqual(expected)
      expect(read(`maize ${first} ${of} till ${last} of the following year`)).toEqual({
        start: `${of}-${two(from)}`,
        end: `${of + 1}-${two(to)}`,
      })
      expect(read(`maize after ${of}`)).toEqual({ start: `${of + 1}-01` })
      expect(read(`maize before ${of}`)).toEqual({ end: `${of - 1}-12` })
    }),
  )
})

test('P3 a winter of no year is the newest there is, and so is a month of the year before', () => {
  const told = (period: Period) => intervalOf(period, '1960-01', '2026-02')
  expect(told({ start: '--11', end: '--03' })).toEqual({ start: '2024-11', end: '2025-03' })
  expect(told({ start: '--03~1', end: '--03~1' })).toEqual({ start: '2025-03', end: '2025-03' })
  expect(told({ start: '--01~0' })).toEqual({ start: '2026-01', end: '2026-02' })
})

test('P3 a period is told as of the newest price', () => {
  const told = (period: Period) => intervalOf(period, '1960-01', '2026-02')
  expect(told({ months: 12 })).toEqual({ start: '2025-02', end: '2026-02' })
  expect(told({ monthsAgo: 60 })).toEqual({ start: '2021-02', end: '2021-02' })
  expect(told({ start: '--03' })).toEqual({ start: '2025-03', end: '2026-02' })
  expect(told({ start: '--02' })).toEqual({ start: '2026-02', end: '2026-02' })
  expect(told({})).toEqual({ start: '1960-01', end: '2026-02' })
})

test('P3 a period and the same so many months later are so many months apart', () => {
  fc.assert(
    fc.property(dated, fc.integer({ min: 1, max: 60 }), (start, months) => {
      expect(later({ start, end: start }, months)).toEqual(month(addMonths(start, months)))
    }),
  )
})
