/** The phone's clock is wrong when it differs from the server's by more than this, ms. */
const WRONG_MS = 600_000
const MINUTE_MS = 60_000
/** The browser's note of a wrong clock: how far it is ahead (ms), and the time zone in which it was. */
const NOTE = 'clockAhead'
const CHANGED = 'serverclock'

/** The server's time as an answer of this page told it, with the readings of the phone's clocks then; all in ms. */
interface Told {
  readonly serverMs: number
  readonly phoneMs: number
  readonly sinceOpenedMs: number
}

/** Absent before the first answer of this page. */
export const serverClock: { told?: Told | undefined } = {}

/**
 * The time (unix ms) by the server's clock, to compare with times that the server tells. Before its first answer it is
 * the phone's clock, put right by what it was wrong by when the server was last heard.
 */
export function serverNow(): number {
  const { told } = serverClock
  if (told === undefined) return Date.now() - phoneAheadMs()
  // The monotonic clock stops while some phones sleep, and the phone's clock may be set: the longer time counts, so
  // that nothing looks younger than it is.
  const passedMs = Math.max(performance.now() - told.sinceOpenedMs, Date.now() - told.phoneMs)
  return told.serverMs + passedMs
}

/** How far the phone's clock is ahead of the server's, ms; below 0 where it is behind, and 0 where it is right. */
export function phoneAheadMs(): number {
  const { told } = serverClock
  if (told === undefined) return notedMs()
  const aheadMs = told.phoneMs - told.serverMs
  return Math.abs(aheadMs) > WRONG_MS ? aheadMs : 0
}

/**
 * Takes the server's time from the `Date` of an answer that has just come. Nothing changes without a date, nor by an
 * answer that took longer than a minute: a phone that slept meanwhile would take an old time for the present one.
 *
 * @param askedMs when the answer was asked for, by the phone's clock
 */
export function learnServerTime(headers: Headers, askedMs: number): void {
  const serverMs = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(serverMs) || Math.abs(Date.now() - askedMs) > MINUTE_MS) return
  const before = serverNow()
  serverClock.told = { serverMs, phoneMs: Date.now(), sinceOpenedMs: performance.now() }
  note(phoneAheadMs())
  if (Math.abs(serverMs - before) > MINUTE_MS) dispatchEvent(new Event(CHANGED))
}

/** Calls `listener` when the server has told another time than {@link serverNow} had. Gives the way to end that. */
export function onServerTime(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

const zone = () => new Date().getTimezoneOffset()

/** In another time zone the clock has probably been put right since, so the note counts no more. */
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
    // Without the note a page that opens without a network goes by the phone's clock.
  }
}
