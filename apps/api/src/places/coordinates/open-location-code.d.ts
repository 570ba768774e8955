/** The part that we use; `@types/open-location-code` describes another version. */
declare module 'open-location-code' {
  export class OpenLocationCode {
    isFull(code: string): boolean
    /** @throws {string} for what is no full code */
    decode(code: string): { latitudeCenter: number; longitudeCenter: number }
    /** The full code, of those that end like the short one, that is nearest to a point in degrees. */
    recoverNearest(shortCode: string, latitude: number, longitude: number): string
  }
}
