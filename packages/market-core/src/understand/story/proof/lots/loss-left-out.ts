import type { Reckoned, StoryFigure } from '../../story.ts'

const asksRest = /(?<![^ ])(?:remain|remains|remaining|left|over)(?![^ ])/

/** The shares that an amount leaves out, where it is asked how much of it remains: "the mill keeps 6 %". */
export const lossLeftOut = (
  { result, terms }: Reckoned,
  figures: readonly StoryFigure[],
  plain: string,
): readonly number[] => {
  const isLessened = terms.some(({ factors }) => factors.some(({ less }) => less !== undefined))
  if (result !== 'amount' || isLessened || !asksRest.test(plain)) return []
  const used = new Set(terms.flatMap(({ factors }) => factors.map(({ value }) => value)))
  return figures.flatMap(({ value, isPercent }) => (isPercent && !used.has(value) ? [value] : []))
}
