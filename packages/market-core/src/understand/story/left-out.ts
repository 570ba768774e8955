import type { Question } from '../reading.ts'
import { clausesOf, readFigures } from './read-figures.ts'

/**
 * The figures of a question that a sum of a harvest would leave out: those that it could not read, and those that it
 * read nothing from. Empty for a question of no such sum.
 *
 * @param text the question in English words
 */
export function figuresLeftOut({ topic, intent, figures }: Question, text: string): readonly number[] {
  const { given = [], unused = [] } = figures
  const isSum = intent === 'margin' || intent === 'break-even'
  if (topic !== 'sums' && !(isSum && (topic === 'price' || topic === 'other'))) return []
  if (!isSum || figures.mixesCurrencies || given.length === 0) return unused
  const read = new Set([
    ...unused,
    ...(figures.moistures ?? []),
    ...given.flatMap(({ value, measure }) => (measure?.kind === 'sack' ? [value, measure.kg] : [value])),
  ])
  const typed = readFigures(clausesOf(text)).flatMap(({ value, unit }) => [
    value,
    ...(unit?.holds === undefined ? [] : [unit.holds.value]),
  ])
  return [...new Set([...unused, ...typed.filter((value) => !read.has(value) && value !== 1)])]
}
