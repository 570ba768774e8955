/** The part that we use; `@types/open-location-code` describes another version. */
declare module 'open-location-code' {
  export class OpenLocationCode {
    isFull(code: string): boolean
    /** @throws {string} when it is not a full code */
    decode(code: string): { latitudeCenter: number; longitudeCenter: number }
    /** The nearest full code to a point in degrees that ends like the short one. */
    recoverNearest(shortCode: string, latitude: number, longitude: number): string
  }
}
