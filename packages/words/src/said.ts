/** A text of one area of a catalogue by its code, with the values that it needs: data, until somebody words it. */
export type Said<Area> = {
  [Code in keyof Area & string]: Area[Code] extends (values: infer Values) => string
    ? { readonly code: Code } & Readonly<Values>
    : { readonly code: Code }
}[keyof Area & string]

/** What was said, in the words of the area's catalogue. */
export function wordsOf<Area extends object>(area: Area, said: Said<Area>): string {
  const text: unknown = area[said.code as keyof Area]
  return typeof text === 'function' ? text(said) : String(text)
}
