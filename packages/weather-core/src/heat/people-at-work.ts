import { knownValue } from '../result.ts'
import { stepHours, type WeatherStep } from '../steps/weather-step.ts'
import type { PlaceOnMap } from '../sun/daylight.ts'
import { uvIndex } from '../sun/uv-index.ts'
import { heatIndex, heatIndexClass } from './heat-index.ts'

/** Minimum UV index at which the World Health Organization recommends protection. */
export const UV_PROTECTION_MIN = 3

/** A day's maximum UV and heat, if relevant for people working outside. */
export interface WorkerExposure {
  /**
   * Assumes a clear sky if cloud cover is unknown, which makes the index an upper bound. `atDt` in
   * unix seconds.
   */
  uv?: { index: number; atDt: number; clearSky?: boolean }
  /** Heat index in the shade, °C, from the US Weather Service's "caution" level (80 °F). */
  heat?: { indexC: number; atDt: number }
}

/**
 * Maximum UV and heat of a day's steps for people working outside. Harmless or unknown values are
 * absent.
 */
export function assessWorkerExposure(steps: readonly WeatherStep[], place: PlaceOnMap): WorkerExposure {
  const uvs = steps.flatMap((step) =>
    Array.from({ length: stepHours(step) }, (_, hour) => {
      const atDt = step.dt + hour * 3600
      const { index, clearSkyOnly } = uvIndex(place.latDeg, place.lonDeg, atDt, step)
      return { index: Math.round(index), atDt, ...(clearSkyOnly && { clearSky: true }) }
    }),
  )
  const heats = steps.flatMap((step) => {
    const indexC = knownValue(heatIndex(step))
    return indexC === undefined ? [] : [{ indexC, atDt: step.dt }]
  })
  const uv = uvs.toSorted((a, b) => b.index - a.index)[0]
  const heat = heats.toSorted((a, b) => b.indexC - a.indexC)[0]
  return {
    ...(uv && uv.index >= UV_PROTECTION_MIN && { uv }),
    ...(heat && heatIndexClass(heat.indexC) !== 'none' && { heat }),
  }
}
