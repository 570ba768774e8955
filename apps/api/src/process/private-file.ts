import { accessSync, chownSync, constants, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartRefusal } from './start-refusal.ts'
import { systemErrorCode } from './system-errors.ts'

/**
 * Writes a file that only its owner can read. As root, gives it to the owner of its folder, so that
 * the user who runs the product can still read it.
 */
export function writePrivateFile(path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600 })
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}

/** Like {@link writePrivateFile}, but replaces the old file atomically. */
export function replacePrivateFile(path: string, text: string): void {
  const half = `${path}.new`
  try {
    writePrivateFile(half, text)
    renameSync(half, path)
  } finally {
    rmSync(half, { force: true })
  }
}

/** @throws {StartRefusal} if the file exists, but this user is not allowed to read it */
export function assertReadable(path: string, folder = dirname(path)): void {
  try {
    accessSync(path, constants.R_OK)
  } catch (cause) {
    if (systemErrorCode(cause) === 'EACCES')
      throw new StartRefusal({ code: 'unreadable', path, folder }, { cause })
  }
}
