/** One measured line: its name, value, and target if it has one. */
export interface Line {
  what: string
  figure: string
  aim?: string
}

/** Prints a section as a table that can be pasted into the README. */
export function printSection(title: string, lines: readonly Line[]): void {
  const width = Math.max(...lines.map(({ what }) => what.length))
  process.stdout.write(`\n## ${title}\n\n`)
  for (const { what, figure, aim } of lines) {
    process.stdout.write(`${what.padEnd(width)}  ${figure}${aim === undefined ? '' : `   (aim: ${aim})`}\n`)
  }
}

export const ratio = (value: number): string => value.toFixed(2)
export const ms = (value: number): string => `${value.toFixed(1)} ms`
export const us = (value: number): string => `${value.toFixed(1)} us`
export const percent = (value: number): string => `${(value * 100).toFixed(0)} %`
