/**
 * The shape of a catalogue, as its English says it: the same keys, and for each either a text or a function of the same
 * values. Another locale `satisfies` it, so that a text that is missing, or that wants other values, does not compile.
 */
export type Worded<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Worded<English[Key]>
}
