// The steps of `npm test` and `npm run test:slow`, and the summary at the end of a run.
import { stripVTControlCharacters } from 'node:util'
import { install } from '../install.mjs'
import { root, run } from '../toolchain.mjs'
import { childCpuSeconds } from './processor-time.mjs'
import { clearReports, countReports } from './reports.mjs'

export const api = '@smart-farming/api'
export const e2e = '@smart-farming/e2e'
export const web = '@smart-farming/web'

/**
 * A step that turbo runs.
 *
 * @param {string} title
 * @param {string} task
 * @param {string[]} workspaces turbo filters
 * @param {string[]} rest further arguments
 * @returns {[string, string, string[]]}
 */
export const turbo = (title, task, workspaces, rest = []) => [
  title,
  'turbo',
  ['run', task, ...workspaces.map((name) => `--filter=${name}`), '--output-logs=new-only', ...rest],
]

// Builds the packages that tests start. The type check (`types`) builds the other workspaces.
export const build = turbo('Build', 'build', [api, web])

const begin = performance.now()
const failures = []
let counted = 0

/**
 * CPU time since the last call. The step that has just ended used all of it, because no other child
 * has ended since that call.
 */
const sinceLastEnd = () => {
  const all = childCpuSeconds()
  if (all === undefined) return ''
  const seconds = all - counted
  counted = all
  return `, ${Math.round(seconds)} s of processor`
}

/**
 * Installs missing dependencies and removes old reports. If the installation fails, the run ends.
 */
export async function prepare() {
  if (!(await install())) {
    console.log('0 passed, 1 failed')
    process.exit(1)
  }
  counted = childCpuSeconds() ?? 0
  clearReports(root)
}

/**
 * Runs a step and prints its result.
 *
 * @param {[title: string, command: string, args: string[]]} step
 * @param {{ yields?: boolean }} options
 * @returns {Promise<boolean>} whether it passed
 */
export async function step([title, command, args], options) {
  const begin = performance.now()
  console.log(`\n== ${title}`)
  const ok = (await run(command, args, options)) === 0
  if (!ok) failures.push(title)
  const seconds = Math.round((performance.now() - begin) / 1000)
  console.log(`\n== ${title}: ${ok ? 'passed' : 'failed'}, ${seconds} s${sinceLastEnd()}`)
  return ok
}

/** Runs the steps one after the other. */
export async function runInSequence(steps, options) {
  for (const each of steps) await step(each, options)
}

const excerpt = (message) => stripVTControlCharacters(message).slice(0, 2000).replace(/^/gm, '  ')

/**
 * Prints the failures, then a last line with the numbers of passed and failed tests, and ends the
 * run.
 *
 * @param {'test' | 'slow'} set whose reports are counted
 * @param {string[]} reported titles of the steps with reports, whose failures are counted one by
 * one
 */
export function endRun(set, reported) {
  const { passed, failed, skipped, failures: tested, missing } = countReports(root, set)
  const broken = failures.filter((title) => !reported.includes(title)).length
  // A run can fail even if every test passed (an unhandled error after the last test), and must not
  // look successful.
  const total = Math.max(failed + broken, failures.length)
  console.log('')
  for (const title of failures) console.log(`Failed: ${title}`)
  // Repeated at the end, because often only the end of a long output is saved.
  for (const { name, message } of tested) console.log(`Failed: ${name}\n${excerpt(message)}`)
  for (const name of missing) console.log(`No test report: ${name}`)
  console.log(`It took ${((performance.now() - begin) / 60_000).toFixed(1)} minutes.`)
  console.log(`${passed} passed, ${total} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exit(total === 0 ? 0 : 1)
}
