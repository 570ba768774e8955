import type { Fact } from '../answering/fact.ts'
import { figuresInSentence, figuresInText, type WrittenFigure } from './figures-in-text.ts'
import { withoutNames } from './not-figures.ts'
import { sentencesOf } from './sentences.ts'
import { unitOfWord } from './unit-words.ts'

export interface CheckedFigure extends WrittenFigure {
  verified: boolean
}

export interface Grounding {
  figures: readonly CheckedFigure[]
  verified: number
  unverified: number
}

/**
 * Holds every figure of a text against the facts that it may rest on. A figure is verified when a fact has its value,
 * rounded as it is written; a per cent only by a per cent; money only by a price or a sum of money, in its currency and
 * per its unit, where both name one; of its month, where the sentence names months and the fact has some. Its sign is
 * the sentence's business ("fell 3 %").
 *
 * @param names names that hold a figure and state none, such as the series "Rice, Thai 5%"
 */
export function ground(text: string, facts: readonly Fact[], names: readonly string[] = []): Grounding {
  // A name with a stop in it is looked for sentence by sentence, as the text is.
  const parts = names.flatMap(sentencesOf)
  let at = 0
  const figures = sentencesOf(text).flatMap((sentence) => {
    const from = at
    at += sentence.length
    return figuresInSentence(withoutNames(sentence, parts)).map((figure) => ({
      ...figure,
      start: figure.start + from,
      end: figure.end + from,
      verified: facts.some((fact) => rests(figure, fact)),
    }))
  })
  const verified = figures.filter((figure) => figure.verified).length
  return { figures, verified, unverified: figures.length - verified }
}

/** True when a fact bears what a figure says. */
export function rests(figure: WrittenFigure, fact: Fact): boolean {
  if (isYearOf(figure, fact)) return true
  if (figure.percent !== (fact.kind === 'percent')) return false
  if (figure.currency !== undefined && !isMoney(fact)) return false
  if (figure.currency !== undefined && fact.currency !== undefined && figure.currency !== fact.currency)
    return false
  if (!sameUnit(figure, fact)) return false
  const dated = figure.months.length > 0 && fact.months !== undefined && fact.months.length > 0
  if (dated && !fact.months?.some((month) => figure.months.includes(month))) return false
  return sameValue(Math.abs(figure.value), Math.abs(fact.value), figure)
}

const isMoney = ({ kind }: Fact): boolean => kind === 'price' || kind === 'money'

/** "198 per tonne" rests on no price per kg, "50 kg" on nothing in tonnes and on no sum of money. */
function sameUnit({ per, unit }: WrittenFigure, fact: Fact): boolean {
  const [word = ''] = fact.per?.split(' ') ?? []
  const known = unitOfWord(word)
  if (unit !== undefined && isMoney(fact) && fact.currency !== undefined) return false
  const written = isMoney(fact) ? per : unit
  return written === undefined || known === undefined || written === known
}

/** A bare year that a fact is of: outside English a year does not show by the word before it. */
function isYearOf(figure: WrittenFigure, { months = [] }: Fact): boolean {
  return /^\d{4}$/.test(figure.text) && months.some((month) => month.startsWith(figure.text))
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

/**
 * The figures that somebody gave in their own words, as facts: an answer may repeat them and calculate with nothing
 * else.
 */
export function factsGiven(text: string): Fact[] {
  return figuresInText(text).map(({ value, percent, currency }) => ({
    value,
    // What a farmer counts in is often left unsaid, so a bare figure may come back with a currency or without.
    kind: percent ? 'percent' : 'money',
    ...(currency !== undefined && { currency }),
  }))
}
