import { kilograms } from '../mass.ts'
import { hectaresPerUnit } from '../measures/area.ts'
import { litresPerUnit } from '../measures/volume.ts'
import type { Unit } from './units.ts'

/** Size of a unit in the base unit of its kind. */
export interface UnitSize {
  readonly of: 'kg' | 'litre' | 'ha' | 'piece' | 'bag' | 'day' | 'month'
  readonly size: number
}

/** A month has no fixed number of days. */
const times = {
  day: { of: 'day', size: 1 },
  week: { of: 'day', size: 7 },
  month: { of: 'month', size: 1 },
  year: { of: 'month', size: 12 },
} as const satisfies Record<string, UnitSize>

/**
 * Size of a unit. A bag of unknown weight is its own base unit. Undefined for a bushel of a crop
 * without bushel weight.
 *
 * @param bushel key of the crop's bushel weight
 */
export function unitSize(unit: Unit, bushel?: string): UnitSize | undefined {
  switch (unit.kind) {
    case 'mass': {
      const kg = kilograms(unit.unit, bushel)
      return kg === undefined ? undefined : { of: 'kg', size: kg }
    }
    case 'sack':
      return !unit.kg ? { of: 'bag', size: 1 } : { of: 'kg', size: unit.kg }
    case 'volume':
      return { of: 'litre', size: litresPerUnit[unit.unit] }
    case 'area':
      return { of: 'ha', size: hectaresPerUnit[unit.unit] }
    case 'time':
      return times[unit.unit]
    case 'piece':
      return { of: 'piece', size: 1 }
  }
}

/**
 * Number of `to` units in one `from` unit: a tonne is 20 bags of 50 kg. Undefined for different
 * kinds.
 *
 * @param bushel see {@link unitSize}
 */
export function unitRatio(from: Unit, to: Unit, bushel?: string): number | undefined {
  const [one, other] = [unitSize(from, bushel), unitSize(to, bushel)]
  return one === undefined || other === undefined || one.of !== other.of || other.size <= 0
    ? undefined
    : one.size / other.size
}
