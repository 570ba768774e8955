import { airMoisture } from '../air/dew-point.ts'
import type { Inputs } from '../inputs.ts'
import { known, type Maybe, mapKnown } from '../result.ts'
import { celsiusToFahrenheit, fahrenheitToCelsius } from '../unit-conversion.ts'

// Equilibrium moisture of hay, % wet basis (NRAES-5, via Purdue ID-317, Table 1): rows 70, 80, 95
// °F, columns 30, 50, 70, 90 % humidity.
const ROWS_F = [70, 80, 95]
const COLUMNS_PCT = [30, 50, 70, 90]
const MOISTURE = [
  [10, 13, 21, 39],
  [8, 12, 20, 38],
  [5, 8, 16, 36],
]

/** Temperature range of the table, °C. */
export const HAY_TABLE_C = { min: fahrenheitToCelsius(70), max: fahrenheitToCelsius(95) } as const

/** Cell of a value on an axis and the share within the cell, clamped to the axis. */
function position(axis: readonly number[], value: number): { index: number; share: number } {
  const last = axis.length - 2
  const found = axis.findIndex((_, i) => value <= (axis[i + 1] ?? Infinity))
  const index = Math.min(last, Math.max(0, found))
  const low = axis[index] ?? 0
  const high = axis[index + 1] ?? 1
  return { index, share: Math.min(1, Math.max(0, (value - low) / (high - low))) }
}

/**
 * Equilibrium moisture of hay in this air, % wet basis: bilinear within Purdue's table, clamped to
 * its edges (21..35 °C, 30..90 %). Below 21 °C hay dries less than this value suggests.
 */
export function hayEquilibriumMoisture(inputs: Inputs<'tempC' | 'humidityPct' | 'dewPointC'>): Maybe<number> {
  return mapKnown(airMoisture(inputs), ({ tempC, humidityPct }) => {
    const row = position(ROWS_F, celsiusToFahrenheit(tempC))
    const column = position(COLUMNS_PCT, humidityPct)
    const along = (index: number) => {
      const low = MOISTURE[index]?.[column.index] ?? 0
      const high = MOISTURE[index]?.[column.index + 1] ?? low
      return low + column.share * (high - low)
    }
    return known(along(row.index) + row.share * (along(row.index + 1) - along(row.index)))
  })
}

/** Maximum baling moisture, %, by bale type (Purdue ID-317). */
export const BALE_MOISTURE_PCT = { small_square: 20, large: 17 } as const
