import type { Outlook } from '@smart-farming/contracts/weather'
import type { JudgedWork, WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import { careReason, orderReasons } from '@smart-farming/weather-core/work/care'
import type { FarmRules } from '@smart-farming/weather-core/work/farm/farm'
import type { Job, JudgedDay } from '@smart-farming/weather-core/work/judge-forecast'
import { JOB_LIMIT_SETS } from '@smart-farming/weather-core/work/limits/job-limit-sets'
import type { Reason } from '@smart-farming/weather-core/work/verdict'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import { publisherLabel } from '@smart-farming/words/sentences/reason'

/** A job with its limits: the farmer's own, and published limits with their sources. */
export const toJudgedWork = (
  { limits }: ServerMessages['weather'],
  work: Job,
  farm: FarmRules,
): JudgedWork => ({
  work,
  limits: Object.entries(farm[JOB_LIMIT_SETS[work]]).map(([name, { value, unit, publisher }]) => ({
    name,
    value,
    unit,
    publisher: publisherLabel(limits.unpublished, publisher),
  })),
})

/** Work windows of a day by job, in wire format. */
export const jobWindows = (
  { windows }: Pick<JudgedDay, 'windows'>,
  works: readonly Job[],
): Outlook['days'][number]['windows'] =>
  Object.fromEntries(
    works.map((work) => [
      work,
      windows[work].map((window) => {
        const care = careReason(window)
        return { ...window, ...(care && { care }), reasons: orderReasons(window).map(toWire) }
      }),
    ]),
  )

const toWire = ({ code, value, limit, input, fall, atDt }: Reason): WorkWindow['reasons'][number] => ({
  code,
  ...(value !== undefined && { value: thousandths(value) }),
  ...(limit && { limit: { value: limit.value, unit: limit.unit } }),
  ...(input !== undefined && { input }),
  ...(fall && { fall }),
  ...(atDt !== undefined && { atDt }),
})

const thousandths = (value: number): number => Math.round(value * 1000) / 1000
