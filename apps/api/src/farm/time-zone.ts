import { zoneAt } from '../timing/place-zone.ts'

/**
 * IANA time zone to store with a place: one of its country's zones if the country is known, or a
 * nautical zone (`Etc/GMT+2`) at sea. The clock only selects the year, whose rules decide which
 * zones are equivalent.
 */
export const timeZoneAt = (place: { lat: number; lon: number; country?: string }): string =>
  zoneAt({ lat: place.lat, lon: place.lon, country: place.country }, Date.now() / 1000)
