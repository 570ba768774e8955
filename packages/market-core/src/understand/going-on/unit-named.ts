import { type Figures, figuresOf } from '../quantities/farm-figures.ts'
import type { Question } from '../reading.ts'

/** True for a question that names one bag of a weight, which is what it wants a price for. */
export const namesSack = ({ wanted, figures: { given = [] } }: Question): boolean =>
  wanted?.kind === 'sack' || given.some(({ role, measure }) => role === 'amount' && measure?.kind === 'sack')

/** The figures of a question that goes on: a unit that it names stands in the place of the bag before it. */
export function inUnitOf({ unit, wanted, figures: own }: Question, figures: Figures): Figures {
  const { given = [] } = figures
  const isOfBag = given.length === 1 && given[0]?.measure?.kind === 'sack' && given[0].value === 1
  const isAnother = unit !== undefined || wanted !== undefined
  return isAnother && own.given === undefined && isOfBag ? figuresOf([], undefined) : figures
}

const moves =
  /(?<![^ ])(?:change[sd]?|changing|moved?|trend|trends|up|down|risen|fallen|rise|rose|fall|fell|rising|falling|gone|went|go|increased?|decreased?|dropped|drop|gained|gain|lost|doubled?|tripled|halved|higher|lower|climbed|happened)(?![^ ])/

/** "And since May", "over the past six months": another time for what was asked before, and no change by itself. */
export const asItSays = (question: Question, plain: string, previous: Question): Question =>
  question.intent === 'change' &&
  question.commodities.length === 0 &&
  question.period !== undefined &&
  previous.intent === 'range' &&
  !moves.test(plain)
    ? { ...question, intent: 'unknown' }
    : question
