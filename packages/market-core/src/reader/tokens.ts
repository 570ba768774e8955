import { foldText } from './fold.ts'
import { type DecimalMark, inferDecimalMark, parseWrittenNumber } from './numbers/written-number.ts'
import type { Token } from './span.ts'

const isLetter = (char: string): boolean => /[\p{L}\p{M}\u200c\u200d]/u.test(char)
const isDigit = (char: string): boolean => /\p{Nd}/u.test(char)
const isSpace = (char: string): boolean => /\s/u.test(char)
/** Characters that join two words or the parts of a word: "ng'ombe", "l'orge", "break-even". */
const joins = new Set(["'", '’', 'ʼ', '`', '´', '-', '‐', '‑'])

/**
 * Splits a message into words, numbers and marks, in linear time. Apostrophes and hyphens between
 * letters split words but are not marks. A number is one token with its separators and fraction
 * sign ("2½" is 2.5). Its folded form is valid for `Number`.
 *
 * @param decimal decimal mark for numbers such as "1.500"; by default inferred from the other
 * numbers
 */
export function tokenize(text: string, decimal: DecimalMark | undefined = inferDecimalMark(text)): Token[] {
  const tokens: Token[] = []
  const add = (kind: Token['kind'], start: number, end: number, as?: string) => {
    const written = text.slice(start, end)
    tokens.push({ text: written, folded: as ?? foldText(written), start, end, kind })
  }
  let at = 0
  while (at < text.length) {
    const char = charAt(text, at)
    const next = at + char.length
    if (isDigit(char) || char in fractions) {
      const number = isDigit(char) ? parseWrittenNumber(text, at, decimal) : { end: at, plain: '0' }
      const fraction = fractions[charAt(text, number.end)]
      const end = number.end + (fraction === undefined ? 0 : 1)
      add('number', at, end, fraction === undefined ? number.plain : String(Number(number.plain) + fraction))
      at = end
    } else if (isLetter(char)) {
      let end = next
      while (end < text.length && isLetter(charAt(text, end))) end += charAt(text, end).length
      add('word', at, end)
      at = end
    } else {
      const isJoined = joins.has(char) && isLetter(charAt(text, at - 1)) && isLetter(charAt(text, next))
      if (!isSpace(char) && !isJoined) add('mark', at, next)
      at = next
    }
  }
  return tokens
}

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

const charAt = (text: string, at: number): string => {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}
