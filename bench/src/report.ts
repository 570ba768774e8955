/** One line of a measurement table. */
export interface Row {
  readonly line: string
  readonly figure: string
  readonly aim?: string
  readonly isMet?: boolean
}

/** A row whose value may be at most `aim`. */
export function rowWithLimit(
  line: string,
  value: number,
  aim: number,
  write: (value: number) => string,
): Row {
  return { line, figure: write(value), aim: write(aim), isMet: value <= aim }
}

/** A Markdown table. Rows without an aim have an empty cell for it. */
export function markdownTable(rows: readonly Row[]): string {
  const lines = rows.map(({ line, figure, aim = '', isMet }) =>
    cells(line, figure, aim, isMet === undefined ? '' : isMet ? 'yes' : '**no**'),
  )
  return [cells('Line', 'Figure', 'Aim', 'Met'), '|---|---|---|---|', ...lines, ''].join('\n')
}

/** Empty cells have one space. */
const cells = (...texts: readonly string[]): string =>
  `| ${texts.join(' | ')} |`.replace(/\| {2}(?=\|)/g, '| ')

export const formatRatio = (value: number): string => value.toFixed(2)
export const formatCount = (value: number): string => value.toFixed(0)
export const formatMs = (value: number): string => `${value.toFixed(1)} ms`
export const formatUs = (value: number): string => `${value.toFixed(1)} us`
export const formatMb = (value: number): string => `${value.toFixed(0)} MB`
export const formatPercent = (share: number): string => `${(share * 100).toFixed(0)} %`
