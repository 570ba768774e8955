/** One measured line: its name, value, and target if it has one. */
export interface ReportLine {
  what: string
  figure: string
  aim?: string
}

/** Prints a section as a table that can be pasted into the README. */
export function printSection(title: string, lines: readonly ReportLine[]): void {
  const width = Math.max(...lines.map(({ what }) => what.length))
  process.stdout.write(`\n## ${title}\n\n`)
  for (const { what, figure, aim } of lines) {
    process.stdout.write(`${what.padEnd(width)}  ${figure}${aim === undefined ? '' : `   (aim: ${aim})`}\n`)
  }
}

export const formatRatio = (value: number): string => value.toFixed(2)
export const formatMs = (value: number): string => `${value.toFixed(1)} ms`
export const formatUs = (value: number): string => `${value.toFixed(1)} us`
export const formatPercent = (value: number): string => `${(value * 100).toFixed(0)} %`
