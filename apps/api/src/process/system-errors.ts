import { StartRefusal } from './start-refusal.ts'

/** The code of a Node system error, such as `ENOENT`; undefined for other errors. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

/**
 * Whether the disk, or this user's quota on it, is full. Also true for a {@link diskFull} refusal.
 */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof StartRefusal) return error.said.code === 'disk_full'
  const code = systemErrorCode(error)
  return code === 'ENOSPC' || code === 'EDQUOT'
}

/** A refusal that names the folder whose disk is full. */
export const diskFull = (folder: string, cause: unknown) =>
  new StartRefusal({ code: 'disk_full', path: folder }, { cause })
