import { known, type Maybe, unknown } from './result.ts'

interface Quantity {
  words: string
  /** Outside these the figure is a fault, not weather: the result is unknown. */
  accept: readonly [number, number]
  /** Small overshoots of a bounded quantity (101 % humidity) are brought back. */
  clamp?: readonly [number, number]
}

// Air never met these limits; a reading beyond them is a broken sensor or a wrong unit (agronomy practice: |T| > 60).
const TEMPERATURE = [-60, 60] as const
const ANY = [-Infinity, Infinity] as const
const POSITIVE = [0, Infinity] as const

const QUANTITIES = {
  tempC: { words: 'temperature', accept: TEMPERATURE },
  maxTempC: { words: 'highest temperature', accept: TEMPERATURE },
  minTempC: { words: 'lowest temperature', accept: TEMPERATURE },
  /** Dry frozen air has dew points far below any temperature. */
  dewPointC: { words: 'dew point', accept: [-100, 60] },
  /** 0 % never occurs outdoors and has no dew point, so it is a fault; anything above it is brought into 1..100. */
  humidityPct: { words: 'humidity', accept: [Number.MIN_VALUE, Infinity], clamp: [1, 100] },
  cloudPct: { words: 'cloud', accept: ANY, clamp: [0, 100] },
  windKmh: { words: 'wind', accept: ANY, clamp: [0, 500] },
  windMs: { words: 'wind', accept: ANY, clamp: [0, 140] },
  gustKmh: { words: 'gusts', accept: ANY, clamp: [0, 500] },
  rainMm: { words: 'rain', accept: POSITIVE },
  /** Chance of rain, 0..1. */
  pop: { words: 'chance of rain', accept: [0, 1] },
  et0Mm: { words: 'reference evapotranspiration', accept: POSITIVE },
  radiationMj: { words: 'solar radiation', accept: POSITIVE },
  vapourPressureKpa: { words: 'vapour pressure', accept: POSITIVE },
  wetHours: { words: 'hours of high humidity', accept: [0, 25] },
  latDeg: { words: 'latitude', accept: [-90, 90] },
} as const satisfies Record<string, Quantity>

/** The inputs indicators read, by the name they carry everywhere (units in the name). */
export type QuantityName = keyof typeof QUANTITIES

/** A named input, or nothing where the provider lacks it. */
export type Inputs<Name extends QuantityName> = { [Key in Name]?: number | undefined }

/** What a farmer calls an input: 'chance of rain' for `pop`. */
export const wordsFor = (name: QuantityName): string => QUANTITIES[name].words

/**
 * Reads the named inputs: all of them, brought into range, or the reason why the indicator cannot be worked out. A
 * missing, non-finite or impossible figure is unknown. Bounded quantities are clamped (humidity 1..100 %, cloud
 * 0..100 %, wind at least 0).
 */
export function read<Name extends QuantityName>(
  names: readonly Name[],
  inputs: Inputs<Name>,
): Maybe<Record<Name, number>> {
  const values: Partial<Record<Name, number>> = {}
  for (const name of names) {
    const value = inputs[name]
    const { words, accept, clamp }: Quantity = QUANTITIES[name]
    if (value === undefined || value === null || Number.isNaN(value)) return unknown(`${words} is missing`)
    if (!Number.isFinite(value) || value < accept[0] || value > accept[1])
      return unknown(`${words} is out of range`)
    values[name] = clamp ? Math.min(clamp[1], Math.max(clamp[0], value)) : value
  }
  return known(values as Record<Name, number>)
}
