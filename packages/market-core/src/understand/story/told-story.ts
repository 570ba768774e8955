import type { StoryRead, Term } from './story.ts'

/** A farm sum as it was read. */
export interface Story {
  readonly read: StoryRead
  /** It counts things, days or people, takes off or shares, or sets then against now: no sum of a harvest alone. */
  readonly isBeyond: boolean
  /** Money stands in it: with its currency, or as a price of each. */
  readonly isMoney: boolean
  /** Money stands in it that can be nothing else: no dose is asked of. */
  readonly isSure: boolean
  /** How many of things there are: no money, whoever reads it. */
  readonly counts: readonly number[]
  /** What comes in and what goes out, by its words. */
  readonly sides: readonly { readonly value: number; readonly part: 'in' | 'out' }[]
  /** What each figure was taken for, by itself. */
  readonly known: readonly Term[]
  /** Its words ask for a result. */
  readonly isAsked: boolean
  /** Its figures only multiply and divide, and one chain of them alone leads to what is asked. */
  readonly isChain?: true
  /** The size of a field, or the water on it: whatever topic its words are of. */
  readonly isOfLand?: true
  /** A sum was found, and a figure of it may be meant otherwise. */
  readonly isDoubted?: true
  /** One figure more would make such a chain. */
  readonly isGap?: true
}

/** A story that may make no sum. */
export type BegunStory = Omit<Story, 'read'> & { readonly read: StoryRead | undefined }
