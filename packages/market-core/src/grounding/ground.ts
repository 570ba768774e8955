import type { Fact } from '../answer/answer.ts'
import { figuresInText, type WrittenFigure } from './figures-in-text.ts'

export interface CheckedFigure extends WrittenFigure {
  verified: boolean
}

export interface Grounding {
  figures: readonly CheckedFigure[]
  verified: number
  unverified: number
}

/**
 * Holds every figure of a text against the facts that it may rest on. A figure is verified when a fact has its value, rounded as it is
 * written; a per cent only by a per cent; in its currency, where both name one; of its month, where the sentence names months and
 * the fact has some. Its sign is the sentence's business ("fell 3 %").
 *
 * @param names names that hold a figure and state none, such as the series "Rice, Thai 5%"
 */
export function ground(text: string, facts: readonly Fact[], names: readonly string[] = []): Grounding {
  const stated = names.reduce((left, name) => left.replaceAll(name, ' '.repeat(name.length)), text)
  const figures = figuresInText(stated).map((figure) => ({
    ...figure,
    verified: facts.some((fact) => rests(figure, fact)),
  }))
  const verified = figures.filter((figure) => figure.verified).length
  return { figures, verified, unverified: figures.length - verified }
}

function rests(figure: WrittenFigure, fact: Fact): boolean {
  if (figure.percent !== (fact.kind === 'percent')) return false
  if (figure.currency !== undefined && fact.currency !== undefined && figure.currency !== fact.currency)
    return false
  const dated = figure.months.length > 0 && fact.months !== undefined && fact.months.length > 0
  if (dated && !fact.months?.some((month) => figure.months.includes(month))) return false
  return sameValue(Math.abs(figure.value), Math.abs(fact.value), figure)
}

function sameValue(written: number, value: number, { decimals, approximate }: WrittenFigure): boolean {
  // Half of the last digit written, and a hair for binary fractions.
  const half = 0.5 * 10 ** -decimals * (1 + 1e-9)
  if (Math.abs(written - value) <= half) return true
  if (!approximate || written === 0) return false
  // "About 200" speaks for everything that rounds to it at its last digit that is not a zero.
  let step = 10 ** -decimals
  while (Number.isInteger(Math.round((written / (step * 10)) * 1e6) / 1e6)) step *= 10
  return Math.abs(written - value) <= step / 2
}

/** The mark behind a figure that rests on nothing. */
export const UNVERIFIED_MARK = ' [unverified]'

/** The text with every unverified figure marked as such. */
export function markUnverified(text: string, { figures }: Grounding): string {
  return figures
    .filter(({ verified }) => !verified)
    .toReversed()
    .reduce((marked, { end }) => `${marked.slice(0, end)}${UNVERIFIED_MARK}${marked.slice(end)}`, text)
}
