import { zoneAt } from '../timing/place-zone.ts'

/**
 * The IANA time zone stored with a place: one of its own country's zones if the country is known; at sea a nautical
 * zone (`Etc/GMT+2`). Only the year of the clock matters: its rules decide which zones are equivalent.
 */
export const timeZoneOf = (place: { lat: number; lon: number; country?: string }): string =>
  zoneAt({ lat: place.lat, lon: place.lon, country: place.country }, Date.now() / 1000)
