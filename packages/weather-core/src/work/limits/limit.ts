/** `C_difference` is a temperature difference, which converts without the offset of 32. */
export type LimitUnit = 'C' | 'C_difference' | 'km/h' | 'mm' | 'share' | '%' | 'h' | 'thi'

/** Source codes of limits without a publisher. */
export const UNPUBLISHED_SOURCES = [
  'own',
  'rule_of_thumb',
  'common_practice',
  'air_frost_definition',
  'ground_frost_definition',
] as const

export interface Limit {
  value: number
  unit: LimitUnit
  /** A name, identical in every language, or one of {@link UNPUBLISHED_SOURCES}. */
  publisher: string
  /** True for an unpublished rule of this product, which must be shown as such. */
  heuristic: boolean
}

/** Creates a published limit. */
export const publishedLimit = (value: number, unit: LimitUnit, publisher: string): Limit => ({
  value,
  unit,
  publisher,
  heuristic: false,
})

/** Creates a limit of our own. */
export const ruleOfThumbLimit = (value: number, unit: LimitUnit): Limit => ({
  value,
  unit,
  publisher: 'rule_of_thumb',
  heuristic: true,
})

export type Limits = Readonly<Record<string, Limit>>

/** The farmer's values for some limits, in the limits' units. */
export type CustomValues<Set extends Limits> = { [Key in keyof Set]?: number | undefined }

/** Applies the farmer's values to the limits, ignoring non-finite ones. */
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
