/** In ms. A larger difference from the server's clock means that the phone's clock is wrong. */
const WRONG_MS = 600_000
const MINUTE_MS = 60_000
/** localStorage key for a wrong clock: its lead (ms), and the time zone at that time. */
const NOTE = 'clockAhead'
const CHANGED = 'serverclock'

/** The server time of a response, with the phone's clocks at that time; all in ms. */
interface Told {
  readonly serverMs: number
  readonly phoneMs: number
  readonly sinceOpenedMs: number
}

/** Undefined before this page's first response. */
export const serverClock: { told?: Told | undefined } = {}

/**
 * Returns the server's time (unix ms), for comparison with its timestamps. Before the first
 * response, this is the phone's clock, corrected by the last known error.
 */
export function serverNow(): number {
  const { told } = serverClock
  if (told === undefined) return Date.now() - phoneClockLeadMs()
  // The monotonic clock stops while some phones sleep, and the phone's clock may be changed. The
  // longer interval counts, so that data never looks newer than it is.
  const passedMs = Math.max(performance.now() - told.sinceOpenedMs, Date.now() - told.phoneMs)
  return told.serverMs + passedMs
}

/**
 * Lead of the phone's clock over the server's, in ms. Negative if it is behind, 0 if it is right.
 */
export function phoneClockLeadMs(): number {
  const { told } = serverClock
  if (told === undefined) return notedMs()
  const aheadMs = told.phoneMs - told.serverMs
  return Math.abs(aheadMs) > WRONG_MS ? aheadMs : 0
}

/**
 * Records the server's time from a response's `Date`. Ignores responses without a date. Also
 * ignores responses that took over a minute, because the phone may have slept since.
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

/** Calls `listener` when the server's time jumps. Returns the unsubscribe function. */
export function onServerTime(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

const zone = () => new Date().getTimezoneOffset()

/**
 * Stored lead of the phone's clock in ms, or 0. Ignored after a change of time zone, which has
 * probably corrected the clock.
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
    // Without the note, a page opened offline relies on the phone's clock.
  }
}
