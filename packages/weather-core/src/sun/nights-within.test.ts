import { expect, test } from 'vitest'
import { findNights } from './nights-within.ts'

const HOUR = 3600
const START = Date.UTC(2025, 8, 22) / 1000
const hours = (latDeg: number, startDt: number) =>
  findNights(
    { latDeg, lonDeg: 0, zone: 'Etc/UTC', offsetSeconds: 0 },
    { startDt, endDt: startDt + 48 * HOUR },
  ).map((night) => [night.startDt, night.endDt].map((dt) => Math.round((dt - startDt) / HOUR)))

test('S11 lists nights from sunset to sunrise, clipped to the chart’s period', () => {
  expect(hours(0, START)).toEqual([
    [0, 6],
    [18, 30],
    [42, 48],
  ])
})

test('S11 lists no night under the midnight sun, and one unbroken night in polar night', () => {
  expect(hours(75, Date.UTC(2025, 5, 21) / 1000)).toEqual([])
  expect(hours(80, Date.UTC(2025, 11, 21) / 1000)).toEqual([[0, 48]])
})
