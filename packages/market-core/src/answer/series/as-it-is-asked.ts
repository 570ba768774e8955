import type { Question } from '../../understand/question.ts'
import type { MonthlySeries } from './price-series.ts'

/** What is sold in shops as something else than the crop: no price of green coffee. */
const instant = /\b(?:instant|soluble|ground|roasted)\b/i

/** The series that may answer a question: where the unroasted bean is asked for, none of what is made of it. */
export const asItIsAsked = (
  series: readonly MonthlySeries[],
  { unplaced = [] }: Pick<Question, 'unplaced'>,
): readonly MonthlySeries[] =>
  unplaced.includes('unroasted') ? series.filter(({ name }) => !instant.test(name)) : series
