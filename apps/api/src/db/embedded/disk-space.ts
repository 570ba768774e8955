import { statfsSync } from 'node:fs'

/**
 * Minimum free space on the embedded database's disk, in bytes. The server stops if it cannot
 * create the next write-ahead log segment of 16 MiB.
 */
const MIN_ROOM_BYTES = 20_000_000

/** False if the disk of a folder is full or nearly full. True if its free space is unknown. */
export function hasDiskSpace(folder: string): boolean {
  try {
    const { blocks, bavail, bsize } = statfsSync(folder)
    // Some network and user-space file systems report no block counts.
    return blocks === 0 || bavail * bsize >= MIN_ROOM_BYTES
  } catch {
    return true
  }
}
