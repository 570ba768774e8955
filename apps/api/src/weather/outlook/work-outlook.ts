import type { Outlook } from '@smart-farming/contracts/weather'
import type { JudgedWork, WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import { careOf, reasonsInOrder } from '@smart-farming/weather-core/work/care'
import type { FarmRules } from '@smart-farming/weather-core/work/farm/farm'
import type { JudgedDay, Work } from '@smart-farming/weather-core/work/judge-forecast'
import { LIMITS_OF_WORK } from '@smart-farming/weather-core/work/limits/limits-of-work'
import type { Reason } from '@smart-farming/weather-core/work/verdict'
import type { ServerWords } from '@smart-farming/words/catalogues'
import { sayPublisher } from '@smart-farming/words/say/reason'

/** A job with its limits: the farmer's own, and published ones with their sources. */
export const judgedWork = ({ limits }: ServerWords['weather'], work: Work, farm: FarmRules): JudgedWork => ({
  work,
  limits: Object.entries(farm[LIMITS_OF_WORK[work]]).map(([name, { value, unit, publisher }]) => ({
    name,
    value,
    unit,
    publisher: sayPublisher(limits.unpublished, publisher),
  })),
})

/** Work windows of a day by job, in wire format. */
export const windowsOf = (
  { windows }: Pick<JudgedDay, 'windows'>,
  works: readonly Work[],
): Outlook['days'][number]['windows'] =>
  Object.fromEntries(
    works.map((work) => [
      work,
      windows[work].map((window) => {
        const care = careOf(window)
        return { ...window, ...(care && { care }), reasons: reasonsInOrder(window).map(toWire) }
      }),
    ]),
  )

// The first reason of a window is the gravest, and the window has its verdict.
const toWire = ({ code, value, limit, input, fall, atDt }: Reason): WorkWindow['reasons'][number] => ({
  code,
  ...(value !== undefined && { value: thousandths(value) }),
  ...(limit && { limit: { value: limit.value, unit: limit.unit } }),
  ...(input !== undefined && { input }),
  ...(fall && { fall }),
  ...(atDt !== undefined && { atDt }),
})

const thousandths = (value: number): number => Math.round(value * 1000) / 1000
