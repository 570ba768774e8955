import { statSync } from 'node:fs'

/**
 * Identifies a directory independently of its name and path: a renamed one keeps its mark, a copy gets its own.
 * Undefined when it does not exist or may not be read. Comparable until the machine restarts, which may renumber the
 * disks.
 */
export function directoryId(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}-${ino}`
  } catch {
    return undefined
  }
}
