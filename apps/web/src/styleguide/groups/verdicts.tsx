import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { JobChip } from '../../features/weather/summary/job-chip.tsx'
import { createWindow, MONDAY, PLACE } from '../samples/weather.ts'
import '../../features/weather/summary/day-summary.css'
import { UnjudgedJobs } from '../../features/weather/work/unjudged/unjudged-jobs.tsx'
import { VerdictLegend } from '../../features/weather/work/verdict-legend.tsx'
import { WorkReasons } from '../../features/weather/work/work-reasons.tsx'
import { WorkStrip } from '../../features/weather/work/work-strip.tsx'
import { StateExample } from '../state-example.tsx'

const stretch = { startDt: MONDAY + 6 * 3600, endDt: MONDAY + 11 * 3600 }
const CHIPS = [
  { verdict: 'good', care: undefined, stretch },
  { verdict: 'careful', care: undefined, stretch },
  { verdict: 'careful', care: 'drift', stretch },
  { verdict: 'careful', care: 'dark', stretch },
  { verdict: 'dont', care: undefined, stretch: undefined },
  { verdict: 'unknown', care: undefined, stretch: undefined },
] as const

const day: WorkWindow[] = [
  { ...createWindow(0, 5, 'careful', { code: 'dark' }), care: 'dark' },
  createWindow(5, 10, 'good'),
  {
    ...createWindow(10, 14, 'careful', { code: 'wind_brisk', value: 17, limit: { value: 15, unit: 'km/h' } }),
    care: 'drift',
  },
  createWindow(14, 18, 'careful', { code: 'temp_warm', value: 26, limit: { value: 25, unit: 'C' } }),
  createWindow(18, 21, 'dont', { code: 'wind_high', value: 24, limit: { value: 20, unit: 'km/h' } }),
  createWindow(21, 24, 'unknown', { code: 'missing', input: 'gustKmh' }),
]
const work = { work: 'spraying', limits: [] }

/** A verdict in each form: chip, strip, reasons and legend, plus jobs without a verdict. */
export const Verdicts = () => (
  <section>
    <h2>Verdicts</h2>
    {CHIPS.map((chip) => (
      <StateExample key={`${chip.verdict} ${chip.care}`} name={`${chip.verdict} ${chip.care ?? ''}`}>
        <JobChip job={{ work: 'spraying', ...chip }} untilDt={MONDAY} place={PLACE} />
      </StateExample>
    ))}
    <StateExample name="Strip of a day">
      <WorkStrip work="spraying" windows={day} slots={{ startDt: MONDAY, count: 24 }} />
    </StateExample>
    <StateExample name="Reasons">
      <WorkReasons work="spraying" windows={day} place={PLACE} units={METRIC_UNITS} />
    </StateExample>
    <StateExample name="Jobs that cannot be judged">
      <UnjudgedJobs jobs={[work]} windows={{ spraying: day.slice(-1) }} place={PLACE} units={METRIC_UNITS} />
    </StateExample>
    <StateExample name="Legend">
      <VerdictLegend />
    </StateExample>
  </section>
)
