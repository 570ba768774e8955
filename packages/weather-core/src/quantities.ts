export interface Quantity {
  /** Values outside this range are errors. */
  accept: readonly [number, number]
  /** Values are clamped to this range, because sources can overshoot slightly (101 % humidity). */
  clamp?: readonly [number, number]
}

// Air temperatures never reach these limits. A reading beyond them means a broken sensor or a wrong
// unit (agronomy practice: |T| > 60).
const TEMPERATURE = [-60, 60] as const
const ANY = [-Infinity, Infinity] as const
const POSITIVE = [0, Infinity] as const

export const QUANTITIES = {
  tempC: { accept: TEMPERATURE },
  maxTempC: { accept: TEMPERATURE },
  minTempC: { accept: TEMPERATURE },
  /** Dry, freezing air has dew points far below any air temperature. */
  dewPointC: { accept: [-100, 60] },
  /** 0 % never occurs outdoors and has no dew point, so it is an error. */
  humidityPct: { accept: [Number.MIN_VALUE, Infinity], clamp: [1, 100] },
  cloudPct: { accept: ANY, clamp: [0, 100] },
  windKmh: { accept: ANY, clamp: [0, 500] },
  windMs: { accept: ANY, clamp: [0, 140] },
  gustKmh: { accept: ANY, clamp: [0, 500] },
  rainMm: { accept: POSITIVE },
  snowDepthM: { accept: POSITIVE },
  /** WMO present weather code (table 4677). */
  weatherCode: { accept: [0, 99] },
  /** Chance of rain, 0..1. */
  pop: { accept: [0, 1] },
  et0Mm: { accept: POSITIVE },
  radiationMj: { accept: POSITIVE },
  vapourPressureKpa: { accept: POSITIVE },
  wetHours: { accept: [0, 25] },
  latDeg: { accept: [-90, 90] },
} as const satisfies Record<string, Quantity>

/** Name of a quantity that indicators read. The name includes the unit. */
export type QuantityName = keyof typeof QUANTITIES
