import {
  type Behind,
  type Reckoned,
  type Shown,
  type StoryRead,
  type StoryResult,
  WANTED,
} from '../../understand/story/story.ts'
import { isContainer, measureOfWord, singular } from '../../understand/story/units.ts'
import { Draft, type PriceAnswer } from '../answer.ts'
import type { Fact } from '../fact.ts'

/** The answer to a farm sum in free words: its figures, then its result; or what could not be placed, asked back. */
export function tellStory(story: StoryRead): PriceAnswer {
  const draft = new Draft()
  if ('unplaced' in story) {
    const facts = story.unplaced.map((value): Fact => ({ value, kind: 'count' }))
    const known = story.known === undefined ? {} : { known: story.known }
    const values = { figures: story.unplaced, ...known }
    const shown = (story.known ?? []).flatMap(({ factors }) => factors.map(factOf))
    if (story.missing !== undefined) {
      const { missing } = story
      return draft.say({ code: 'story_missing', values: { ...missing, ...known } }, ...shown).done(false)
    }
    return draft.say({ code: 'story_unplaced', values }, ...shown, ...facts).done(false)
  }
  const told = tellSum(draft, story.sum)
  if (told !== undefined && story.next !== undefined) tellSum(draft, story.next)
  if (told !== undefined) tellBehind(draft, story.behind)
  return draft.done(told !== undefined)
}

/** What a sum rests on, behind its result; nothing where that is all in its lines. */
export function tellBehind(draft: Draft, amounts: readonly Behind[] = []): void {
  if (amounts.length === 0) return
  draft.say({ code: 'story_behind', values: { amounts } }, ...amounts.map(({ value }) => factOf(value)))
}

/** The figures of a sum and its result. Undefined where it has not all that is told. */
export function tellSum(
  draft: Draft,
  { terms, result, value, per, was, is, percent, offers, isCost }: Reckoned,
): Draft | undefined {
  const shown = terms.flatMap((term) => [
    ...term.factors,
    { value: term.value, ...(term.part !== 'amount' && { isMoney: true as const }) },
  ])
  if (terms.length > 0) draft.say({ code: 'story_figures', values: { terms } }, ...shown.map(factOf))
  const each = per === undefined ? {} : { per }
  const isRest = terms.some(({ factors }) => factors.some(({ less }) => less !== undefined))
  const whole = wholeOf(isRest ? 'left' : result, value, per)
  if (result === 'offers') {
    if (was === undefined || is === undefined || offers === undefined) return undefined
    const difference = { ...value, value: Math.abs(value.value) }
    return draft.say(
      {
        code: 'story_offers',
        values: { offers, values: [was, is], difference, ...(isCost && { isCost }), ...each },
      },
      ...[...offers, was, is, difference].map(factOf),
    )
  }
  if (result !== 'more')
    return draft.say(
      { code: 'story_result', values: { result, value, ...whole, ...each } },
      ...(whole.whole === undefined ? [] : [{ value: whole.whole, kind: 'count' } as const]),
      factOf(value),
    )
  if (was === undefined || is === undefined) return undefined
  const share = percent === undefined ? {} : { percent }
  return draft.say(
    { code: 'story_change', values: { was, is, value, ...each, ...share } },
    ...[was, is, value].map(factOf),
    ...(percent === undefined ? [] : [{ value: percent, kind: 'percent' } as const]),
  )
}

/** How far two sums of the same figures may be apart, as a share: they are rounded on the way. */
const SAME = 1e-6

/** Whether an answer of a harvest tells the result of a story, and leaves none of its figures out. */
export function comesTo(story: StoryRead, { statements }: PriceAnswer): boolean {
  if ('unplaced' in story || statements.some(({ code }) => code === 'unused')) return false
  // A harvest knows no profit that is wanted, but as a cost.
  if (story.sum.terms.some(({ label }) => label === WANTED)) return false
  const { value } = story.sum.value
  return statements
    .filter(({ code }) => code !== 'given')
    .flatMap(({ facts }) => facts)
    .some((fact) => Math.abs(Math.abs(fact.value) - Math.abs(value)) <= SAME * Math.abs(value))
}

/**
 * "8.4 bags" are nine, where so many are needed or filled, and eight, where money buys so many or so many go into one
 * of something.
 */
function wholeOf(
  result: StoryResult,
  { value, said = '' }: Shown,
  per: string | undefined,
): { whole?: number } {
  const name = singular(said)
  const isPart = Math.abs(value - Math.round(value)) > 1e-6
  if (!(isContainer(name) || isLoad(name)) || !isPart) return {}
  const isInOne = per !== undefined && measureOfWord(per) === undefined
  if (result === 'buys' || (result === 'amount' && isInOne)) return { whole: Math.floor(value) }
  return result === 'needed' || result === 'amount' ? { whole: Math.ceil(value) } : {}
}

/** Nobody drives half a way. */
const isLoad = (name: string): boolean =>
  /^(?:trip|load|journey|lorry|truck|trailer|wagon|cart|boat|tanker|container)$/.test(name)

const factOf = ({ value, currency, isMoney, isPercent }: Shown): Fact =>
  isPercent
    ? { value, kind: 'percent' }
    : isMoney
      ? { value, kind: 'money', ...(currency !== undefined && { currency }) }
      : { value, kind: 'measure' }
