/**
 * Kilograms per unit of mass. Exact by definition, except `maund` (40 kg, Indian and Pakistani
 * trade) and `bag` (90 kg, Kenyan trade).
 */
export const kgPerUnit = {
  kg: 1,
  g: 0.001,
  t: 1000,
  quintal: 100,
  lb: 0.453_592_37,
  /** US hundredweight, 100 lb. */
  cwt: 45.359_237,
  /** UK hundredweight, 112 lb. */
  ukCwt: 50.802_345_44,
  shortTon: 907.184_74,
  longTon: 1016.046_908_8,
  maund: 40,
  bag: 90,
} as const

export type MassUnit = keyof typeof kgPerUnit

/** A bushel is a weight that depends on the crop. */
export type PriceUnit = MassUnit | 'bushel'

export const priceUnits = [...(Object.keys(kgPerUnit) as MassUnit[]), 'bushel'] as const

const LB = kgPerUnit.lb

/**
 * Pounds in a US bushel by crop (USDA and US Grains Council standard weights). Sunflower varies
 * from 24 to 32 by state, and canola from 50 to 52; these are the usual values.
 */
export const poundsPerBushel: Readonly<Record<string, number>> = {
  wheat: 60,
  soybeans: 60,
  peas: 60,
  beans: 60,
  potatoes: 60,
  maize: 56,
  sorghum: 56,
  rye: 56,
  flax: 56,
  barley: 48,
  oats: 32,
  canola: 50,
  'rough-rice': 45,
  sunflower: 28,
}

/** Kilograms in one unit. Undefined for a bushel of a crop without bushel weight. */
export function kilograms(unit: PriceUnit, crop?: string): number | undefined {
  if (unit !== 'bushel') return kgPerUnit[unit]
  const pounds = crop === undefined ? undefined : poundsPerBushel[crop]
  return pounds === undefined ? undefined : pounds * LB
}

/** Converts a mass to another unit. Undefined for a bushel of a crop without bushel weight. */
export function convertMass(
  amount: number,
  from: PriceUnit,
  to: PriceUnit,
  crop?: string,
): number | undefined {
  const [fromKg, toKg] = [kilograms(from, crop), kilograms(to, crop)]
  return fromKg === undefined || toKg === undefined ? undefined : (amount * fromKg) / toKg
}

/** Converts a price to another unit. A smaller unit has a smaller price. */
export function convertPrice(
  price: number,
  per: PriceUnit,
  to: PriceUnit,
  crop?: string,
): number | undefined {
  return convertMass(price, to, per, crop)
}
