/** The variable that says how far ahead of the machine's clock a run is, in ms. */
export const AHEAD_MS = 'E2E_AHEAD_MS'

/** The next 10:02 UTC: a run ends before eleven, so that no hour, no step of a forecast and no day ends in it. */
function untilMorning(): number {
  const now = new Date()
  const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 10, 2)
  return (morning - now.getTime() + DAY_MS) % DAY_MS
}

const DAY_MS = 86_400_000

/**
 * Lead of the clocks of pages, product and stand-ins over the machine's clock, in ms: weather depends on the hour, so a
 * test in the evening would see other weather than in the morning. Never behind: an answer dated in the past has aged
 * in the browser's cache. The database keeps its own time.
 * The workers of a run get it from the process that starts them.
 */
export function aheadMs(): number {
  process.env[AHEAD_MS] ??= String(untilMorning())
  return Number(process.env[AHEAD_MS])
}

/** The time there, unix milliseconds. */
export const heldNow = (): number => Date.now() + aheadMs()
