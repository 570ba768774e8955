import { kilograms } from './mass.ts'

/** Hectares in an international acre, exact. */
export const HECTARES_PER_ACRE = 0.404_685_642_24

/** Converts acres to hectares. */
export const acresToHectares = (acres: number): number => acres * HECTARES_PER_ACRE
/** Converts hectares to acres. */
export const hectaresToAcres = (hectares: number): number => hectares / HECTARES_PER_ACRE

/**
 * Converts a yield in bushels per acre to tonnes per hectare. Undefined for a crop without bushel
 * weight.
 */
export function bushelsPerAcreToTonnesPerHectare(yieldBuAc: number, crop: string): number | undefined {
  const kg = kilograms('bushel', crop)
  return kg === undefined ? undefined : (yieldBuAc * kg) / 1000 / HECTARES_PER_ACRE
}

/**
 * Converts a yield in tonnes per hectare to bushels per acre. Undefined for a crop without bushel
 * weight.
 */
export function tonnesPerHectareToBushelsPerAcre(yieldTHa: number, crop: string): number | undefined {
  const kg = kilograms('bushel', crop)
  return kg === undefined ? undefined : (yieldTHa * 1000 * HECTARES_PER_ACRE) / kg
}
