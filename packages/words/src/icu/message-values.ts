/**
 * Argument types of an ICU message, inferred from its text. `{name}` is a string. `{count, number}`
 * and `{count, plural, ...}` are numbers. `{kind, select, a {...} other {...}}` is one of the
 * option keys.
 */
export type MessageValues<Text extends string> = {
  readonly [Entry in Entries<Text, ['message']> as Entry[0]]: Entry[1]
}

type Entry = readonly [name: string, value: unknown]
/** Enclosing braces, innermost first: `message`, `plural`, or `select` with its argument. */
type Stack = readonly string[]

type Entries<
  Text extends string,
  Open extends Stack,
  Found extends Entry = never,
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Tail}`
    ? Entries<`${Tail}{${After}`, Outer<Open>, Found>
    : Opened<Before, After, Open, Found>
  : Found

type Outer<Open extends Stack> = Open extends readonly [string, ...infer Rest extends Stack] ? Rest : []

/** A brace opens an argument within a message, and a message within an argument's options. */
type Opened<
  Before extends string,
  After extends string,
  Open extends Stack,
  Found extends Entry,
> = Open[0] extends 'message'
  ? Argument<After, Open, Found>
  : Open[0] extends `select ${infer Name}`
    ? Entries<After, ['message', ...Open], Found | [Name, Trim<Before>]>
    : Entries<After, ['message', ...Open], Found>

type Argument<
  After extends string,
  Open extends Stack,
  Found extends Entry,
> = After extends `${infer Inside}}${infer Rest}`
  ? Inside extends `${infer Name},${infer Kind},${string}`
    ? After extends `${string},${string},${infer Options}`
      ? Trim<Kind> extends 'select'
        ? Entries<Options, [`select ${Trim<Name>}`, ...Open], Found>
        : Entries<Options, ['plural', ...Open], Found | [Trim<Name>, number]>
      : never
    : Inside extends `${infer Name},${string}`
      ? Entries<Rest, Open, Found | [Trim<Name>, number]>
      : Entries<Rest, Open, Found | [Trim<Inside>, string]>
  : Found

type Space = ' ' | '\n'
type Trim<Text extends string> = Text extends `${Space}${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest}${Space}`
    ? Trim<Rest>
    : Text
