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

// Read before this process pins itself, because it would then see one processor.
const processors = availableParallelism()
const canPin = process.platform === 'linux' && processors > 1 && has('taskset')

/** wrk generates load with far less processor time than any generator on Node.js; autocannon is the fallback. */
export const hasWrk = has('wrk')

/**
 * Options to start a process on a dedicated processor: servers on the first, everything that drives them on the second,
 * so that they do not compete.
 */
export function pinningOptions(role: 'server' | 'driver'): { execPath?: string } {
  return canPin ? { execPath: pinnedNode(role) } : {}
}

/** `fork` takes one executable, so the pinned node is a one-line script around taskset. */
function pinnedNode(role: 'server' | 'driver'): string {
  return new URL(`./node-on-${role === 'server' ? 0 : 1}.sh`, import.meta.url).pathname
}

/** Pins this process, which drives the load, to the drivers' processor. */
export function pinThisProcess(): void {
  if (canPin) execFileSync('taskset', ['-pc', '1', String(process.pid)], { stdio: 'ignore' })
}

/** One line about the machine of the measurement. */
export function describeMachine(): string {
  const model = cpus()[0]?.model ?? 'unknown processor'
  return `${model.trim()}, ${processors} processors, Node ${process.version}, ${canPin ? 'server and load pinned apart' : 'not pinned'}, load by ${hasWrk ? 'wrk' : 'autocannon'}`
}
