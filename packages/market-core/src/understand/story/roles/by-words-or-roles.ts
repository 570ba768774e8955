import { resultsAsked } from '../asked.ts'
import { withBehind } from '../behind/with-behind.ts'
import { askedIn } from '../parts/asked-in.ts'
import { doubtsIn } from '../proof/doubts-in.ts'
import { clausesOf } from '../read-figures.ts'
import type { Clause } from '../story.ts'
import { ofTheGone } from '../sum/beside/gone.ts'
import { inTimeAsked } from '../sum/in-time-asked.ts'
import type { BegunStory, Story } from '../told-story.ts'
import { pricedLots } from '../wordings/priced-lots.ts'
import { withoutAsides } from './asides.ts'
import { asksBoth, byRoles, isSoldTwice } from './by-roles.ts'

type Binding = (text: string, isForeign: boolean) => BegunStory | undefined

/**
 * A story as its words bind it, else by what its figures are for; else once more without what is no part of it.
 *
 * @param bind reads a story by the words beside its figures
 */
export function readByWordsOrRoles(text: string, isForeign: boolean, bind: Binding): Story | undefined {
  const clauses = clausesOf(isForeign ? pricedLots(text) : text)
  const bound = boundIn(text, clauses, isForeign, bind)
  if (bound !== undefined && 'sum' in bound.read) return bound
  const rest = withoutAsides(clauses, askedIn(clauses))
  const told = rest === undefined ? undefined : boundIn(rest, clausesOf(rest), isForeign, bind)
  const isTold =
    told !== undefined &&
    'sum' in told.read &&
    !isSoldTwice(told.read.sum) &&
    told.read.sum.terms.some(({ factors }) => factors.some(({ isMoney }) => isMoney === true)) &&
    resultsAsked(askedIn(clauses)).length > 0
  return isTold ? told : bound
}

/** A sum by its words that the proof leaves no doubt of, else one by what its figures are for. */
function boundIn(
  text: string,
  clauses: readonly Clause[],
  isForeign: boolean,
  bind: Binding,
): Story | undefined {
  const planned = () => byRoles(clauses, text, isForeign)
  const found = bind(text, isForeign)
  if (found?.read === undefined) return planned()
  if (!('sum' in found.read)) return planned() ?? { ...found, read: found.read }
  const asked = askedIn(clauses)
  const sum = ofTheGone(inTimeAsked(found.read.sum, asked), asked)
  const read = withBehind({ ...found.read, sum }, clauses, asked)
  const doubts = doubtsIn(clauses, text, read)
  if (doubts.length === 0) return withBoth({ ...found, read }, asked, planned)
  return planned() ?? { ...found, read: { unplaced: doubts }, isDoubted: true }
}

/** Both results that are asked for together, where one of them was bound by words. */
function withBoth(story: Story, asked: string, planned: () => Story | undefined): Story {
  if (!('sum' in story.read) || story.read.next !== undefined || !asksBoth(asked)) return story
  const { value } = story.read.sum.value
  const both = planned()?.read
  const isOfBoth =
    both !== undefined &&
    'sum' in both &&
    both.next !== undefined &&
    [both.sum, both.next].some((one) => Math.abs(one.value.value - value) <= NEAR * Math.abs(value))
  return isOfBoth ? { ...story, read: both } : story
}
const NEAR = 1e-9
