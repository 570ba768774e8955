import type { ForecastEntry } from '@smart-farming/contracts/weather'

const STEP_SECONDS = 10_800

/** A time span, in unix seconds. */
export interface TimeSpan {
  readonly startDt: number
  readonly endDt: number
}

/**
 * Derives nights from the steps' icons, for a server that sends no nights. In chronological order.
 */
export function nightSpans(entries: readonly ForecastEntry[]): TimeSpan[] {
  const nights: TimeSpan[] = []
  entries.forEach(({ dt, weather: [sky] }, at) => {
    if (!sky.icon.endsWith('n')) return
    const endDt = entries[at + 1]?.dt ?? dt + STEP_SECONDS
    const last = nights.at(-1)
    if (last?.endDt === dt) nights[nights.length - 1] = { startDt: last.startDt, endDt }
    else nights.push({ startDt: dt, endDt })
  })
  return nights
}
