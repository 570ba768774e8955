/** The browser's position, in decimal degrees (WGS 84). */
export interface Position {
  readonly lat: number
  readonly lon: number
}

/** Reason for having no position; the catalogue has the words. */
export type PositionFailureReason = 'refused' | 'notFound' | 'late' | 'unable' | 'insecure'

/** The position is not available. */
export class PositionError extends Error {
  override name = 'PositionError'
  readonly why: PositionFailureReason

  constructor(why: PositionFailureReason) {
    super(`No position: ${why}`)
    this.why = why
  }
}

/** A tractor's phone may have to search for satellites first. */
const DEADLINE_MS = 20_000
/** Farms do not move: an older position is good enough, and saves the battery. */
const MAX_AGE_MS = 600_000

/** Reasons by the codes of the Geolocation API. */
const WHY: Readonly<Record<number, PositionFailureReason>> = { 1: 'refused', 2: 'notFound', 3: 'late' }

/**
 * Asks the browser for the position, which asks the farmer. To 4 decimals, about 10 m: a field, not a person in it.
 *
 * @throws {PositionError} when refused, unavailable, or after 20 s
 */
export function getBrowserPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!window.isSecureContext) return reject(new PositionError('insecure'))
    if (!navigator.geolocation) return reject(new PositionError('unable'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: rounded(latitude), lon: rounded(longitude) }),
      ({ code }) => reject(new PositionError(WHY[code] ?? 'unable')),
      { timeout: DEADLINE_MS, maximumAge: MAX_AGE_MS },
    )
  })
}

const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
