/** Unit of a limit. `C_difference` is a temperature difference, which converts without the offset of 32. */
export type LimitUnit = 'C' | 'C_difference' | 'km/h' | 'mm' | 'share' | '%' | 'h' | 'thi'

/** Source codes of limits without a publisher. */
export const UNPUBLISHED_SOURCES = [
  'own',
  'rule_of_thumb',
  'common_practice',
  'air_frost_definition',
  'ground_frost_definition',
] as const

/** A threshold with its publisher. */
export interface Limit {
  value: number
  unit: LimitUnit
  /** A name, the same in every language, or one of {@link UNPUBLISHED_SOURCES}. */
  publisher: string
  /** An unpublished rule of this product, to be shown as such. */
  heuristic: boolean
}

/** A published limit. */
export const publishedLimit = (value: number, unit: LimitUnit, publisher: string): Limit => ({
  value,
  unit,
  publisher,
  heuristic: false,
})

/** A limit of our own. */
export const ruleOfThumbLimit = (value: number, unit: LimitUnit): Limit => ({
  value,
  unit,
  publisher: 'rule_of_thumb',
  heuristic: true,
})

/** A set of limits by name. */
export type Limits = Readonly<Record<string, Limit>>

/** The farmer's values for some limits, in the limits' units. */
export type CustomValues<Set extends Limits> = { [Key in keyof Set]?: number | undefined }

/** Applies the farmer's values to the limits; non-finite ones are ignored. */
export function applyCustomValues<Set extends Limits>(
  defaults: Set,
  own: CustomValues<Set>,
): Record<keyof Set, Limit> {
  const limits: Record<keyof Set, Limit> = { ...defaults }
  for (const name in defaults) {
    const value = own[name]
    if (value !== undefined && Number.isFinite(value))
      limits[name] = { ...defaults[name], value, publisher: 'own', heuristic: false }
  }
  return limits
}
