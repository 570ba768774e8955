import type { Point } from '../grid.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Whether the sun is up at a point. Low-precision solar position (US Naval Observatory,
 * Astronomical Almanac approximations), within a minute or two at mid latitudes. Sunrise is the
 * upper limb with refraction (-0.833°).
 * @param at Unix seconds
 */
export function isSunUp({ lat, lon }: Point, at: number): boolean {
  const days = at / 86_400 - 10_957.5
  const anomaly = radians(357.529 + 0.98560028 * days)
  const longitude = radians(
    280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly),
  )
  const tilt = radians(23.439 - 0.00000036 * days)
  const rightAscension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude))
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude))
  const siderealDegrees = 280.46062 + 360.98564737 * days + lon
  const hourAngle = radians(siderealDegrees) - rightAscension
  const sine =
    Math.sin(radians(lat)) * Math.sin(declination) +
    Math.cos(radians(lat)) * Math.cos(declination) * Math.cos(hourAngle)
  return sine > Math.sin(radians(-0.833))
}
