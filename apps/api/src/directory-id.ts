import { statSync } from 'node:fs'

/**
 * Identifies a directory independently of its name and path: renaming does not change the id, and a copy has a
 * different one. Undefined if the directory does not exist or may not be read. Ids are comparable until the machine
 * restarts, which may renumber the disks.
 */
export function directoryId(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}-${ino}`
  } catch {
    return undefined
  }
}
