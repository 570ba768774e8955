import { statSync } from 'node:fs'

/**
 * Identifies a directory independently of its path. Renaming does not change the id, and a copy has
 * another id. Undefined if the directory does not exist or is not accessible. A reboot can change
 * all ids, because it can renumber the disks.
 */
export function directoryId(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}-${ino}`
  } catch {
    return undefined
  }
}
