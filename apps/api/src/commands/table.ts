/** Characters that a terminal would interpret; names in imported files may contain them. */
export const CONTROL_CHARS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

/** Formats a table with aligned columns. */
export function formatTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [heads, ...rows.map((row) => row.map((cell) => cell.replace(CONTROL_CHARS, ' ')))]
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => [...(row[column] ?? '')].length)))
  const padded = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length)
  return cells.map((row) => row.map(padded).join('  ').trimEnd()).join('\n')
}
