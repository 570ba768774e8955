import {
  toNumber,
  toNumbers,
  type VectorFunction,
  type VectorFunctions,
} from '@smart-farming/vectors/vector-function'
import { deltaT } from '../src/air/delta-t.ts'
import { dewPoint } from '../src/air/dew-point.ts'
import { pressureAtElevation, psychrometricConstant } from '../src/air/pressure.ts'
import * as vapour from '../src/air/vapour-pressure.ts'
import { dailyVapourPressureDeficit } from '../src/air/vapour-pressure-deficit.ts'
import { psychrometerWetBulb, stullWetBulb } from '../src/air/wet-bulb.ts'
import { windAtTwoMetres, windFactorToTwoMetres } from '../src/air/wind-at-height.ts'
import { blitecastSeverity, michiganSeverity } from '../src/disease/blitecast.ts'
import {
  type BlightRule,
  blightPressure,
  HUTTON_CRITERIA,
  SMITH_PERIOD,
} from '../src/disease/potato-blight.ts'
import { hayEquilibriumMoisture } from '../src/field/hay-moisture.ts'
import { predictedMinimum } from '../src/frost/minimum-forecast.ts'
import { nightTemperature } from '../src/frost/night-trend.ts'
import { utahUnitsForHour } from '../src/growth/chill.ts'
import { degreeDays } from '../src/growth/degree-days.ts'
import { apparentTemperature } from '../src/heat/apparent-temperature.ts'
import { dairyThi } from '../src/heat/dairy-thi.ts'
import { heatIndex, heatIndexFahrenheit } from '../src/heat/heat-index.ts'
import { windChillCelsius, windChillFahrenheit } from '../src/heat/wind-chill.ts'
import type { Maybe } from '../src/result.ts'
import { dayLength } from '../src/sun/day-length.ts'
import {
  dailyExtraterrestrialRadiation,
  periodExtraterrestrialRadiation,
} from '../src/sun/extraterrestrial-radiation.ts'
import { blackBodyRadiation, dailyNetLongwave, hourlyNetLongwave } from '../src/sun/net-radiation.ts'
import * as sun from '../src/sun/solar-geometry.ts'
import {
  clearSkyRadiation,
  radiationFromSunshine,
  radiationFromTemperatureRange,
} from '../src/sun/solar-radiation.ts'
import { solarEventHour } from '../src/sun/sun-times.ts'
import { fahrenheitToCelsius } from '../src/unit-conversion.ts'
import { climateAdjustedKc, cropCoefficient } from '../src/water/crop-coefficient.ts'
import { hargreavesEvapotranspiration } from '../src/water/hargreaves.ts'
import {
  readilyAvailableWater,
  totalAvailableWater,
  waterBalance,
  waterStress,
} from '../src/water/soil-water.ts'
import { dailyEt0, hourlyEt0 } from './vector-evapotranspiration.ts'

/** Wraps a formula of numbers as a vector function. An unknown result becomes null. */
const numbers =
  (formula: (...args: number[]) => number | Maybe<number>): VectorFunction =>
  (args) => {
    const answer = formula(...args.map(toNumber))
    return typeof answer === 'number' ? answer : answer.known ? answer.value : null
  }

const blightMet =
  (rule: BlightRule): VectorFunction =>
  ([days]) => {
    const known = (Array.isArray(days) ? days : []).map(toNumbers)
    const answers = blightPressure(
      known.map(([minTempC = 0, humidHours = 0]) => ({ minTempC, humidHours })),
      rule,
    )
    return answers.map((answer) => answer.known && answer.value === 'met')
  }

function frostRegression([tempsC, dewPointsC, minimumsC, tempC, dewPointC]: readonly unknown[]): unknown {
  const dewPoints = toNumbers(dewPointsC)
  const minimums = toNumbers(minimumsC)
  const nights = toNumbers(tempsC).map((t, i) => ({
    tempC: t,
    dewPointC: dewPoints[i] ?? Number.NaN,
    minimumC: minimums[i] ?? Number.NaN,
  }))
  const answer = predictedMinimum(nights, toNumber(tempC), toNumber(dewPointC))
  return answer.known ? answer.value : null
}

