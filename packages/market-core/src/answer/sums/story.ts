import type { Shown, StoryRead } from '../../understand/story/story.ts'
import { Draft, type PriceAnswer } from '../answer.ts'
import type { Fact } from '../fact.ts'

/** The answer to a farm sum in free words: its figures, then its result; or what could not be placed, asked back. */
export function tellStory(story: StoryRead): PriceAnswer {
  const draft = new Draft()
  if ('unplaced' in story) {
    const facts = story.unplaced.map((value): Fact => ({ value, kind: 'count' }))
    return draft.say({ code: 'story_unplaced', values: { figures: story.unplaced } }, ...facts).done(false)
  }
  const { terms, result, value, per, was, is, percent } = story.sum
  const shown = terms.flatMap((term) => [
    ...term.factors,
    { value: term.value, ...(term.part !== 'amount' && { isMoney: true as const }) },
  ])
  draft.say({ code: 'story_figures', values: { terms } }, ...shown.map(factOf))
  const each = per === undefined ? {} : { per }
  if (result !== 'more')
    return draft.say({ code: 'story_result', values: { result, value, ...each } }, factOf(value)).done()
  if (was === undefined || is === undefined) return draft.done(false)
  const share = percent === undefined ? {} : { percent }
  return draft
    .say(
      { code: 'story_change', values: { was, is, value, ...each, ...share } },
      ...[was, is, value].map(factOf),
      ...(percent === undefined ? [] : [{ value: percent, kind: 'percent' } as const]),
    )
    .done()
}

const factOf = ({ value, currency, isMoney, isPercent }: Shown): Fact =>
  isPercent
    ? { value, kind: 'percent' }
    : isMoney
      ? { value, kind: 'money', ...(currency !== undefined && { currency }) }
      : { value, kind: 'measure' }
