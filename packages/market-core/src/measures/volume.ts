import type { VolumeUnit } from '../reader/units.ts'

/** Litres of one: the US liquid gallon, and the barrel of crude oil, which is 42 of them. Exact. */
export const litresPer: Readonly<Record<VolumeUnit, number>> = {
  litre: 1,
  gallon: 3.785_411_784,
  barrel: 158.987_294_928,
}
