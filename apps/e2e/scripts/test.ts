// Runs the browser tests of `npm test`, or with `--slow` those of `npm run test:slow`. In CI, where nobody can try
// again, those that failed are run once more with a trace, to be looked at beside what the first run left. That second
// look says nothing about the first: a run that failed has failed, and its report stays.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const args = process.argv.slice(2)
process.env.PLAYWRIGHT_SET = args.includes('--slow') ? 'slow' : 'test'
const wanted = args.filter((arg) => arg !== '--slow')

/** Where a failed run leaves pictures of its tests and which they were; the folder for the second look. */
const results = 'test-results'
const traces = join(results, 'again-with-traces')

/** Where everything fails, a few traces say as much as all. */
const TRACED_FAILURES = 10

const cli = join(createRequire(import.meta.url).resolve('@playwright/test/package.json'), '../cli.js')

const playwright = (...args: readonly string[]) =>
  spawnSync(process.execPath, [cli, 'test', ...args], { stdio: 'inherit' }).status ?? 1

const status = playwright(...wanted)
if (status !== 0 && process.env.CI !== undefined) {
  console.log('\nOnce more with traces, only to look at: what failed has failed.')
  const failed = ['--last-failed', '--last-failed-file', join(results, '.last-run.json')]
  // Not the reporters of the configuration: the report that is counted is the first run's.
  const looking = ['--trace', 'on', '--output', traces, '--reporter', 'list']
  playwright(...failed, ...looking, `--max-failures=${TRACED_FAILURES}`)
}
process.exit(status)
