/** Where the browser says it is, in decimal degrees (WGS 84). */
export interface Position {
  readonly lat: number
  readonly lon: number
}

/** The position could not be had. `message` is fit to be shown. */
export class PositionError extends Error {
  override name = 'PositionError'
}

/** A tractor's phone may have to look for satellites first. */
const DEADLINE_MS = 20_000
/** Farms stay where they are: what the phone found a while ago will do, and saves its battery. */
const MAX_AGE_MS = 600_000

const WORDS: Readonly<Record<number, string>> = {
  1: 'Your browser may not share your position. Allow it for this page in the browser’s settings, or type the coordinates.',
  2: 'Your position cannot be found just now. Try again outdoors, or type the coordinates.',
  3: 'Finding your position took too long. Try again outdoors, or type the coordinates.',
}
const UNABLE = 'This browser cannot tell your position. Type the coordinates instead.'
const INSECURE = 'Browsers share a position with secure (https) pages only. Type the coordinates instead.'

/**
 * Asks the browser for the position, which asks the farmer. To 4 decimals, about 10 m: a field, not a person in it.
 *
 * @throws {PositionError} when it says no, cannot, or takes more than 20 s
 */
export function browserPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!window.isSecureContext) return reject(new PositionError(INSECURE))
    if (!navigator.geolocation) return reject(new PositionError(UNABLE))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: rounded(latitude), lon: rounded(longitude) }),
      ({ code }) => reject(new PositionError(WORDS[code] ?? UNABLE)),
      { timeout: DEADLINE_MS, maximumAge: MAX_AGE_MS },
    )
  })
}

const rounded = (degrees: number): number => Number(degrees.toFixed(4))
