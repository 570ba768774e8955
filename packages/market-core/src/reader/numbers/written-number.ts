import { digitValue } from '../fold.ts'

export type DecimalMark = '.' | ','

/** Later groups belong to another number. */
const MAX_GROUPS = 8

interface Group {
  readonly mark: string
  readonly digits: string
  readonly end: number
}

/**
 * Reads the number at a digit, in the format of any locale: "1,200.50", "1.200,50", "1 200",
 * "1,00,000", "1'200", "١٬٢٠٠٫٥".
 * - Groups of three digits after equal marks are thousands. In India, the earlier groups have two
 *   digits.
 * - A different mark after thousands starts decimals. So does a single mark without exactly three
 *   digits.
 * - A comma before exactly three digits separates thousands ("1,500"). So does a dot, unless
 *   `decimal` is the dot.
 * - Decimals follow a leading 0: "0.250". Other repeated marks form no number: "14.3.2024",
 *   "3,4,5".
 */
export function parseWrittenNumber(
  text: string,
  at: number,
  decimal: DecimalMark | undefined,
): { readonly end: number; readonly plain: string } {
  const [first, ...rest] = groupsAt(text, at)
  if (first === undefined) return { end: at, plain: '' }
  // In a date or list, which repeats its mark, each group is a number.
  if (/\p{Nd}[.,]$/u.test(text.slice(Math.max(0, at - 2), at))) return { end: first.end, plain: first.digits }
  const thousands = thousandsIn(first, rest, decimal)
  const whole = [first, ...rest.slice(0, thousands)]
  const part = rest[thousands]
  const mark = part?.mark ?? ''
  const isDecimal =
    part !== undefined &&
    '.,٫'.includes(mark) &&
    rest[thousands + 1]?.mark !== mark &&
    (thousands === 0 || rest[0]?.mark !== mark)
  const plain = whole.map(({ digits }) => digits).join('')
  const last = whole.at(-1) ?? first
  return isDecimal ? { end: part.end, plain: `${plain}.${part.digits}` } : { end: last.end, plain }
}

/** Number of thousands groups after the first group. */
function thousandsIn(first: Group, rest: readonly Group[], decimal: DecimalMark | undefined): number {
  const mark = rest[0]?.mark ?? ''
  if (first.digits.length > 3 || first.digits.startsWith('0')) return 0
  const other = rest.findIndex((group) => group.mark !== mark)
  const same = other === -1 ? rest : rest.slice(0, other)
  if (mark === '٫' || same.at(-1)?.digits.length !== 3) return 0
  const isIndian =
    mark === ',' && same.every(({ digits }, index) => digits.length === (index < same.length - 1 ? 2 : 3))
  if (!isIndian && !same.every(({ digits }) => digits.length === 3)) return 0
  return same.length === 1 && mark === '.' && decimal === '.' ? 0 : same.length
}

const isDigit = (char = ''): boolean => /\p{Nd}/u.test(char)
const separators = new Set([...".,'’٫٬ \u00a0\u202f\u2009"])

function groupsAt(text: string, at: number): Group[] {
  const groups: Group[] = []
  let from = at
  while (groups.length < MAX_GROUPS) {
    let [end, digits] = [from, '']
    for (let char = charAt(text, end); isDigit(char); char = charAt(text, end)) {
      digits += digitValue(char)
      end += char.length
    }
    const written = text[from - 1] ?? ''
    // All kinds of spaces are equal, and they only separate groups of three.
    const mark = /\s/u.test(written) ? ' ' : written
    if (digits === '' || (groups.length > 0 && mark === ' ' && digits.length !== 3)) break
    groups.push({ mark: groups.length === 0 ? '' : mark, digits, end })
    if (!separators.has(text[end] ?? '')) break
    from = end + 1
  }
  return groups
}

const charAt = (text: string, at: number): string => {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

/**
 * Infers the decimal mark from the numbers of a message: a dot from "1,200", a comma from "3,5".
 */
export function inferDecimalMark(text: string): DecimalMark | undefined {
  if (/\d\.\d{1,2}(?![\d.])|\d,\d{3}(?!\d)/.test(text)) return '.'
  return /\d,\d{1,2}(?![\d,])/.test(text) ? ',' : undefined
}
