import { readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { directoryMark } from '../../directory-mark.ts'
import { isAlive, programOf } from '../../process/processes.ts'
import type { EmbeddedHome } from './embedded-home.ts'

// What the lock file of a cluster, `postmaster.pid`, says of the server's main process, and how much of that can be
// believed: a kill leaves the file behind, a copy takes it along, and its number may have become another program's.

/**
 * True while the server of this cluster exists, whether it takes connections already or is still getting its data
 * right.
 */
export function isRunning(home: EmbeddedHome): boolean {
  const { pid, directory } = pidFile(home)
  if (pid === undefined || !isAlive(pid) || (programOf(pid) ?? 'postgres') !== 'postgres') return false
  // A server works in its data directory. Where the system does not show that, its file says which one it was started
  // with.
  const at = directoryMark(`/proc/${pid}/cwd`) ?? directoryMark(directory)
  return at !== undefined && at === directoryMark(home.cluster)
}

/** True when the server of this cluster takes connections on its port. */
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
 * PostgreSQL refuses to start while the process in its lock file exists. After a power cut that may be another program,
 * after a kill in a container a process that nobody fetches, and in a copy it is the original's server. Where it cannot
 * be told, the file is left alone.
 */
export function removeStalePidFile(home: EmbeddedHome): void {
  const { pid, directory } = pidFile(home)
  if (pid === undefined || isRunning(home)) return
  const named = directoryMark(directory)
  const isElsewhere = named !== undefined && named !== directoryMark(home.cluster)
  if (isElsewhere || programOf(pid) !== undefined) rmSync(join(home.cluster, 'postmaster.pid'))
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
