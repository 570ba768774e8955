import { kgPerUnit } from './mass.ts'

/** Priced quantity. `other` keeps the source's text and is never converted. */
export type PriceBasis =
  | { kind: 'mass'; kg: number }
  | { kind: 'volume'; litres: number }
  | { kind: 'count'; pieces: number }
  | { kind: 'other'; unit: string }

/** US liquid gallon, exact. */
const LITRES_PER_GALLON = 3.785_411_784

const masses: Readonly<Record<string, number>> = {
  kg: 1,
  kgs: 1,
  kilogram: 1,
  g: kgPerUnit.g,
  mt: kgPerUnit.t,
  t: kgPerUnit.t,
  tonne: kgPerUnit.t,
  tonnes: kgPerUnit.t,
  lb: kgPerUnit.lb,
  pound: kgPerUnit.lb,
  quintal: kgPerUnit.quintal,
  cwt: kgPerUnit.cwt,
  // A troy ounce is 480 grains, exact.
  'troy oz': 0.031_103_476_8,
}

const volumes: Readonly<Record<string, number>> = {
  l: 1,
  litre: 1,
  liter: 1,
  ml: 0.001,
  gallon: LITRES_PER_GALLON,
  bbl: 42 * LITRES_PER_GALLON,
  barrel: 42 * LITRES_PER_GALLON,
}
const counts: Readonly<Record<string, number>> = { unit: 1, piece: 1, head: 1, dozen: 12 }

/**
 * Parses a unit of a price file: "KG", "46 KG", "400 G", "MT", "Pound", "Gallon", "Dozen" (WFP),
 * "($/mt)", "$/kg" (World Bank), "TONNES" (EU). Units whose size varies ("Bunch", "Heap", "Libra")
 * become `other`.
 */
export function parsePriceBasis(written: string): PriceBasis {
  const unit = written.trim().replace(/^\(?\$\/|\)$/g, '')
  const match = /^(?<amount>\d+(?:\.\d+)?)?\s*(?<name>[a-z]+(?: oz)?)$/i.exec(unit)
  const amount = Number(match?.groups?.amount ?? 1)
  const name = match?.groups?.name?.toLowerCase() ?? ''
  const [kg, litres, pieces] = [masses[name], volumes[name], counts[name]]
  if (amount > 0 && kg !== undefined) return { kind: 'mass', kg: amount * kg }
  if (amount > 0 && litres !== undefined) return { kind: 'volume', litres: amount * litres }
  if (amount > 0 && pieces !== undefined) return { kind: 'count', pieces: amount * pieces }
  return { kind: 'other', unit: written.trim() }
}
