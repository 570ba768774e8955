import lookUp from '@photostructure/tz-lookup'
import { offsetSecondsAt } from '@smart-farming/weather-core/zone'

/** A point in decimal degrees (WGS 84), with known facts about its time zone. */
export interface ZonedPoint {
  readonly lat: number
  readonly lon: number
  /** ISO 3166-1 alpha-2. Absent or empty if unknown. */
  readonly country?: string | undefined
  /** Current offset according to a weather provider, in seconds east of UTC. */
  readonly offsetSeconds?: number | undefined
}

/**
 * The IANA time zone of a point, at sea a nautical zone (`Etc/GMT+2`). tz-lookup is coarse, so a
 * town near a border may get its neighbour's zone. If the country is known, only its zones count,
 * and of those only zones with the provider's offset.
 * @param now Unix seconds
 * @returns undefined if no zone has the provider's offset
 */
export function zoneAt(point: ZonedPoint & { offsetSeconds?: undefined }, now: number): string
export function zoneAt(point: ZonedPoint, now: number): string | undefined
export function zoneAt(point: ZonedPoint, now: number): string | undefined {
  const { lat, lon, country, offsetSeconds } = point
  const found = lookUp(lat, lon)
  const own = zonesOf(country)
  const agrees = (zone: string) => offsetSeconds === undefined || offsetAt(zone, now) === offsetSeconds
  if (agrees(found) && (own.length === 0 || own.includes(canonical(found)))) return found
  const agreeing = own.filter(agrees)
  const alike = agreeing.filter((zone) => isAlike(zone, found, now))
  const fitting = alike.length > 0 ? alike : agreeing
  return fitting.length > 1 ? (nearestOf(fitting, lat, lon) ?? fitting[0]) : fitting[0]
}

/** Like {@link zoneAt}, with the current offset: the provider's if given, otherwise the zone's. */
export function zoneWithOffset(point: ZonedPoint, now: number): { zone?: string; timezone: number } {
  const zone = zoneAt(point, now)
  const timezone = point.offsetSeconds ?? (zone === undefined ? 0 : offsetAt(zone, now))
  return { ...(zone !== undefined && { zone }), timezone }
}

/**
 * The offset of a zone at a time (Unix seconds), in seconds east of UTC. NaN for a zone that this
 * machine does not know.
 */
export const offsetAt = (zone: string, at: number): number =>
  offsetSecondsAt({ zone, offsetSeconds: Number.NaN }, at)

const countries = new Map<string, readonly string[]>()

/**
 * Canonical zones of a country. Empty for unknown countries and those without zones in CLDR
 * (Kosovo, Bouvet Island).
 */
function zonesOf(country: string | undefined): readonly string[] {
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return []
  let zones = countries.get(country)
  if (zones === undefined) {
    // TypeScript's library does not declare this method yet.
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] | undefined }
    zones = (locale.getTimeZones() ?? []).map(canonical)
    countries.set(country, zones)
  }
  return zones
}

const canonicals = new Map<string, string>()

/** Canonical name in this machine's Intl, such as Asia/Calcutta for Asia/Kolkata. */
function canonical(zone: string): string {
  let name = canonicals.get(zone)
  if (name === undefined) {
    try {
      name = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
    } catch {
      name = zone
    }
    canonicals.set(zone, name)
  }
  return name
}

const HALF_YEAR = 182 * 86_400

/** The zones have the same offset now and half a year later. */
const isAlike = (a: string, b: string, now: number): boolean =>
  [now, now + HALF_YEAR].every((at) => offsetAt(a, at) === offsetAt(b, at))

/** Distances from a point at which nearby zones are looked up, in degrees. */
const RADII = [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4]
const DIRECTIONS = 16

/** The zone in the list that is nearest to the point; undefined if none is near. */
function nearestOf(zones: readonly string[], lat: number, lon: number): string | undefined {
  for (const radius of RADII) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const angle = (2 * Math.PI * direction) / DIRECTIONS
      const there = canonical(
        lookUp(...onGlobe(lat + radius * Math.sin(angle), lon + radius * Math.cos(angle))),
      )
      if (zones.includes(there)) return there
    }
  }
  return undefined
}

const onGlobe = (lat: number, lon: number): [number, number] => [
  Math.min(90, Math.max(-90, lat)),
  lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon,
]
