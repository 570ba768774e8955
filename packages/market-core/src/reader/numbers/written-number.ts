import { digitValue } from '../fold.ts'

export type DecimalMark = '.' | ','

/** Maximum number of digit groups of a real number; later ones belong to another number. */
const MAX_GROUPS = 8

interface Group {
  readonly mark: string
  readonly digits: string
  readonly end: number
}

/**
 * Reads the number that begins at a digit, with the thousands and decimals of all locales: "1,200.50", "1.200,50", "1
 * 200", "1,00,000", "1'200", "١٬٢٠٠٫٥".
 * - Groups of three digits after the same mark are thousands, as are India's groups of two before the last of three.
 * - Another mark after thousands, or a single one not followed by exactly three digits, starts decimals.
 * - A comma before exactly three digits separates thousands ("1,500"), as does a dot unless `decimal` is the dot.
 * - A leading 0 is followed by decimals: "0.250". Other repeated marks make no number: "14.3.2024", "3,4,5".
 */
export function parseWrittenNumber(
  text: string,
  at: number,
  decimal: DecimalMark | undefined,
): { readonly end: number; readonly plain: string } {
  const [first, ...rest] = groupsAt(text, at)
  if (first === undefined) return { end: at, plain: '' }
  // A group of a date or list, which repeats its mark, is a number of its own.
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

/** Number of groups after the first that are thousands. */
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
    // A space of any width counts as one, and only separates groups of three.
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

/** Decimal mark implied by the other numbers of a message: a dot by "3.5" and "1,200", a comma by "3,5". */
export function inferDecimalMark(text: string): DecimalMark | undefined {
  if (/\d\.\d{1,2}(?![\d.])|\d,\d{3}(?!\d)/.test(text)) return '.'
  return /\d,\d{1,2}(?![\d,])/.test(text) ? ',' : undefined
}
