import type { Clause, StoryFigure } from '../story.ts'
import { isContainer, isProduce, unitAt } from '../units.ts'

/** "A goat costs 4500, I spend 1200 on it, then sell for 8000": of the one thing that the sentence is of. */
export function saysIt({ unit, per, each, at, isPercent, before, after }: StoryFigure): boolean {
  const isBare = unit === undefined && per.length === 0 && !each && !isPercent
  const isOn = after[0] === 'on' && after[1] === 'it'
  const isSold = /^(?:for|at)$/.test(before[0] ?? '') && /^(?:sell|it)$/.test(before[1] ?? '')
  return isBare && (isOn || (isSold && (at !== true || before[1] === 'it')))
}

/** "No more the 0.45 of before": what holds no longer is no figure of the sum. */
export const isOver = ({ before }: StoryFigure): boolean =>
  /(?:^| )no (?:more|longer)(?: the)?$/.test(before.toReversed().join(' '))

/** "Two offers": how many there are to choose from. */
export function asOffers(figure: StoryFigure): StoryFigure {
  const { value, unit, currency, after } = figure
  const isCount = value === 2 && unit === undefined && currency === undefined
  return isCount && /^(?:offers|prices|quotes|bids)$/.test(after[0] ?? '')
    ? { ...figure, unit: { kind: 'thing', name: 'offer', size: 1 }, said: 'offers' }
    : figure
}

/** "2.5 acres, 1800 spent on each": for each of the land before it. */
export function ofEachLand(figure: StoryFigure, last: StoryFigure | undefined): StoryFigure {
  const { each, unit, after, sentence } = figure
  const isSpent =
    each === true && unit === undefined && /(?:^| )(?:on|in|into|for) each$/.test(after.join(' '))
  // "6 hectares, 5.1 t off each".
  const isGrown =
    unit !== undefined && isProduce(unit) && /(?:^| )(?:off|from|on) each$/.test(after.join(' '))
  const isEach = isSpent || (isGrown && figure.per.length === 0)
  if (!isEach || last?.unit?.kind !== 'area' || last.per.length > 0 || last.sentence !== sentence)
    return figure
  const { each: _, ...rest } = figure
  return { ...rest, per: [last.unit] }
}

const harvested = /^(?:threshed|harvested|reaped|bagged|filled|winnowed)$/

/** "A third of my bags ... 27 I threshed": a bare number of a harvest counts what the story puts it in. */
export function asHarvested(figure: StoryFigure, clauses: readonly Clause[]): StoryFigure {
  const { unit, currency, isPercent, per, each, at, before, after } = figure
  const isBare =
    unit === undefined && currency === undefined && !isPercent && per.length === 0 && !each && !at
  const isTold = harvested.test(before[0] ?? '') || after.slice(0, 2).some((word) => harvested.test(word))
  if (!isBare || !isTold) return figure
  const held = clauses.flatMap(({ tokens }) => tokens.flatMap((_, from) => unitAt(tokens, from, false) ?? []))
  const containers = held.filter((one) => isContainer(one.unit.name))
  const [one] = containers
  return one === undefined || containers.some((other) => other.unit.name !== one.unit.name)
    ? figure
    : { ...figure, unit: one.unit, said: one.said }
}
