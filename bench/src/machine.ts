import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'

function has(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

// Asked before this process pins itself, after which it would see one.
const processors = availableParallelism()
const canPin = process.platform === 'linux' && processors > 1 && has('taskset')

/** wrk makes load with far less processor time than any generator on Node.js; without it autocannon is used. */
export const hasWrk = has('wrk')

/**
 * How to start a process on its own processor: servers on the first, everything that drives them on the second, so that
 * neither is measured by what the other leaves over.
 */
export function pinned(role: 'server' | 'driver'): { execPath?: string } {
  return canPin ? { execPath: pinnedNode(role) } : {}
}

/** `fork` takes one executable, so the pinned node is a one-line script around taskset. */
function pinnedNode(role: 'server' | 'driver'): string {
  return new URL(`./node-on-${role === 'server' ? 0 : 1}.sh`, import.meta.url).pathname
}

/** Puts this process, which drives the load, on the drivers' processor. */
export function pinSelf(): void {
  if (canPin) execFileSync('taskset', ['-pc', '1', String(process.pid)], { stdio: 'ignore' })
}

/** One line on what the figures were measured with. */
export function machineLine(): string {
  const model = cpus()[0]?.model ?? 'unknown processor'
  return `${model.trim()}, ${processors} processors, Node ${process.version}, ${canPin ? 'server and load pinned apart' : 'not pinned'}, load by ${hasWrk ? 'wrk' : 'autocannon'}`
}
