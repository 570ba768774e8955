// Runs the browser tests of `npm test`, or with `--slow` those of `npm run test:slow`. In CI,
// failed tests run again with a trace for inspection. The second run changes neither the result nor
// the report.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const args = process.argv.slice(2)
process.env.PLAYWRIGHT_SET = args.includes('--slow') ? 'slow' : 'test'
const wanted = args.filter((arg) => arg !== '--slow')

/** Pictures and names of failed tests, and traces of the second run. */
const results = 'test-results'
const traces = join(results, 'again-with-traces')

/** If everything fails, a few traces are enough. */
const TRACED_FAILURES = 10

const cli = join(createRequire(import.meta.url).resolve('@playwright/test/package.json'), '../cli.js')

const playwright = (...args: readonly string[]) =>
  spawnSync(process.execPath, [cli, 'test', ...args], { stdio: 'inherit' }).status ?? 1

const status = playwright(...wanted)
if (status !== 0 && process.env.CI !== undefined) {
  console.log('\nOnce more with traces, only to look at: what failed has failed.')
  const failed = ['--last-failed', '--last-failed-file', join(results, '.last-run.json')]
  // Replaces the configured reporters, because only the first run's report counts.
  const looking = ['--trace', 'on', '--output', traces, '--reporter', 'list']
  playwright(...failed, ...looking, `--max-failures=${TRACED_FAILURES}`)
}
process.exit(status)
