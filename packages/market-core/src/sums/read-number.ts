/** Maximum length of a parsed text. */
export const MAX_NUMBER_LENGTH = 24
/** Larger numbers are typing errors. */
const LARGEST = 1e12

export type DecimalMark = '.' | ','

export type NumberInput =
  | { readonly kind: 'empty' | 'unreadable' | 'too-large' }
  | {
      readonly kind: 'number'
      readonly value: number
      /** "1,234" may be 1234 or 1.234. The language decides, and the page must show the choice. */
      readonly isAmbiguous: boolean
    }

/** Code points of the Arabic, Persian and Devanagari zeros. The other digits follow. */
const ZEROS = [0x660, 0x6f0, 0x966]
const SIGNS: Readonly<Record<string, string>> = { '٫': '.', '٬': ' ', '،': ',', '−': '-', '٪': '%', '’': ' ' }

/**
 * Converts a digit or sign of a supported script to its ASCII form. Drops spaces and apostrophes,
 * which only group digits.
 */
function plain(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  if (zero !== undefined) return String(code - zero)
  const sign = SIGNS[character] ?? character
  return /[\s'\u200e\u200f\u061c]/.test(sign) ? '' : sign
}

/**
 * Parses a typed number: "3450", "3,450.50", "3.450,50", "3 450", "1,23,456" (India), "٣٤٥٠٫٥",
 * "३४५०", with or without "%". The language decides whether the mark in "1,234" is a decimal mark.
 * Linear time, up to {@link MAX_NUMBER_LENGTH} characters.
 *
 * @param decimalMark decimal mark of the page's language
 */
export function parseNumber(text: string, decimalMark: DecimalMark): NumberInput {
  if (text.trim() === '') return { kind: 'empty' }
  if (text.length > MAX_NUMBER_LENGTH) return { kind: 'unreadable' }
  const written = [...text].map(plain).join('').replace(/%$/, '')
  const sign = written.startsWith('-') ? -1 : 1
  const digits = written.replace(/^[-+]/, '')
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return { kind: 'unreadable' }
  const found = marksOf(digits, decimalMark)
  if (found === undefined) return { kind: 'unreadable' }
  const [whole, part = ''] = found.decimalAt < 0 ? [digits] : splitAt(digits, found.decimalAt)
  const value = sign * Number(`${whole.replaceAll(/[.,]/g, '') || '0'}.${part || '0'}`)
  if (Math.abs(value) > LARGEST) return { kind: 'too-large' }
  return { kind: 'number', value: value === 0 ? 0 : value, isAmbiguous: found.isAmbiguous }
}

const splitAt = (text: string, at: number) => [text.slice(0, at), text.slice(at + 1)] as const

/** `decimalAt` is -1 without a decimal mark. Undefined if the marks form no number. */
function marksOf(digits: string, decimalMark: DecimalMark) {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return { decimalAt: -1, isAmbiguous: false }
  const mark = digits[last] ?? ''
  const isOnly = digits.indexOf(mark) === last
  const other = mark === '.' ? ',' : '.'
  const before = digits.slice(0, last)
  if (before.includes(other))
    return isOnly && isGrouped(before, other) ? { decimalAt: last, isAmbiguous: false } : undefined
  if (!isOnly) return isGrouped(digits, mark) ? { decimalAt: -1, isAmbiguous: false } : undefined
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return { decimalAt: last, isAmbiguous: false }
  return { decimalAt: mark === decimalMark ? last : -1, isAmbiguous: true }
}

/** Groups have three digits, or in India two except for the last. */
function isGrouped(digits: string, mark: string): boolean {
  const [first = '', ...groups] = digits.split(mark)
  const end = groups.pop()
  if (end?.length !== 3 || first.length < 1 || first.length > 3) return false
  return [2, 3].some((size) => groups.every(({ length }) => length === size))
}
