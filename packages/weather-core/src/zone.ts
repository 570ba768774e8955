/**
 * Time zone of a place. `zone` is an IANA name ('Europe/London'), preferred because it includes
 * daylight saving changes. `offsetSeconds`, east of UTC, is used if the name is absent or unknown
 * to this machine.
 */
export interface PlaceZone {
  zone?: string | undefined
  offsetSeconds: number
}

interface KnownZone {
  format: Intl.DateTimeFormat
  offsets: Map<number, number>
}

// Formatters are cached, because creating one is slow. Both caches are cleared when full: a server
// sees a few hundred zones, a browser one or two.
const MAX_ZONES = 600
const MAX_OFFSETS = 1024
const QUARTER_SECONDS = 900
const DAY_SECONDS = 86_400
const zones = new Map<string, KnownZone | undefined>()

function knownZone(name: string): KnownZone | undefined {
  if (zones.has(name)) return zones.get(name)
  if (zones.size >= MAX_ZONES) zones.clear()
  let known: KnownZone | undefined
  try {
    known = {
      // An explicit locale and zone make the result independent of the user's settings.
      format: new Intl.DateTimeFormat('en-GB', {
        timeZone: name,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      }),
      offsets: new Map(),
    }
  } catch {
    known = undefined
  }
  zones.set(name, known)
  return known
}

function offsetFromParts(format: Intl.DateTimeFormat, dt: number): number {
  const part: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(dt * 1000)) part[type] = Number(value)
  const local = Date.UTC(
    part.year ?? 0,
    (part.month ?? 1) - 1,
    part.day ?? 1,
    part.hour ?? 0,
    part.minute ?? 0,
    part.second ?? 0,
  )
  return local / 1000 - dt
}

function cachedOffset({ format, offsets }: KnownZone, dt: number): number {
  const cached = offsets.get(dt)
  if (cached !== undefined) return cached
  if (offsets.size >= MAX_OFFSETS) offsets.clear()
  const offset = offsetFromParts(format, dt)
  offsets.set(dt, offset)
  return offset
}

/**
 * Offset at the place in seconds east of UTC at `dt` (unix seconds, finite). An unknown zone name
 * falls back to `offsetSeconds`. Formatting is slow on cheap phones, so both ends of the UTC day
 * are formatted and cached first. If they differ, the quarter of an hour is formatted, because all
 * clock changes fall on one.
 */
export function offsetSecondsAt(place: PlaceZone, dt: number): number {
  const known = place.zone ? knownZone(place.zone) : undefined
  if (!known) return place.offsetSeconds
  const midnight = Math.floor(dt / DAY_SECONDS) * DAY_SECONDS
  const before = cachedOffset(known, midnight)
  if (before === cachedOffset(known, midnight + DAY_SECONDS)) return before
  return cachedOffset(known, Math.floor(dt / QUARTER_SECONDS) * QUARTER_SECONDS)
}

/** Cached, because consecutive steps are mostly on the same day. `day` is in days since 1970. */
let last = { day: Number.NaN, name: '' }

/** Local calendar day at `dt` (unix seconds), as 'YYYY-MM-DD'. */
export function localDay(place: PlaceZone, dt: number): string {
  const day = Math.floor((dt + offsetSecondsAt(place, dt)) / DAY_SECONDS)
  if (day !== last.day) last = { day, name: new Date(day * DAY_SECONDS * 1000).toISOString().slice(0, 10) }
  return last.name
}

/** Local time at `dt` (unix seconds), as hours since midnight, 0 to just under 24. */
export function localHour(place: PlaceZone, dt: number): number {
  const seconds = (dt + offsetSecondsAt(place, dt)) % DAY_SECONDS
  return (seconds < 0 ? seconds + DAY_SECONDS : seconds) / 3600
}

/**
 * Start of the local calendar day 'YYYY-MM-DD', unix seconds: the first of two midnights, or the
 * end of a skipped hour at midnight.
 */
export function startOfDay(place: PlaceZone, day: string): number {
  return timeAtHour(place, day, 0)
}

/**
 * Time of a full hour (0 to 23) on the local calendar day 'YYYY-MM-DD', unix seconds. The first one
 * if the hour occurs twice. A skipped hour is later by the length of the clock change.
 */
export function timeAtHour(place: PlaceZone, day: string, hour: number): number {
  const shown = Date.parse(`${day}T00:00:00Z`) / 1000 + hour * 3600
  const before = offsetSecondsAt(place, shown - DAY_SECONDS)
  const after = offsetSecondsAt(place, shown + DAY_SECONDS)
  const offset = [before, after].find((each) => offsetSecondsAt(place, shown - each) === each)
  return shown - (offset ?? before)
}
