/** Difference from the server's clock, ms, above which the phone's clock is wrong. */
const WRONG_MS = 600_000
const MINUTE_MS = 60_000
/** This browser's note of a wrong clock: its lead (ms) and the time zone at that time. */
const NOTE = 'clockAhead'
const CHANGED = 'serverclock'

/** The server's time of a response, with the readings of the phone's clocks; all in ms. */
interface Told {
  readonly serverMs: number
  readonly phoneMs: number
  readonly sinceOpenedMs: number
}

/** Absent before this page's first response. */
export const serverClock: { told?: Told | undefined } = {}

/**
 * The time (unix ms) by the server's clock, for comparison with its timestamps. Before the first response it is the
 * phone's clock, corrected by the last known error.
 */
export function serverNow(): number {
  const { told } = serverClock
  if (told === undefined) return Date.now() - phoneClockLeadMs()
  // The monotonic clock stops while some phones sleep, and the phone's clock may be set: the longer interval counts, so
  // that nothing looks newer than it is.
  const passedMs = Math.max(performance.now() - told.sinceOpenedMs, Date.now() - told.phoneMs)
  return told.serverMs + passedMs
}

/** Lead of the phone's clock over the server's, ms; negative if it is behind, 0 if it is right. */
export function phoneClockLeadMs(): number {
  const { told } = serverClock
  if (told === undefined) return notedMs()
  const aheadMs = told.phoneMs - told.serverMs
  return Math.abs(aheadMs) > WRONG_MS ? aheadMs : 0
}

/**
 * Learns the server's time from the `Date` of a new response. Ignores responses without a date, and those that took
 * more than a minute: after a phone has slept, the time would be old.
 *
 * @param askedMs time of the request, by the phone's clock
 */
export function recordServerTime(headers: Headers, askedMs: number): void {
  const serverMs = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(serverMs) || Math.abs(Date.now() - askedMs) > MINUTE_MS) return
  const before = serverNow()
  serverClock.told = { serverMs, phoneMs: Date.now(), sinceOpenedMs: performance.now() }
  note(phoneClockLeadMs())
  if (Math.abs(serverMs - before) > MINUTE_MS) dispatchEvent(new Event(CHANGED))
}

/** Calls `listener` when the server's time differs from {@link serverNow}. Returns the unsubscribe function. */
export function onServerTime(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

const zone = () => new Date().getTimezoneOffset()

/**
 * Noted lead of the phone's clock, in ms; 0 if there is none. After a change of time zone the clock has probably been
 * corrected, so the note is ignored.
 */
function notedMs(): number {
  try {
    const [aheadMs = Number.NaN, noted] = (localStorage.getItem(NOTE) ?? '').split(' ').map(Number)
    return noted === zone() && Number.isFinite(aheadMs) ? aheadMs : 0
  } catch {
    return 0
  }
}

function note(aheadMs: number): void {
  try {
    if (aheadMs === 0) localStorage.removeItem(NOTE)
    else if (Math.abs(aheadMs - notedMs()) > MINUTE_MS) localStorage.setItem(NOTE, `${aheadMs} ${zone()}`)
  } catch {
    // Without the note, a page opened offline uses the phone's clock.
  }
}
