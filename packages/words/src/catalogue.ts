/**
 * Type of a catalogue, derived from the English: the same keys, each a text or a function of the
 * same values. Other locales use `satisfies`, so a missing or different text is a compile error.
 */
export type Catalogue<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Catalogue<English[Key]>
}
