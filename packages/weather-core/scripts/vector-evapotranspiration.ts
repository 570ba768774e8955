import {
  vapourPressureFromHumidity,
  vapourPressureFromHumidityRange,
  vapourPressureFromMeanHumidity,
} from '../src/air/vapour-pressure.ts'
import type { Maybe } from '../src/result.ts'
import { dayLength } from '../src/sun/day-length.ts'
import {
  dailyExtraterrestrialRadiation,
  periodExtraterrestrialRadiation,
} from '../src/sun/extraterrestrial-radiation.ts'
import { NIGHT_CLEARNESS } from '../src/sun/net-radiation.ts'
import { dayOfYear, solarTimeAngle } from '../src/sun/solar-geometry.ts'
import { radiationFromSunshine } from '../src/sun/solar-radiation.ts'
import {
  dailyReferenceEvapotranspiration,
  hourlyReferenceEvapotranspiration,
} from '../src/water/reference-evapotranspiration.ts'

interface Site {
  latDeg: number
  elevationM: number
  day: number
  sunHours: number
}

function daily(
  { latDeg, elevationM, day, sunHours }: Site,
  weather: { maxTempC: number; minTempC: number; windMs: number; vapourPressureKpa: number },
): Maybe<number> {
  const raMj = dailyExtraterrestrialRadiation(latDeg, day)
  const radiationMj = radiationFromSunshine(raMj, sunHours / dayLength(latDeg, day))
  return dailyReferenceEvapotranspiration({ ...weather, radiationMj }, { raMj, elevationM })
}

/** The two input forms in FAO-56's daily examples. */
export const dailyEt0 = {
  /** [lat, z, J, Tmax, Tmin, u2, RHmax, RHmin, n] */
  fromHumidityRange([
    lat = 0,
    z = 0,
    day = 1,
    max = 0,
    min = 0,
    u2 = 0,
    rhMax = 0,
    rhMin = 0,
    n = 0,
  ]: readonly number[]) {
    return daily(
      { latDeg: lat, elevationM: z, day, sunHours: n },
      {
        maxTempC: max,
        minTempC: min,
        windMs: u2,
        vapourPressureKpa: vapourPressureFromHumidityRange(max, min, rhMax, rhMin),
      },
    )
  },
  /** [lat, z, month, Tmax, Tmin, u2, RHmean, n], for the 15th of the month */
  ofMonth([lat = 0, z = 0, month = 1, max = 0, min = 0, u2 = 0, rh = 0, n = 0]: readonly number[]) {
    return daily(
      { latDeg: lat, elevationM: z, day: dayOfYear(month, 15, false), sunHours: n },
      {
        maxTempC: max,
        minTempC: min,
        windMs: u2,
        vapourPressureKpa: vapourPressureFromMeanHumidity(max, min, rh),
      },
    )
  },
}

/**
 * Inputs of one hour: [lat, Lm west, Lz west, z, J, t mid, T, RH, u2, Rs]. At night, FAO's example
 * uses Rs/Rso = 0.8.
 */
export function hourlyEt0([
  lat = 0,
  placeWest = 0,
  zoneWest = 0,
  z = 0,
  day = 1,
  t = 0,
  tempC = 0,
  rh = 0,
  windMs = 0,
  radiationMj = 0,
]: readonly number[]): Maybe<number> {
  const raMj = periodExtraterrestrialRadiation(lat, day, solarTimeAngle(t, zoneWest, placeWest, day), 1)
  return hourlyReferenceEvapotranspiration(
    { tempC, windMs, radiationMj, vapourPressureKpa: vapourPressureFromHumidity(tempC, rh) },
    { raMj, elevationM: z, nightClearness: NIGHT_CLEARNESS.arid },
  )
}
