import { expect, test } from 'vitest'
import { sparklinePath } from './sparkline.tsx'

test('the sparkline scales values and months, and a missing month leaves a gap', () => {
  const path = sparklinePath([
    { month: '2025-01', value: 10 },
    { month: '2025-02', value: 30 },
    { month: '2025-05', value: 20 },
  ])
  expect(path).toBe('M3,33L25.5,3M93,18Z')
})

test('a constant price is drawn through the middle', () => {
  expect(
    sparklinePath([
      { month: '2025-01', value: 10 },
      { month: '2025-02', value: 10 },
    ]),
  ).toBe('M3,18L93,18')
})
