import { pressureAtElevation, psychrometricConstant } from '../air/pressure.ts'
import {
  meanSaturationVapourPressure,
  saturationSlope,
  saturationVapourPressure,
} from '../air/vapour-pressure.ts'
import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown, unknown } from '../result.ts'
import { dailyNetLongwave, hourlyNetLongwave, netShortwave } from '../sun/net-radiation.ts'
import { clearSkyRadiation } from '../sun/solar-radiation.ts'

/** FAO-56's minimum wind at 2 m, m/s. Lower values overstate the aerodynamic resistance. */
export const MIN_WIND_MS = 0.5
const MAX_WIND_MS = 15

/** Extraterrestrial radiation (MJ/m2/day) and elevation (m). */
export interface DaySite {
  raMj: number
  elevationM: number
}

/**
 * Reference evapotranspiration ET0 of a day, mm, at least 0 (FAO-56 Penman-Monteith, Eq. 6, soil
 * heat flux 0). `windMs` is at 2 m, clamped to 0.5..15. `radiationMj` is solar radiation Rs per m2
 * and day. Typical: 0-2 cool or cloudy, 2-5 temperate summer, 5-8 hot, above 9 hot dry wind.
 */
export function dailyReferenceEvapotranspiration(
  inputs: Inputs<'maxTempC' | 'minTempC' | 'windMs' | 'radiationMj' | 'vapourPressureKpa'>,
  site: DaySite,
): Maybe<number> {
  const names = ['maxTempC', 'minTempC', 'windMs', 'radiationMj', 'vapourPressureKpa'] as const
  return mapKnown(
    readInputs(names, inputs),
    ({ maxTempC, minTempC, windMs, radiationMj, vapourPressureKpa }) => {
      if (maxTempC < minTempC) return unknown('max_below_min')
      const u2 = Math.min(MAX_WIND_MS, Math.max(MIN_WIND_MS, windMs))
      const tempC = (maxTempC + minTempC) / 2
      const clearSky = clearSkyRadiation(site.raMj, site.elevationM)
      const clearness = clearSky > 0 ? radiationMj / clearSky : 1
      const net =
        netShortwave(radiationMj) - dailyNetLongwave(maxTempC, minTempC, vapourPressureKpa, clearness)
      const slope = saturationSlope(tempC)
      const gamma = psychrometricConstant(pressureAtElevation(site.elevationM))
      const deficit = Math.max(0, meanSaturationVapourPressure(maxTempC, minTempC) - vapourPressureKpa)
      const aerodynamic = gamma * (900 / (tempC + 273)) * u2 * deficit
      return known(Math.max(0, (0.408 * slope * net + aerodynamic) / (slope + gamma * (1 + 0.34 * u2))))
    },
  )
}

export interface HourSite {
  /** Extraterrestrial radiation, MJ/m2 in the hour. 0 at night. */
  raMj: number
  elevationM: number
  /** Rs/Rso for hours without sun (see NIGHT_CLEARNESS). */
  nightClearness: number
}

/**
 * Reference evapotranspiration of one hour, mm (FAO-56 Eq. 53; soil heat flux 0.1 Rn by day, 0.5 Rn
 * by night). Inputs as for the day, but per hour. Slightly negative at night if dew forms: show 0,
 * but keep the sign in sums.
 */
export function hourlyReferenceEvapotranspiration(
  inputs: Inputs<'tempC' | 'windMs' | 'radiationMj' | 'vapourPressureKpa'>,
  site: HourSite,
): Maybe<number> {
  const names = ['tempC', 'windMs', 'radiationMj', 'vapourPressureKpa'] as const
  return mapKnown(readInputs(names, inputs), ({ tempC, windMs, radiationMj, vapourPressureKpa }) => {
    const u2 = Math.min(MAX_WIND_MS, Math.max(MIN_WIND_MS, windMs))
    const clearSky = clearSkyRadiation(site.raMj, site.elevationM)
    const clearness = clearSky > 0 ? radiationMj / clearSky : site.nightClearness
    const net = netShortwave(radiationMj) - hourlyNetLongwave(tempC, vapourPressureKpa, clearness)
    const soilHeat = (clearSky > 0 ? 0.1 : 0.5) * net
    const slope = saturationSlope(tempC)
    const gamma = psychrometricConstant(pressureAtElevation(site.elevationM))
    const deficit = Math.max(0, saturationVapourPressure(tempC) - vapourPressureKpa)
    const aerodynamic = gamma * (37 / (tempC + 273)) * u2 * deficit
    return known((0.408 * slope * (net - soilHeat) + aerodynamic) / (slope + gamma * (1 + 0.34 * u2)))
  })
}
