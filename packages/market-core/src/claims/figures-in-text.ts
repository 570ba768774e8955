import { type Figure, findFigures } from './figures.ts'
import { type Token, tokenize } from './text/tokens.ts'
import type { Language } from './text/word-lists.ts'

export interface StatedFigure extends Pick<Figure, 'value' | 'percent' | 'currency'> {
  readonly text: string
}

/** Finds the numbers of a text, in order, without dates, times and list numbers. */
export function figuresInText(text: string, language: Language = 'en'): StatedFigure[] {
  const tokens = tokenize(text, language)
  return findFigures({ tokens }).flatMap(({ from, to, value, percent, currency, money, unit }) => {
    const [before, first, last, after] = [tokens[from - 1], tokens[from], tokens[to], tokens[to + 1]]
    const isBesideMonth = [before, after].some((token) => token?.lists.has('months'))
    const isPart = isJoined(tokens, from - 1) || isJoined(tokens, to + 1)
    if (first === undefined || last === undefined || Number.isNaN(value) || isBesideMonth || isPart) return []
    const isLead = before?.lists.has('money') ?? false
    const until = unit !== undefined || percent || after?.lists.has('money') ? after : last
    const start = isLead ? (before?.start ?? first.start) : first.start
    return [{ text: text.slice(start, (until ?? last).end), value, percent, ...(money && { currency }) }]
  })
}

/** True for the separator in "18:00" and "3/11/2026". */
const isJoined = (tokens: readonly Token[], at: number): boolean => {
  const [before, sign, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isSign = /^[:/]$/.test(sign?.raw ?? '') && before?.value !== undefined && after?.value !== undefined
  return isSign && before.end === sign?.start && sign.end === after.start
}
