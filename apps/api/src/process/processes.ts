import { readFileSync } from 'node:fs'

/** True while a process with this id runs, whatever its owner. A zombie does not count as running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return status(pid)?.state !== 'Z'
}

/** The name of the program that a process runs. Undefined if the system does not reveal it; only Linux does. */
export function programName(pid: number): string | undefined {
  return status(pid)?.program
}

/**
 * A mark by which other processes can check later whether this process still runs: its id and, if the system reveals
 * them, its start time and the id of the boot. The id alone is reused after a while, in a container at the next start;
 * and services that start with the machine may get the same id at the same age after a reboot.
 */
export function processMark(pid: number): string {
  const begun = status(pid)?.begun
  return [pid, begun, begun && bootId()].filter((part) => part !== undefined).join(':')
}

/** True while the process with this {@link processMark} runs. Marks of older versions have fewer parts. */
export function isProcessMarkAlive(mark: string): boolean {
  const pid = Number.parseInt(mark, 10)
  return pid > 0 && isAlive(pid) && `${processMark(pid)}:`.startsWith(`${mark}:`)
}

/** Changes with every restart of the machine (man 5 proc); undefined if the system does not reveal it. */
function bootId(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return undefined
  }
}

/**
 * Parses `/proc/<pid>/stat` (man 5 proc): the id, the program's name in brackets, which may contain anything, the state
 * and, 19 fields later, the start time.
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
