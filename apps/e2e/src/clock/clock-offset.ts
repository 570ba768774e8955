/** Environment variable with the lead of a run's clock over the machine's, ms. */
export const CLOCK_OFFSET_VARIABLE = 'E2E_AHEAD_MS'

/** The next 10:02 UTC. A run ends before eleven, so no hour, forecast step or day ends during it. */
function untilMorning(): number {
  const now = new Date()
  const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 10, 2)
  return (morning - now.getTime() + DAY_MS) % DAY_MS
}

const DAY_MS = 86_400_000

/**
 * Lead of the clocks of pages, product and doubles over the machine's clock, ms. Weather depends on the hour, so a test
 * in the evening would get different weather from one in the morning. Never negative, because an answer dated in the
 * past would be stale in the browser's cache. The database keeps its own time. Workers inherit the lead from the
 * process that starts them.
 */
export function clockOffsetMs(): number {
  process.env[CLOCK_OFFSET_VARIABLE] ??= String(untilMorning())
  return Number(process.env[CLOCK_OFFSET_VARIABLE])
}

/** The current time by this clock, unix ms. */
export const testNow = (): number => Date.now() + clockOffsetMs()
