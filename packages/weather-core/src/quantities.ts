export interface Quantity {
  /** Values outside this range are errors: the result is unknown. */
  accept: readonly [number, number]
  /** Small overshoots of a bounded quantity (101 % humidity) are clamped. */
  clamp?: readonly [number, number]
}

// Air temperatures have never reached these limits; a reading beyond them is a broken sensor or a wrong unit (agronomy
// practice: |T| > 60).
const TEMPERATURE = [-60, 60] as const
const ANY = [-Infinity, Infinity] as const
const POSITIVE = [0, Infinity] as const

/** Valid range of each quantity. */
export const QUANTITIES = {
  tempC: { accept: TEMPERATURE },
  maxTempC: { accept: TEMPERATURE },
  minTempC: { accept: TEMPERATURE },
  /** Dry frozen air has dew points far below any temperature. */
  dewPointC: { accept: [-100, 60] },
  /** 0 % never occurs outdoors and has no dew point, so it is an error; values above it are clamped to 1..100. */
  humidityPct: { accept: [Number.MIN_VALUE, Infinity], clamp: [1, 100] },
  cloudPct: { accept: ANY, clamp: [0, 100] },
  windKmh: { accept: ANY, clamp: [0, 500] },
  windMs: { accept: ANY, clamp: [0, 140] },
  gustKmh: { accept: ANY, clamp: [0, 500] },
  rainMm: { accept: POSITIVE },
  snowDepthM: { accept: POSITIVE },
  /** WMO's code of present weather (table 4677). */
  weatherCode: { accept: [0, 99] },
  /** Chance of rain, 0..1. */
  pop: { accept: [0, 1] },
  et0Mm: { accept: POSITIVE },
  radiationMj: { accept: POSITIVE },
  vapourPressureKpa: { accept: POSITIVE },
  wetHours: { accept: [0, 25] },
  latDeg: { accept: [-90, 90] },
} as const satisfies Record<string, Quantity>

/** Quantities that indicators read, by their common name (which includes the unit). */
export type QuantityName = keyof typeof QUANTITIES
