import { statSync } from 'node:fs'

/**
 * What tells a directory from every other, whatever it is called and by whichever way it is reached: a renamed one
 * keeps it, a copy has its own. Undefined when it is not there or may not be looked at. Fit for comparing while the
 * machine runs; a restart may number the disks anew.
 */
export function directoryMark(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}-${ino}`
  } catch {
    return undefined
  }
}
