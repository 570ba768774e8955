/** A text of a catalogue area as data: its code and values, formatted later. */
export type MessageData<Area> = {
  [Code in keyof Area & string]: Area[Code] extends (values: infer Values) => string
    ? { readonly code: Code } & Readonly<Values>
    : { readonly code: Code }
}[keyof Area & string]

/** Formats a text from the area's catalogue. */
export function formatMessageData<Area extends object>(area: Area, said: MessageData<Area>): string {
  const text: unknown = area[said.code as keyof Area]
  return typeof text === 'function' ? text(said) : String(text)
}
