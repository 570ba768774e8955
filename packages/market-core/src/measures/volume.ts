import type { VolumeUnit } from '../reader/units.ts'

/**
 * Litres per unit, exact. The gallon is the US liquid gallon; a barrel of crude oil is 42 gallons.
 */
export const litresPerUnit: Readonly<Record<VolumeUnit, number>> = {
  litre: 1,
  gallon: 3.785_411_784,
  barrel: 158.987_294_928,
}
