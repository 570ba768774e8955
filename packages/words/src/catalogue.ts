/**
 * Type of a catalogue, taken from its English: the same keys, each a text or a function of the same values. Other
 * locales `satisfies` it, so a missing text, or one with other values, does not compile.
 */
export type Catalogue<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Catalogue<English[Key]>
}
