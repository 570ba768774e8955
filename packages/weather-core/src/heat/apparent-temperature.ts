import { airMoisture } from '../air/dew-point.ts'
import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown } from '../result.ts'

/** Vapour pressure, hPa, by the Australian Bureau of Meteorology's formula. */
const vapourPressureHpa = (tempC: number, humidityPct: number): number =>
  (humidityPct / 100) * 6.105 * Math.exp((17.27 * tempC) / (237.7 + tempC))

/**
 * Apparent temperature in the shade, °C (Steadman; Bureau of Meteorology): T + 0.33 e - 0.70 wind -
 * 4.00. Wind in m/s at 10 m.
 */
export function apparentTemperature(
  inputs: Inputs<'tempC' | 'humidityPct' | 'dewPointC' | 'windMs'>,
): Maybe<number> {
  return mapKnown(readInputs(['windMs'], inputs), ({ windMs }) =>
    mapKnown(airMoisture(inputs), ({ tempC, humidityPct }) =>
      known(tempC + 0.33 * vapourPressureHpa(tempC, humidityPct) - 0.7 * windMs - 4),
    ),
  )
}

/**
 * Wet-bulb globe temperature, °C: the Bureau of Meteorology's approximation 0.567 T + 0.393 e +
 * 3.94. Must be shown as an estimate. It assumes moderate sun and light wind, so it is too high at
 * night and under cloud.
 */
export function wbgtEstimate(inputs: Inputs<'tempC' | 'humidityPct' | 'dewPointC'>): Maybe<number> {
  return mapKnown(airMoisture(inputs), ({ tempC, humidityPct }) =>
    known(0.567 * tempC + 0.393 * vapourPressureHpa(tempC, humidityPct) + 3.94),
  )
}

export type WorkLoad = 'light' | 'moderate' | 'heavy' | 'very_heavy'

/** WBGT limits for continuous work, °C (NIOSH 2016, as quoted in OSHA's table). */
export const WORK_HEAT_LIMITS_C = {
  light: { unacclimatised: 28, acclimatised: 30 },
  moderate: { unacclimatised: 25, acclimatised: 28 },
  heavy: { unacclimatised: 23, acclimatised: 26 },
  very_heavy: { unacclimatised: 21, acclimatised: 25 },
} as const satisfies Record<WorkLoad, { unacclimatised: number; acclimatised: number }>

/** Returns who can work continuously within NIOSH's limits at a WBGT in °C. */
export function workHeat(wbgtC: number, load: WorkLoad): 'all' | 'acclimatised_only' | 'rest_needed' {
  const { unacclimatised, acclimatised } = WORK_HEAT_LIMITS_C[load]
  if (wbgtC <= unacclimatised) return 'all'
  return wbgtC <= acclimatised ? 'acclimatised_only' : 'rest_needed'
}
