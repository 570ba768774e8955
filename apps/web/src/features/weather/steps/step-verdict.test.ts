import { expect, test } from 'vitest'
import { stepVerdict } from './step-verdict.ts'

const HOUR = 3600
const window = (from: number, to: number, verdict: 'good' | 'careful' | 'dont' | 'unknown') => ({
  startDt: from * HOUR,
  endDt: to * HOUR,
  verdict,
  reasons: [],
})
const day = [
  window(0, 7, 'dont'),
  window(7, 12, 'good'),
  window(12, 14, 'careful'),
  window(14, 21, 'unknown'),
]
const at = (hour: number) => stepVerdict(day, hour * HOUR, (hour + 3) * HOUR)?.verdict

test("a step's verdict is that of its worst hour, and a step without judged hours has none", () => {
  expect([0, 6, 9, 12, 15, 18, 21].map(at)).toEqual([
    'dont',
    'dont',
    'good',
    'unknown',
    'unknown',
    'unknown',
    undefined,
  ])
})
