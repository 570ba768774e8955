import { readFileSync } from 'node:fs'

/** True while a process with this id runs, whoever it belongs to. One that has ended and only waits for its parent does not run. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return status(pid)?.state !== 'Z'
}

/** The name of the program that a process runs. Undefined where the system does not tell; only Linux does. */
export function programOf(pid: number): string | undefined {
  return status(pid)?.program
}

/** From `/proc/<pid>/stat` (man 5 proc): the id, the program's name in brackets, which may hold anything, and the state. */
function status(pid: number): { program: string; state: string } | undefined {
  try {
    const found = /^\d+ \((?<program>[\s\S]*)\) (?<state>\S)/.exec(
      readFileSync(`/proc/${pid}/stat`, 'utf8'),
    )?.groups
    return { program: found?.program ?? '', state: found?.state ?? '' }
  } catch {
    return undefined
  }
}
