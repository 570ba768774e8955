/** Environment variable for the number of ms that a run's clock is ahead of the machine's. */
export const CLOCK_OFFSET_VARIABLE = 'E2E_AHEAD_MS'

/**
 * Milliseconds until the next 10:02 UTC. A run ends before eleven, so no hour, forecast step or day
 * ends during it.
 */
function untilMorning(): number {
  const now = new Date()
  const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 10, 2)
  return (morning - now.getTime() + DAY_MS) % DAY_MS
}

const DAY_MS = 86_400_000

/**
 * Milliseconds that the clocks of pages, product and doubles are ahead of the machine's. Without
 * this, evening runs would see different weather from morning runs, because weather depends on the
 * hour. Never negative, because a response dated in the past would be stale in the browser's cache.
 * The database uses the machine's clock. Workers inherit the value from the process that starts
 * them.
 */
export function clockOffsetMs(): number {
  process.env[CLOCK_OFFSET_VARIABLE] ??= String(untilMorning())
  return Number(process.env[CLOCK_OFFSET_VARIABLE])
}

/** Current time by the run's clock, unix ms. */
export const testNow = (): number => Date.now() + clockOffsetMs()
