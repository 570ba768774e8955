/** A position in decimal degrees (WGS 84). */
export interface Position {
  readonly lat: number
  readonly lon: number
}

/** Keys of the error messages in the word catalogue. */
export type PositionFailureReason = 'refused' | 'notFound' | 'late' | 'unable' | 'insecure'

export class PositionError extends Error {
  override name = 'PositionError'
  readonly why: PositionFailureReason

  constructor(why: PositionFailureReason) {
    super(`No position: ${why}`)
    this.why = why
  }
}

/** A phone in a tractor may first have to search for satellites. */
const DEADLINE_MS = 20_000
/** Farms do not move, so an older position is good enough and saves the battery. */
const MAX_AGE_MS = 600_000

const WHY: Readonly<Record<number, PositionFailureReason>> = { 1: 'refused', 2: 'notFound', 3: 'late' }

/**
 * Gets the position from the browser, which asks the farmer for permission. Rounded to 4 decimals,
 * about 10 m: precise enough for a field, but not for a person.
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
