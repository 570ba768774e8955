import fc from 'fast-check'
import { humidityFromDewPoint } from '../../src/air/dew-point.ts'
import { knownValue } from '../../src/result.ts'
import type { WeatherStep } from '../../src/steps/weather-step.ts'
import type { Climate } from './climates.ts'

const HOUR = 3600
const HOURS = 370 * 24
const LARGEST = 2 ** 31 - 1

/**
 * Random values around 0 with a standard deviation of about 1 and a correlation time of `hours`.
 */
function wandering(random: () => number, hours: number): () => number {
  const keep = Math.exp(-1 / hours)
  const push = Math.sqrt((1 - keep * keep) * 3)
  let now = 0
  return () => {
    now = keep * now + push * (random() * 2 - 1)
    return now
  }
}

/** Hours of a year and five days at a climate's place, from `start` (Unix seconds). */
export function syntheticYear(climate: Climate, start: number, seed: number): WeatherStep[] {
  // Five draws an hour: the four below, and the gust.
  const draws = fc.sample(fc.noBias(fc.nat(LARGEST)), { seed, numRuns: 5 * HOURS }).values()
  const random = () => Number(draws.next().value) / LARGEST
  const front = wandering(random, 30)
  const air = wandering(random, 8)
  const breeze = wandering(random, 5)
  const shower = wandering(random, 4)
  const { latDeg, lonDeg, meanC, seasonC, dayC, spreadC, windKmh, wetShare } = climate
  // Rain threshold: roughly the quantile of a normal distribution that leaves this share above it.
  const wetFrom = 1.9 * (0.5 - wetShare) + 0.35
  const hours = Array.from({ length: HOURS }, (_, i) => {
    const sunHour = ((i + lonDeg / 15) % 24) - 14
    const day = i / 24
    const summer = Math.cos(((day - 200) / 365.25) * 2 * Math.PI) * Math.sign(latDeg)
    const afternoon = Math.cos((sunHour / 24) * 2 * Math.PI)
    const weather = front()
    const wet = Math.max(0, 0.7 * weather + 0.7 * shower() - wetFrom)
    const tempC =
      meanC +
      seasonC * summer +
      dayC * afternoon * (1 - 0.3 * Math.min(1, Math.max(0, weather))) +
      1.5 * air()
    const dewPointC =
      tempC - Math.max(0.1, spreadC * (1 + 0.7 * afternoon) * Math.exp(-0.5 * weather) - 8 * wet)
    const wind = Math.max(0, windKmh * (1 + 0.35 * afternoon + 0.45 * breeze() + 0.2 * weather))
    return {
      dt: start + i * HOUR,
      tempC,
      dewPointC,
      humidityPct: knownValue(humidityFromDewPoint({ tempC, dewPointC })),
      windKmh: wind,
      gustKmh: wind * (1.4 + 0.6 * random()),
      rainMm: wet > 0 ? Math.round(wet * 30) / 10 : 0,
      pop: Math.min(1, Math.max(0, 0.05 + 0.6 * wet + 0.25 * (0.7 * weather - wetFrom + 0.9))),
      cloudPct: Math.min(100, Math.max(0, 45 + 40 * weather)),
    }
  })
  return hours.map((hour, i): WeatherStep => {
    const temps = [hour.tempC, hours[i + 1]?.tempC ?? hour.tempC]
    return {
      ...hour,
      hours: 1,
      minTempC: Math.min(...temps),
      maxTempC: Math.max(...temps),
      snowMm: hour.tempC <= 1 ? hour.rainMm : 0,
      weatherCode: hour.rainMm > 0 ? 61 : hour.cloudPct > 80 ? 3 : 1,
    }
  })
}
