// `npm test`: every check and every test of the repository. Closes with how many passed and failed, alone on a line.
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { install } from './install.mjs'
import { endedChildrenSeconds } from './processor-time.mjs'
import { clearReports, countReports } from './reports.mjs'
import { node, root, run } from './toolchain.mjs'

const LOOK_EVERY_MS = 250

const begin = performance.now()
if (!(await install())) {
  console.log('0 passed, 1 failed')
  process.exit(1)
}

const api = '@smart-farming/api'
const e2e = '@smart-farming/e2e'
const web = '@smart-farming/web'
const filters = (...workspaces) => workspaces.map((workspace) => `--filter=${workspace}`)
const checks = [
  ['Format and lint', 'biome', ['ci', '--colors=off', '.']],
  ['Boundaries', node, ['scripts/check-boundaries.mjs']],
  ['Workspaces', node, ['scripts/workspaces/check-workspaces.mjs']],
  ['Settings', node, ['scripts/settings/check-settings.mjs']],
  ['Words', node, ['scripts/words/check-words.mjs']],
  ['Expressions', node, ['scripts/expressions/check-expressions.mjs']],
]
// One checker a compiler: of several, each looks at most of the types again. What stands behind `--` reaches the last
// command of a workspace's script, which is the large one.
const types = [
  'Types',
  'turbo',
  ['run', 'typecheck', '--continue', '--output-logs=new-only', '--', '--checkers', '1'],
]
// What is started and looked at. The other workspaces are built by the type check that `types` already is.
const build = ['Build', 'turbo', ['run', 'build', ...filters(api, web), '--output-logs=new-only']]
// One after the other: two of them build the product.
const scriptTests = [
  'Tests of these scripts',
  node,
  ['--test', '--test-concurrency=1', 'scripts/**/*.test.mjs'],
]
const testsOf = (title, task, ...filters) => [
  title,
  'turbo',
  ['run', task, ...filters, '--continue', '--concurrency=1', '--output-logs=new-only'],
]
const apiTests = testsOf('API tests', 'test', `--filter=${api}`)
const unitTests = testsOf('Unit tests', 'test', `--filter=!${e2e}`, `--filter=!${api}`)
const phoneTests = testsOf('End-to-end tests, on a phone', 'test:phone', `--filter=${e2e}`)
const desktopTests = testsOf('End-to-end tests, at a desk', 'test:desktop', `--filter=${e2e}`)
/** Those that leave reports, in which their failures are counted one by one. */
const reported = [build, apiTests, unitTests, phoneTests, desktopTests].map(([title]) => title)

const excerpt = (message) => stripVTControlCharacters(message).slice(0, 2000).replace(/^/gm, '  ')

let counted = endedChildrenSeconds() ?? 0
/** What the step that has just ended has computed: of all children only its own has ended since the last one's. */
const sinceLastEnd = () => {
  const all = endedChildrenSeconds()
  if (all === undefined) return ''
  const seconds = all - counted
  counted = all
  return `, ${Math.round(seconds)} s of processor`
}

const failures = []
const step = async ([title, command, args], options) => {
  const begin = performance.now()
  console.log(`\n== ${title}`)
  const ok = (await run(command, args, options)) === 0
  if (!ok) failures.push(title)
  const seconds = Math.round((performance.now() - begin) / 1000)
  console.log(`\n== ${title}: ${ok ? 'passed' : 'failed'}, ${seconds} s${sinceLastEnd()}`)
  return ok
}

/** One after the other. */
const inTurn = async (steps, options) => {
  for (const each of steps) await step(each, options)
}

clearReports(root)
const isBuilt = await step(build)

// Two lanes, so that no processor waits for the other. What starts and stops the product waits as much as it computes:
// the scripts' tests have tests beside them that compute, and the API's last ones, which kill the product and hold it
// to deadlines, have all that only computes, which yields to them; the browsers rest meanwhile. These follow the
// scripts, because one builds the product, which must not happen under a browser that looks at it. Those at a desk
// begin where a lane ends first.

// Where the first part of the browser's tests leaves a database that the second begins with, too. As root the database
// belongs to a user of its own, which must be able to get there.
const shared = mkdtempSync(join(tmpdir(), 'smart-farming-shared-'))
chmodSync(shared, 0o755)
process.once('exit', () => rmSync(shared, { recursive: true, force: true }))
process.env.SMART_FARMING_E2E_SHARED_DATA = shared
const faultsRun = join(shared, 'faults-run')
process.env.SMART_FARMING_FAULTS_RUN = faultsRun
const started = step(scriptTests)
const looking = async (tests) => {
  await started
  // Without a build there is nothing for a browser to look at.
  if (isBuilt) await step(tests, { yields: true })
}
let isAnswered = false
const answering = async () => {
  await step(apiTests)
  isAnswered = true
  // However they ended.
  rmSync(faultsRun, { force: true })
}
const computing = async () => {
  while (!isAnswered && !existsSync(faultsRun)) await setTimeout(LOOK_EVERY_MS)
  await inTurn([...checks, types, unitTests], { yields: true })
}
const lanes = [looking(phoneTests), Promise.all([answering(), computing()])]
await Promise.race(lanes)
await Promise.all([...lanes, looking(desktopTests)])

const parts = { [e2e]: ['phone', 'desktop'] }
const { passed, failed, skipped, failures: tested, missing } = countReports(root, parts)
const broken = failures.filter((title) => !reported.includes(title)).length
// A run can fail with every test passed (an unhandled error after the last one); it must not read as a success.
const total = Math.max(failed + broken, failures.length)
console.log('')
for (const title of failures) console.log(`Failed: ${title}`)
// Named again at the end, because often the end is all that is kept of a long output.
for (const { name, message } of tested) console.log(`Failed: ${name}\n${excerpt(message)}`)
for (const name of missing) console.log(`No test report: ${name}`)
const minutes = ((performance.now() - begin) / 60_000).toFixed(1)
console.log(`It took ${minutes} minutes.`)
console.log(`${passed} passed, ${total} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(total === 0 ? 0 : 1)
