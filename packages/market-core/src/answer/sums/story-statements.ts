import type { Behind, Shown, StoryResult, Term } from '../../understand/story/story.ts'

/** What an answer says of a farm sum in free words. */
export interface StoryStatements {
  /** Every figure of it, multiplied out: a line to be checked before the result. */
  story_figures: { terms: readonly Term[] }
  /** Below 0 what is left is a loss; `per` is what it is for each of. */
  story_result: {
    result: Exclude<StoryResult, 'more' | 'offers'>
    value: Shown
    /** Of what comes in whole ones only: so many hold it. */
    whole?: number
    per?: string
  }
  /** What the sum rests on, in one line behind its result. */
  story_behind: { amounts: readonly Behind[] }
  /** What it was, what it is, and how far they are apart, in % where it was not nothing. */
  story_change: { was: Shown; is: Shown; value: Shown; per?: string; percent?: number }
  /** Two offers by the price of each, what each comes to, and how far they are apart, above 0. */
  story_offers: {
    offers: readonly [Shown, Shown]
    values: readonly [Shown, Shown]
    difference: Shown
    isCost?: true
    per?: string
  }
  /** The one figure that a sum lacks: how much of a unit one of another is. */
  story_missing: { unit: string; per: string; known?: readonly Term[] }
  /** Figures that have no place in the sum: what they are is asked back, with what the others were taken for. */
  story_unplaced: { figures: readonly number[]; known?: readonly Term[] }
}
