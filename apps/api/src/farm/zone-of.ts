import lookUp from '@photostructure/tz-lookup'

/** The IANA time zone of a point (WGS 84); at sea a nautical one (`Etc/GMT+2`). */
export const zoneOf = ({ lat, lon }: { lat: number; lon: number }): string => lookUp(lat, lon)
