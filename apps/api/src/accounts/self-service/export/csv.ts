import { toSlices } from './slices.ts'

/**
 * Characters at the start of a text that make a spreadsheet evaluate it instead of showing it (OWASP, "CSV Injection").
 */
const formula = /^[=+\-@\t\r]/

/**
 * Rows as CSV (RFC 4180), slice by slice: UTF-8 with a byte order mark, so that Excel recognises the encoding. A text
 * that a spreadsheet would take for a formula is prefixed with an apostrophe; numbers stay numbers.
 * @param columns column names, needed even without rows
 */
export function* streamCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Generator<string> {
  yield `\uFEFF${line(columns.map(cell))}`
  for (const slice of toSlices(rows))
    yield slice.map((row) => line(columns.map((column) => cell(row[column])))).join('')
}

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = value instanceof Date ? value.toISOString() : String(value)
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
