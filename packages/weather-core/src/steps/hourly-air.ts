import { airMoisture, humidityFromDewPoint } from '../air/dew-point.ts'
import { knownValue } from '../result.ts'
import { stepEnd, type WeatherStep } from './weather-step.ts'

/** The air at a full hour. */
export interface HourlyAir {
  dt: number
  tempC?: number | undefined
  dewPointC?: number | undefined
  humidityPct?: number | undefined
}

const HOUR = 3600

const between = (from: number | undefined, to: number | undefined, share: number): number | undefined =>
  from === undefined || to === undefined ? undefined : from + share * (to - from)

/**
 * Interpolates temperature and dew point linearly to hours, and calculates humidity from them. The
 * last step, and a step before a gap, stay constant until their end. Steps must be in chronological
 * order.
 */
export function hourlyAir(steps: readonly WeatherStep[]): HourlyAir[] {
  const air = steps.map((step) => ({
    dt: step.dt,
    endDt: stepEnd(step),
    tempC: step.tempC,
    ...knownValue(airMoisture(step)),
  }))
  return air.flatMap((now, i) => {
    const after = air[i + 1]
    const next = after && after.dt <= now.endDt ? after : { ...now, dt: now.endDt }
    const hours: HourlyAir[] = []
    for (let dt = now.dt; dt < next.dt; dt += HOUR) {
      const share = (dt - now.dt) / (next.dt - now.dt)
      const tempC = between(now.tempC, next.tempC, share)
      const dewPointC = between(now.dewPointC, next.dewPointC, share)
      hours.push({
        dt,
        tempC,
        dewPointC,
        humidityPct: knownValue(humidityFromDewPoint({ tempC, dewPointC })),
      })
    }
    return hours
  })
}
