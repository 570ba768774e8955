// `npm test`: every check and every test of the repository. Closes with how many passed and failed, alone on a line.
import { stripVTControlCharacters } from 'node:util'
import { install } from './install.mjs'
import { clearReports, countReports } from './reports.mjs'
import { node, root, run } from './toolchain.mjs'

if (!(await install())) {
  console.log('0 passed, 1 failed')
  process.exit(1)
}

const e2e = '@smart-farming/e2e'
const checks = [
  ['Format and lint', 'biome', ['ci', '--colors=off', '.']],
  ['Boundaries', node, ['scripts/check-boundaries.mjs']],
  ['Workspaces', node, ['scripts/workspaces/check-workspaces.mjs']],
  ['Settings', node, ['scripts/settings/check-settings.mjs']],
  ['Comments', node, ['scripts/comments/check-comments.mjs']],
  ['Words', node, ['scripts/words/check-words.mjs']],
  // One after the other: two of them build the product.
  ['Tests of these scripts', node, ['--test', '--test-concurrency=1', 'scripts/**/*.test.mjs']],
  ['Types', 'turbo', ['run', 'typecheck', '--continue', '--output-logs=new-only']],
]
// One workspace after the other, and the browser tests last: what has a deadline must not fail because of its
// neighbour.
const tests = [
  [
    'Unit and API tests',
    'turbo',
    ['run', 'test', `--filter=!${e2e}`, '--continue', '--concurrency=1', '--output-logs=new-only'],
  ],
  ['Build', 'turbo', ['run', 'build', `--filter=!${e2e}`, '--output-logs=new-only']],
  ['End-to-end tests', 'turbo', ['run', 'test', `--filter=${e2e}`, '--output-logs=new-only']],
]

const excerpt = (message) => stripVTControlCharacters(message).slice(0, 2000).replace(/^/gm, '  ')

const failures = []
const step = async ([title, command, args]) => {
  console.log(`\n== ${title}`)
  const ok = (await run(command, args)) === 0
  if (!ok) failures.push(title)
  return ok
}

clearReports(root)
for (const check of checks) await step(check)
// Without a build there is nothing for a browser to look at.
for (const test of tests) if (!(await step(test)) && test[0] === 'Build') break

const { passed, failed, skipped, failures: tested, missing } = countReports(root)
const broken = failures.filter((title) => !tests.some(([test]) => test === title)).length
// A run can fail with every test passed (an unhandled error after the last one); it must not read as a success.
const total = Math.max(failed + broken, failures.length)
console.log('')
for (const title of failures) console.log(`Failed: ${title}`)
// Named again at the end, because often the end is all that is kept of a long output.
for (const { name, message } of tested) console.log(`Failed: ${name}\n${excerpt(message)}`)
for (const name of missing) console.log(`No test report: ${name}`)
console.log(`${passed} passed, ${total} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(total === 0 ? 0 : 1)