/**
 * Root zone depletion, mm, after `days` days of FAO-56 Example 37. Tomato, TAW 160 mm, p 0.40, ETc
 * 6 mm, no rain, initial depletion 55 mm.
 */
function exampleDepletion(days = 1): number {
  let depletionMm = 55
  for (let day = 0; day < days; day++)
    depletionMm = waterBalance(depletionMm, { rainMm: 0, cropEtMm: 6, et0Mm: 6 }, 160, 0.4).depletionMm
  return depletionMm
}

/** Sunrise in hours UTC. */
function sunriseHour(year = 0, month = 1, day = 1, latDeg = 0, lonDeg = 0): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const local = solarEventHour('rise', sun.dayOfYear(month, day, leap), latDeg, lonDeg)
  return typeof local === 'number' ? (local - lonDeg / 15 + 24) % 24 : Number.NaN
}

const DRY_BEAN = { kcInitial: 0.15, kcMiddle: 1.19, kcEnd: 0.35 }

/** Implementations by their function names in the published vectors. */
export const vectorFunctions: VectorFunctions = new Map<string, VectorFunction>([
  ['svp', numbers((t = 0) => vapour.saturationVapourPressure(t))],
  ['svp_mean', numbers((max = 0, min = 0) => vapour.meanSaturationVapourPressure(max, min))],
  ['svp_slope', numbers((t = 0) => vapour.saturationSlope(t))],
  ['pressure', numbers((z = 0) => pressureAtElevation(z))],
  ['gamma_z', numbers((z = 0) => psychrometricConstant(pressureAtElevation(z)))],
  ['ea_psychro', numbers((t = 0, wet = 0, p = 0) => vapour.vapourPressureFromWetBulb(t, wet, p))],
  [
    'ea_rh_maxmin',
    numbers((a = 0, b = 0, c = 0, d = 0) => vapour.vapourPressureFromHumidityRange(a, b, c, d)),
  ],
  ['ea_rh_max', numbers((min = 0, rh = 0) => vapour.vapourPressureFromMaxHumidity(min, rh))],
  [
    'vpd_day',
    numbers((maxTempC, minTempC, max, min) => dailyVapourPressureDeficit({ maxTempC, minTempC }, max, min)),
  ],
  ['dewpoint', numbers((tempC, humidityPct) => dewPoint({ tempC, humidityPct }))],
  ['wetbulb_stull', numbers((t = 0, rh = 0) => stullWetBulb(t, rh))],
  ['wetbulb_psy', numbers((t = 0, rh = 0, p = 0) => psychrometerWetBulb(t, rh, p))],
  ['delta_t', numbers((tempC, humidityPct) => deltaT({ tempC, humidityPct }))],
  ['wind_factor', numbers((z = 0) => windFactorToTwoMetres(z))],
  ['u2', numbers((wind, z = 0) => windAtTwoMetres(wind, z))],
  ['doy', numbers((month = 1, day = 1, leap = 0) => sun.dayOfYear(month, day, leap === 1))],
  ['dr', numbers((day = 1) => sun.inverseRelativeDistance(day))],
  ['decl', numbers((day = 1) => sun.solarDeclination(day))],
  ['ws', numbers((lat = 0, day = 1) => sun.sunsetHourAngle(lat, day))],
  ['ra_daily', numbers((lat = 0, day = 1) => dailyExtraterrestrialRadiation(lat, day))],
  ['daylength', numbers((lat = 0, day = 1) => dayLength(lat, day))],
  ['season_corr', numbers((day = 1) => sun.seasonalCorrection(day))],
  ['hour_angle', numbers((t = 0, zone = 0, place = 0, day = 1) => sun.solarTimeAngle(t, zone, place, day))],
  [
    'ra_period',
    numbers((lat = 0, place = 0, zone = 0, day = 1, t = 0, hours = 1) =>
      periodExtraterrestrialRadiation(lat, day, sun.solarTimeAngle(t, zone, place, day), hours),
    ),
  ],
  ['sunrise_utc_h', numbers(sunriseHour)],
  ['sigma_t4', numbers((t = 0) => blackBodyRadiation(t))],
  ['rs_angstrom', numbers((ra = 0, sunny = 0, possible = 1) => radiationFromSunshine(ra, sunny / possible))],
  [
    'rs_temp',
    numbers((ra = 0, maxTempC, minTempC, k) => radiationFromTemperatureRange(ra, { maxTempC, minTempC }, k)),
  ],
  ['rso', numbers((ra = 0, z = 0) => clearSkyRadiation(ra, z))],
  [
    'rnl_day',
    numbers((max = 0, min = 0, ea = 0, rs = 0, rso = 1) => dailyNetLongwave(max, min, ea, rs / rso)),
  ],
  ['rnl_hour', numbers((t = 0, ea = 0, ratio = 1) => hourlyNetLongwave(t, ea, ratio))],
  ['eto_rhx_n', numbers((...args) => dailyEt0.fromHumidityRange(args))],
  ['eto_month_rhmean', numbers((...args) => dailyEt0.ofMonth(args))],
  ['eto_hour', numbers((...args) => hourlyEt0(args))],
  [
    'hargreaves_tmean',
    numbers((maxTempC, minTempC, ra = 0, mean) =>
      hargreavesEvapotranspiration({ maxTempC, minTempC }, ra, mean),
    ),
  ],
  ['kc_climate', numbers((kc = 0, wind = 0, rh = 0, height = 0) => climateAdjustedKc(kc, wind, rh, height))],
  ['kc_on_day', numbers((day = 0) => cropCoefficient(day, [25, 25, 30, 20], DRY_BEAN))],
  [
    'taw',
    numbers((fieldCapacity = 0, wiltingPoint = 0, roots = 0) =>
      totalAvailableWater({ fieldCapacity, wiltingPoint }, roots),
    ),
  ],
  [
    'raw',
    numbers((fieldCapacity = 0, wiltingPoint = 0, roots = 0, p = 0) =>
      readilyAvailableWater(totalAvailableWater({ fieldCapacity, wiltingPoint }, roots), p),
    ),
  ],
  ['depletion_day', numbers(exampleDepletion)],
  ['ks', numbers((depletion = 0, taw = 0, p = 0) => waterStress(depletion, taw, p))],
  ['gdd_method1', numbers((max = 0, min = 0, base = 0) => degreeDays('average', max, min, { base }))],
  ['gdd_method2', numbers((max = 0, min = 0, base = 0) => degreeDays('reset', max, min, { base }))],
  ['gdd_8650', numbers((max = 0, min = 0) => degreeDays('capped', max, min, { base: 50, upper: 86 }))],
  ['gdd_sine', numbers((max = 0, min = 0, base = 0, upper) => degreeDays('sine', max, min, { base, upper }))],
  ['frost_trend', numbers((t2 = 0, min = 0, night = 0, hour = 0) => nightTemperature(t2, min, night, hour))],
  ['frost_regression', frostRegression],
  ['thi_nrc', numbers((tempC, humidityPct) => dairyThi({ tempC, humidityPct }))],
  ['heat_index_f', numbers((t = 0, rh = 0) => heatIndexFahrenheit(t, rh))],
  ['heat_index_c', numbers((tempC, humidityPct) => heatIndex({ tempC, humidityPct }))],
  ['wind_chill_f', numbers((t = 0, mph = 0) => windChillFahrenheit(t, mph))],
  ['wind_chill_c', numbers((t = 0, kmh = 0) => windChillCelsius(t, kmh))],
  ['at_bom', numbers((tempC, humidityPct, windMs) => apparentTemperature({ tempC, humidityPct, windMs }))],
  ['dsv_wallin90', numbers((tempC, wetHours) => blitecastSeverity({ tempC, wetHours }))],
  ['dsv_msu80', numbers((t = 0, wetHours) => michiganSeverity({ tempC: fahrenheitToCelsius(t), wetHours }))],
  ['hutton', blightMet(HUTTON_CRITERIA)],
  ['smith', blightMet(SMITH_PERIOD)],
  ['utah_f', numbers((t = 0) => utahUnitsForHour(fahrenheitToCelsius(t)))],
  [
    'hay_emc',
    numbers((t = 0, humidityPct) => hayEquilibriumMoisture({ tempC: fahrenheitToCelsius(t), humidityPct })),
  ],
])
