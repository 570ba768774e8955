import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown, unknown } from '../result.ts'

/**
 * FAO-56's default Ångström coefficients, for places without calibration. `a` is the share of Ra
 * under full cloud; `b` is added by full sunshine.
 */
export const ANGSTROM_COEFFICIENTS = { a: 0.25, b: 0.5 } as const

/**
 * Solar radiation, in the unit of Ra: 0.25..0.75 Ra (FAO-56 Eq. 35). `sunshineShare` is n/N, 0..1.
 */
export const radiationFromSunshine = (ra: number, sunshineShare: number): number =>
  (ANGSTROM_COEFFICIENTS.a + ANGSTROM_COEFFICIENTS.b * Math.min(1, Math.max(0, sunshineShare))) * ra

/** Clear-sky radiation, in the unit of Ra (FAO-56 Eq. 37). Elevation in m. */
export const clearSkyRadiation = (ra: number, elevationM: number): number => (0.75 + 2e-5 * elevationM) * ra

/** FAO-56's adjustment kRs, per square root of °C. `coastal` includes places near the coast. */
export const TEMPERATURE_ADJUSTMENT = { inland: 0.16, coastal: 0.19 } as const

/**
 * Solar radiation of a day, MJ/m2, from the temperature range (Hargreaves; FAO-56 Eq. 50), at most
 * clear-sky radiation. Not for islands up to 20 km wide. Unknown if the maximum is below the
 * minimum.
 */
export function radiationFromTemperatureRange(
  ra: number,
  inputs: Inputs<'maxTempC' | 'minTempC'>,
  adjustment: number = TEMPERATURE_ADJUSTMENT.inland,
  elevationM = 0,
): Maybe<number> {
  return mapKnown(readInputs(['maxTempC', 'minTempC'], inputs), ({ maxTempC, minTempC }) => {
    if (maxTempC < minTempC) return unknown('max_below_min')
    return known(
      Math.min(clearSkyRadiation(ra, elevationM), adjustment * Math.sqrt(maxTempC - minTempC) * ra),
    )
  })
}

/**
 * Conversions from cloud cover to radiation.
 * - `angstrom`: Eq. 35 with n/N = 1 - C. A heuristic, and the default because it stays within FAO's
 * 0.25..0.75 Ra.
 * - `kasten-czeplak`: Rso (1 - 0.75 C^3.4), Kasten & Czeplak 1980, from Hamburg data. Thin high
 * cloud reduces less.
 */
export type CloudMapping = 'angstrom' | 'kasten-czeplak'

/**
 * Solar radiation, in the unit of Ra, from cloud cover. Unknown without cloud data. Elevation in m.
 */
export function radiationFromCloud(
  ra: number,
  inputs: Inputs<'cloudPct'>,
  mapping: CloudMapping = 'angstrom',
  elevationM = 0,
): Maybe<number> {
  return mapKnown(readInputs(['cloudPct'], inputs), ({ cloudPct }) =>
    known(
      mapping === 'angstrom'
        ? radiationFromSunshine(ra, 1 - cloudPct / 100)
        : clearSkyRadiation(ra, elevationM) * (1 - 0.75 * (cloudPct / 100) ** 3.4),
    ),
  )
}
