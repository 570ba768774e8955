import type { VolumeUnit } from '../reader/units.ts'

/** Litres per unit: the US liquid gallon, and the barrel of crude oil of 42 gallons. Exact. */
export const litresPer: Readonly<Record<VolumeUnit, number>> = {
  litre: 1,
  gallon: 3.785_411_784,
  barrel: 158.987_294_928,
}
