import type { Kind, Time } from './composed.fixture.ts'

/** How one language says the parts. `{x}` is the thing, `{y}` the other, `{m}` whatever else is said. */
export interface Wording {
  readonly things: Readonly<Record<string, readonly string[]>>
  /** Sentences of a kind: of now, and of a time that has passed. */
  readonly asks: Readonly<Record<Kind, readonly string[]>>
  readonly askedThen: Readonly<Partial<Record<Kind, readonly string[]>>>
  /** Of so much of a thing. */
  readonly worth: readonly string[]
  readonly worthThen: readonly string[]
  /** The kind in a word or two, beside the thing; empty for a price. */
  readonly terse: Readonly<Record<Kind, readonly string[]>>
  readonly units: Readonly<Record<string, readonly string[]>>
  /** A bag of `{n}` kg. */
  readonly sack: readonly string[]
  /** `{c}` of a unit, and of bags of `{n}` kg. */
  readonly amounts: Readonly<Record<'t' | 'kg' | 'quintal' | 'litre' | 'sack', readonly string[]>>
  readonly currencies: Readonly<Record<string, readonly string[]>>
  /** In the money of where the farm is. */
  readonly ownMoney: readonly string[]
  readonly months: readonly string[]
  /** `{a}` and `{b}` months with their years, `{y}` a year, `{n}` a number. */
  readonly times: Readonly<Record<Exclude<Time['of'], 'ago' | 'quarter' | 'half'>, readonly string[]>>
  /** One, two and three years ago. */
  readonly ago: readonly (readonly string[])[]
  /** By the number of the quarter, `{y}` the year. */
  readonly quarters: readonly (readonly string[])[]
  readonly halves: readonly (readonly string[])[]
  readonly world: readonly string[]
  readonly here: readonly string[]
  readonly countries: Readonly<Record<string, readonly string[]>>
  /** `{p}` the market. */
  readonly market: readonly string[]
  /** What makes a part of one a question that follows. */
  readonly follow: readonly string[]
  readonly followThing: readonly string[]
  readonly followKind: Readonly<Partial<Record<Kind, readonly string[]>>>
}
