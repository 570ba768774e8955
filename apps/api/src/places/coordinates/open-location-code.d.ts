/** Declares only the part that we use. `@types/open-location-code` describes another version. */
declare module 'open-location-code' {
  export class OpenLocationCode {
    isFull(code: string): boolean
    /** @throws {string} if the code is not a full code */
    decode(code: string): { latitudeCenter: number; longitudeCenter: number }
    /** The full code nearest to a point, in degrees, that ends like the short code. */
    recoverNearest(shortCode: string, latitude: number, longitude: number): string
  }
}
