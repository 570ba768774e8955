import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createDayStatements } from '../src/outlook/day-statement.ts'
import { judgeForecast } from '../src/work/judge-forecast.ts'
import { arbitraryForecast, PROPERTY_RUNS, place } from './_forecasts.ts'

// Hundreds of forecasts are judged, which can exceed the default timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('T5 offers only daylight windows shown in the strip, and a short one only without a better one', () => {
  fc.assert(
    fc.property(arbitraryForecast, (steps) => {
      const days = judgeForecast(steps, place)
      for (const [i, { jobs }] of createDayStatements(days, place, ['spraying', 'harvest', 'hay']).entries())
        for (const job of jobs) {
          if (!('startDt' in job)) continue
          const windows = days[i]?.windows[job.work] ?? []
          const offered = windows.find(({ startDt, endDt }) => startDt === job.startDt && endDt === job.endDt)
          expect(offered).toMatchObject({ verdict: job.time })
          expect(offered?.night).toBeUndefined()
          if (job.time === 'careful' || job.short)
            expect(windows.some(({ verdict, night, short }) => verdict === 'good' && !night && !short)).toBe(
              false,
            )
        }
    }),
    PROPERTY_RUNS,
  )
})
