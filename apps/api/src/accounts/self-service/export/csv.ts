import { toSlices } from './slices.ts'

/** Leading characters that make a spreadsheet evaluate a text (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r]/

/**
 * Streams rows as CSV (RFC 4180) in slices: UTF-8 with a byte order mark, so that Excel recognises
 * the encoding. Texts that look like formulas get an apostrophe as prefix; numbers do not.
 * @param columns column names, written even without rows
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
