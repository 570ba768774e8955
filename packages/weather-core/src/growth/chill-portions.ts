import { known, type Maybe, unknown } from '../result.ts'

/**
 * Dynamic Model constants (Fishman, Erez & Couvillon 1987), as in chillR and at the University of
 * California.
 */
const MODEL = { e0: 4153.5, e1: 12888.8, a0: 139_500, a1: 2.567e18, slope: 1.6, fixC: 4 } as const
const KELVIN = 273

interface Dormancy {
  product: number
  portions: number
}

/**
 * Advances the model by one hour. Product beyond one portion becomes permanent at the hour's fixing
 * rate.
 */
function afterHour({ product, portions }: Dormancy, tempC: number): Dormancy {
  const { e0, e1, a0, a1, slope, fixC } = MODEL
  const kelvin = tempC + KELVIN
  const fix = fixC + KELVIN
  const rise = Math.exp((slope * fix * (kelvin - fix)) / kelvin)
  const fixed = rise / (1 + rise)
  const equilibrium = (a0 / a1) * Math.exp((e1 - e0) / kelvin)
  const rate = a1 * Math.exp(-e1 / kelvin)
  const made = equilibrium - (equilibrium - product) * Math.exp(-rate)
  return made < 1
    ? { product: made, portions }
    : { product: made * (1 - fixed), portions: portions + made * fixed }
}

/**
 * Chill portions of hourly temperatures, °C, in chronological order (Dynamic Model). Unknown if an
 * hour is missing, because that hour may have built up or undone chill.
 */
export function chillPortions(hourlyTempC: readonly (number | undefined)[]): Maybe<number> {
  if (hourlyTempC.length === 0) return unknown('missing', { inputs: ['tempC'] })
  let state: Dormancy = { product: 0, portions: 0 }
  for (const tempC of hourlyTempC) {
    if (tempC === undefined || !Number.isFinite(tempC) || Math.abs(tempC) > 60)
      return unknown('missing_some_hours', { inputs: ['tempC'] })
    state = afterHour(state, tempC)
  }
  return known(state.portions)
}
