/**
 * Sample weather at a place and time. Each weather double sends it in its own wire format. Made up,
 * but deterministic and plausible.
 */
export interface SampleWeather {
  tempC: number
  humidity: number
  pressureHpa: number
  cloud: number
  windMs: number
  windFrom: number
  gustMs: number
  /** Rain in mm, in the hour that ends at the requested time. */
  rainMm: number
  /** Chance of rain in the same hour, 0 to 1. */
  chance: number
  isDay: boolean
}

const HOUR = 3600

/** @param at unix seconds */
export function sampleWeatherAt(lat: number, lon: number, at: number): SampleWeather {
  const hours = at / HOUR
  const sunHour = (((hours + lon / 15) % 24) + 24) % 24
  const daily = Math.cos(((sunHour - 14) / 24) * 2 * Math.PI)
  const season = Math.cos(((hours / 24 / 365.25 - 0.55) % 1) * 2 * Math.PI) * Math.sign(lat || 1)
  const front = Math.sin(hours / 17 + lat * 3 + lon)
  const tempC = 27 - Math.abs(lat) * 0.35 + season * Math.abs(lat) * 0.2 + daily * 5 - Math.max(0, front) * 3
  const cloud = clamp(50 + front * 55, 0, 100)
  const rainMm = front > 0.55 ? (front - 0.55) * 4 : 0
  const windMs = 3.2 + Math.max(0, daily) * 2 + Math.abs(front) * 3
  return {
    tempC: round(tempC, 1),
    humidity: Math.round(clamp(68 - daily * 18 + front * 12, 20, 100)),
    pressureHpa: round(1014 - front * 9, 1),
    cloud: Math.round(cloud),
    windMs: round(windMs, 1),
    windFrom: Math.round((((hours * 7 + lon * 11) % 360) + 360) % 360),
    gustMs: round(windMs * 1.6, 1),
    rainMm: round(rainMm, 1),
    chance: round(clamp(0.1 + front * 0.8, 0, 1), 2),
    isDay: sunHour >= 6 && sunHour < 18,
  }
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
