import type { MessageValues } from './message-values.ts'

/**
 * Messages of another language: the English keys, with every English argument in each message. A
 * missing key or argument is a compile error.
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? Naming<keyof MessageValues<English[Key]> & string>
    : Translation<English[Key]>
}

type Naming<Names extends string> = [Names] extends [never] ? string : Every<Names>

/** Texts that contain all arguments, as an intersection of patterns. */
type Every<Names extends string> = (
  Names extends string
    ? (text: `${string}{${Names}${string}`) => void
    : never
) extends (text: infer Text) => void
  ? Text
  : never
