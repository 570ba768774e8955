import type { JudgedDay } from '../forecast/forecast-expiry.ts'

type Windows = JudgedDay['windows']
type People = NonNullable<JudgedDay['people']>

const HOUR = 3600

/**
 * Returns the windows not over at `now` (unix seconds), with their original starts. Jobs without
 * such windows are left out.
 */
export const remainingWindows = (windows: Windows, now: number): Windows =>
  Object.fromEntries(
    Object.entries(windows)
      .map(([work, each]) => [work, each.filter(({ endDt }) => endDt > now)] as const)
      .filter(([, left]) => left.length > 0),
  )

/**
 * Returns UV and heat for people outside, without those whose worst hour is over at `now` (unix
 * seconds); undefined if both are over.
 */
export function remainingOutdoorRisks({ uv, heat }: People, now: number): People | undefined {
  const left = {
    ...(uv && uv.atDt + HOUR > now && { uv }),
    ...(heat && heat.atDt + HOUR > now && { heat }),
  }
  return Object.keys(left).length > 0 ? left : undefined
}
