import { statfsSync } from 'node:fs'

/**
 * Least room that the disk of the embedded database needs, in bytes. The server stops without room for another segment
 * of its write-ahead log, which takes 16 MiB.
 */
const LEAST_ROOM_BYTES = 20_000_000

/** False when the disk that holds a folder is full, or nearly so. True where that is not known. */
export function isRoomIn(folder: string): boolean {
  try {
    const { blocks, bavail, bsize } = statfsSync(folder)
    // Some file systems of networks and user space do not count.
    return blocks === 0 || bavail * bsize >= LEAST_ROOM_BYTES
  } catch {
    return true
  }
}
