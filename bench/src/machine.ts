import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'
import type { Row } from './report.ts'

// Read before this process pins itself, because it would then see one processor.
const cores = availableParallelism()
const canPin = process.platform === 'linux' && cores > 1 && hasTaskset()

function hasTaskset(): boolean {
  try {
    execFileSync('which', ['taskset'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Options to start a measured server on the first processor. The load runs on the second, so they
 * do not compete.
 */
export function serverPinOptions(): { execPath?: string } {
  // `fork` takes one executable, so the pinned node is a one-line script around taskset.
  return canPin ? { execPath: new URL('./node-on-0.sh', import.meta.url).pathname } : {}
}

/** Pins this process, which generates the load, to the second processor. */
export function pinLoadGenerator(): void {
  if (canPin) execFileSync('taskset', ['-pc', '1', String(process.pid)], { stdio: 'ignore' })
}

/** Table rows with the machine, the date and the commit of a measurement. */
export function machineRows(): Row[] {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GB`
  return [
    {
      line: 'Machine',
      figure: `${model}, ${cores} cores${canPin ? ' (server and load on one each)' : ''}, ${memory}, Node ${process.version}`,
    },
    { line: 'Date, commit', figure: `${new Date().toISOString().slice(0, 10)}, ${commit()}` },
  ]
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', ':/', ':!/docs/measurements.md')
    return `${git('rev-parse', '--short=8', 'HEAD')}${changed === '' ? '' : ' with changes'}`
  } catch {
    return 'unknown'
  }
}
