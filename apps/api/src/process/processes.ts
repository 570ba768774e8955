import { readFileSync } from 'node:fs'

/** Whether a process with this id runs, under any user. A zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return status(pid)?.state !== 'Z'
}

/** The name of the program that a process runs; undefined outside Linux. */
export function programName(pid: number): string | undefined {
  return status(pid)?.program
}

/**
 * A mark with which other processes can check whether a process still runs: its id and, if
 * available, its start time and the boot id. The id alone is reused, in a container even at the
 * next start. After a reboot, services may get the same id and the same age again.
 */
export function processMark(pid: number): string {
  const begun = status(pid)?.begun
  return [pid, begun, begun && bootId()].filter((part) => part !== undefined).join(':')
}

/**
 * Whether the process with this {@link processMark} runs. Marks of older versions have fewer parts.
 */
export function isProcessMarkAlive(mark: string): boolean {
  const pid = Number.parseInt(mark, 10)
  return pid > 0 && isAlive(pid) && `${processMark(pid)}:`.startsWith(`${mark}:`)
}

/** Changes with every boot (man 5 proc); undefined outside Linux. */
function bootId(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return undefined
  }
}

/**
 * Parses `/proc/<pid>/stat` (man 5 proc): the id, the program's name in brackets, which may contain
 * anything, the state and, 19 fields later, the start time.
 */
function status(pid: number): { program: string; state: string; begun: string | undefined } | undefined {
  try {
    const found = /^\d+ \((?<program>[\s\S]*)\) (?<state>\S)(?: \S+){18} (?<begun>\d+)/.exec(
      readFileSync(`/proc/${pid}/stat`, 'utf8'),
    )?.groups
    return { program: found?.program ?? '', state: found?.state ?? '', begun: found?.begun }
  } catch {
    return undefined
  }
}
