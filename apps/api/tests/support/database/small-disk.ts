import { execFileSync } from 'node:child_process'
import { open } from 'node:fs/promises'

/** Reason for skipping a test when {@link mountSmallDisk} cannot mount. */
export const NO_SMALL_DISK = 'this user or this system cannot mount a small disk'

/**
 * Mounts a separate, empty disk over a folder.
 * @param size in the format of tmpfs
 * @returns a function that unmounts it; undefined if this user or system cannot mount
 */
export function mountSmallDisk(folder: string, size = '1m'): (() => void) | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder], { stdio: 'pipe' })
    return () => void execFileSync('umount', [folder])
  } catch {
    return undefined
  }
}

/** Fills a disk with a file, except for about `leftBytes`. */
export async function fillDisk(path: string, leftBytes = 0): Promise<void> {
  const file = await open(path, 'w')
  for (const size of [1_048_576, 4_096]) {
    const block = Buffer.alloc(size)
    let isFull = false
    while (!isFull) isFull = (await file.write(block).catch(() => ({ bytesWritten: 0 }))).bytesWritten < size
  }
  if (leftBytes > 0) await file.truncate((await file.stat()).size - leftBytes)
  await file.close()
}
