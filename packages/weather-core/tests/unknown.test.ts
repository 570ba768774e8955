import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import { deltaT } from '../src/air/delta-t.ts'
import { dewPoint, humidityFromDewPoint } from '../src/air/dew-point.ts'
import { vapourPressureDeficit } from '../src/air/vapour-pressure-deficit.ts'
import { wetBulb } from '../src/air/wet-bulb.ts'
import { blitecastSeverity, michiganSeverity } from '../src/disease/blitecast.ts'
import { isLeafWet } from '../src/disease/leaf-wetness.ts'
import { hayEquilibriumMoisture } from '../src/field/hay-moisture.ts'
import { groundTemperature } from '../src/frost/ground-frost.ts'
import { cropHeatUnits } from '../src/growth/crop-heat-units.ts'
import { growingDegreeDays } from '../src/growth/degree-days.ts'
import { apparentTemperature, wbgtEstimate } from '../src/heat/apparent-temperature.ts'
import { dairyThi } from '../src/heat/dairy-thi.ts'
import { heatIndex } from '../src/heat/heat-index.ts'
import { windChill } from '../src/heat/wind-chill.ts'
import type { Maybe } from '../src/result.ts'
import { radiationFromCloud, radiationFromTemperatureRange } from '../src/sun/solar-radiation.ts'
import { hargreavesEvapotranspiration } from '../src/water/hargreaves.ts'
import {
  dailyReferenceEvapotranspiration,
  hourlyReferenceEvapotranspiration,
} from '../src/water/reference-evapotranspiration.ts'

const day = { raMj: 40, elevationM: 100 }
const hour = { raMj: 3, elevationM: 100, nightClearness: 0.5 }
const air = { tempC: 22, humidityPct: 60 }
const range = { maxTempC: 24, minTempC: 12 }
const energy = { windMs: 2, radiationMj: 20, vapourPressureKpa: 1.4 }

type Given = Record<string, number | undefined>
const indicators: [name: string, of: (given: Given) => Maybe<unknown>, inputs: Given][] = [
  ['dew point', dewPoint, air],
  ['humidity', humidityFromDewPoint, { tempC: 22, dewPointC: 12 }],
  ['vapour pressure deficit', vapourPressureDeficit, air],
  ['wet bulb', wetBulb, air],
  ['Delta T', deltaT, air],
  ['radiation from cloud', (given) => radiationFromCloud(40, given), { cloudPct: 50 }],
  ['radiation from temperature', (given) => radiationFromTemperatureRange(40, given), range],
  ['ET0 of a day', (given) => dailyReferenceEvapotranspiration(given, day), { ...range, ...energy }],
  ['ET0 of an hour', (given) => hourlyReferenceEvapotranspiration(given, hour), { tempC: 22, ...energy }],
  ['Hargreaves ET0', (given) => hargreavesEvapotranspiration(given, 40), range],
  ['growing degree days', (given) => growingDegreeDays(given, { base: 10, upper: 30 }), range],
  ['crop heat units', cropHeatUnits, range],
  ['ground temperature', groundTemperature, { tempC: 2, cloudPct: 10, windKmh: 4 }],
  ['cattle THI', dairyThi, air],
  ['heat index', heatIndex, air],
  ['wind chill', windChill, { tempC: 2, windKmh: 20 }],
  ['apparent temperature', apparentTemperature, { ...air, windMs: 3 }],
  ['WBGT estimate', wbgtEstimate, air],
  ['BLITECAST severity', blitecastSeverity, { tempC: 15, wetHours: 14 }],
  ['Michigan severity', michiganSeverity, { tempC: 15, wetHours: 14 }],
  ['leaf wetness', isLeafWet, { humidityPct: 60, rainMm: 0 }],
  ['hay moisture', hayEquilibriumMoisture, air],
]
const dropped = indicators.flatMap(([name, of, inputs]) =>
  Object.keys(inputs).map((input) => [name, input, of, inputs] as const),
)

describe('missing inputs', () => {
  test('K5 calculates every indicator from all its inputs', () =>
    checkRows(indicators, ([, of, inputs]) => {
      expect(of(inputs)).toMatchObject({ known: true })
    }))

  test('K6 returns unknown with a reason when one input of an indicator is missing', () =>
    checkRows(dropped, ([, input, of, inputs]) => {
      expect(of({ ...inputs, [input]: undefined })).toMatchObject({
        known: false,
        reason: { code: expect.stringMatching(/^missing/) },
      })
    }))

  test('K7 returns unknown when the highest temperature is below the lowest', () =>
    checkRows(
      indicators.filter(([, , inputs]) => 'maxTempC' in inputs),
      ([, of, inputs]) => {
        expect(of({ ...inputs, maxTempC: 5, minTempC: 8 })).toMatchObject({ known: false })
      },
    ))
})
