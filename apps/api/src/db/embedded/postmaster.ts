import { readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { directoryId } from '../../directory-id.ts'
import { isAlive, programName } from '../../process/processes.ts'
import type { EmbeddedHome } from './embedded-home.ts'

// Reads the cluster's lock file, `postmaster.pid`, which describes the server's main process. It cannot be trusted
// blindly: a kill leaves the file behind, a copy includes it, and the process id may have been reused.

/** True while the server of this cluster exists, whether it already accepts connections or is still recovering. */
export function isRunning(home: EmbeddedHome): boolean {
  const { pid, directory } = pidFile(home)
  if (pid === undefined || !isAlive(pid) || (programName(pid) ?? 'postgres') !== 'postgres') return false
  // A server's working directory is its data directory. If the system does not reveal it, the file names the directory
  // that the server was started with.
  const at = directoryId(`/proc/${pid}/cwd`) ?? directoryId(directory)
  return at !== undefined && at === directoryId(home.cluster)
}

/** True when the server of this cluster accepts connections on its port. */
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
 * PostgreSQL refuses to start while the process in its lock file exists. After a power cut that process may be another
 * program, after a kill in a container it may be an unreaped zombie, and in a copy it is the original's server. In
 * doubt, the file is left alone.
 */
export function removeStalePidFile(home: EmbeddedHome): void {
  const { pid, directory } = pidFile(home)
  if (pid === undefined || isRunning(home)) return
  const named = directoryId(directory)
  const isElsewhere = named !== undefined && named !== directoryId(home.cluster)
  if (isElsewhere || programName(pid) !== undefined) rmSync(join(home.cluster, 'postmaster.pid'))
}

/**
 * Lines of `postmaster.pid` (PostgreSQL source, miscadmin.h): 1 is the process id, 2 the data directory, 8 the status.
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
