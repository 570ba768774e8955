import { readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { directoryId } from '../../directory-id.ts'
import { isAlive, programName } from '../../process/processes.ts'
import type { EmbeddedHome } from './embedded-home.ts'

// `postmaster.pid` describes the server's main process. A kill leaves the file behind, a copy
// includes it, and the process id may have been reused, so its content must be checked.

/** Whether the server of this cluster exists, even if it does not accept connections yet. */
export function isRunning(home: EmbeddedHome): boolean {
  const { pid, directory } = pidFile(home)
  if (pid === undefined || !isAlive(pid) || (programName(pid) ?? 'postgres') !== 'postgres') return false
  // A server's working directory is its data directory. If the system hides it, the file has the
  // directory with which the server was started.
  const at = directoryId(`/proc/${pid}/cwd`) ?? directoryId(directory)
  return at !== undefined && at === directoryId(home.cluster)
}

/** Whether the server of this cluster accepts connections on its port. */
export async function isServing(home: EmbeddedHome, port: number): Promise<boolean> {
  if (!isRunning(home) || pidFile(home).status !== 'ready') return false
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ host: '127.0.0.1', port, timeout: 2_000 })
  socket.once('connect', () => resolve(true))
  socket.once('error', () => resolve(false))
  socket.once('timeout', () => resolve(false))
  return promise.finally(() => socket.destroy())
}

/**
 * Removes a stale lock file, because PostgreSQL refuses to start while the process in that file
 * exists. That process may be another program (after a power cut), a zombie (after a kill in a
 * container) or the original's server (in a copy). In unclear cases the file stays.
 */
export function removeStalePidFile(home: EmbeddedHome): void {
  const { pid, directory } = pidFile(home)
  if (pid === undefined || isRunning(home)) return
  const named = directoryId(directory)
  const isElsewhere = named !== undefined && named !== directoryId(home.cluster)
  if (isElsewhere || programName(pid) !== undefined) rmSync(join(home.cluster, 'postmaster.pid'))
}

/**
 * Lines of `postmaster.pid` (PostgreSQL source, miscadmin.h): 1 process id, 2 data directory, 8
 * status.
 */
function pidFile({ cluster }: EmbeddedHome) {
  const lines = readIfThere(join(cluster, 'postmaster.pid')).split('\n')
  const pid = Number(lines[0])
  return { pid: pid > 0 ? pid : undefined, directory: lines[1] ?? '', status: lines[7]?.trim() ?? '' }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
