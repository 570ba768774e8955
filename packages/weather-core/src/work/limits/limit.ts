/** The unit a limit is in. `C_difference` is a difference of temperatures, which converts without the 32. */
export type LimitUnit = 'C' | 'C_difference' | 'km/h' | 'mm' | 'share' | '%' | 'h' | 'thi'

/** What stands in the place of a publisher where a figure has none. */
export const UNPUBLISHED = [
  'own',
  'rule_of_thumb',
  'common_practice',
  'air_frost_definition',
  'ground_frost_definition',
] as const

/** A threshold with the name of whoever publishes it. */
export interface Limit {
  value: number
  unit: LimitUnit
  /** A name, which is the same in every language, or one of {@link UNPUBLISHED}. */
  publisher: string
  /** A rule of this product's own, not published: to be shown as such. */
  heuristic: boolean
}

/** A limit somebody publishes. */
export const published = (value: number, unit: LimitUnit, publisher: string): Limit => ({
  value,
  unit,
  publisher,
  heuristic: false,
})

/** A limit of our own. */
export const ruleOfThumb = (value: number, unit: LimitUnit): Limit => ({
  value,
  unit,
  publisher: 'rule_of_thumb',
  heuristic: true,
})

/** A set of limits by name. */
export type Limits = Readonly<Record<string, Limit>>

/** The farmer's own figures for some limits, in the limits' units. */
export type OwnFigures<Set extends Limits> = { [Key in keyof Set]?: number | undefined }

/** The limits with the farmer's own figures in their place; figures that are not finite are passed over. */
export function withOwnFigures<Set extends Limits>(
  defaults: Set,
  own: OwnFigures<Set>,
): Record<keyof Set, Limit> {
  const limits: Record<keyof Set, Limit> = { ...defaults }
  for (const name in defaults) {
    const value = own[name]
    if (value !== undefined && Number.isFinite(value))
      limits[name] = { ...defaults[name], value, publisher: 'own', heuristic: false }
  }
  return limits
}
