import { StartRefusal } from './start-refusal.ts'

/** The code of a system error of Node, such as `ENOENT`. Undefined where it has none. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

/** True when a disk, or this user's quota on it, is full; also for a {@link diskFull}. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof StartRefusal) return error.said.code === 'disk_full'
  const code = systemErrorCode(error)
  return code === 'ENOSPC' || code === 'EDQUOT'
}

/** The refusal that names the folder whose disk is full. */
export const diskFull = (folder: string, cause: unknown) =>
  new StartRefusal({ code: 'disk_full', path: folder }, { cause })
