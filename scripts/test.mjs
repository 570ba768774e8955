// `npm test`: every check, and every test except the slow ones. The last line gives the numbers of
// passed and failed tests.
import { api, build, e2e, endRun, prepare, step, turbo, web } from './run/steps.mjs'
import { node } from './toolchain.mjs'

const checks = [
  ['Format and lint', 'biome', ['ci', '--colors=off', '.']],
  ['Boundaries', node, ['scripts/check-boundaries.mjs']],
  ['Workspaces', node, ['scripts/workspaces/check-workspaces.mjs']],
  ['Settings', node, ['scripts/settings/check-settings.mjs']],
  ['Words', node, ['scripts/words/check-words.mjs']],
  ['Expressions', node, ['scripts/expressions/check-expressions.mjs']],
]
// With several checkers per compiler, each would check most of the types again. Arguments after
// `--` go to the last command of a workspace's script, the large one.
const types = turbo('Types', 'typecheck', [], ['--continue', '--', '--checkers', '1'])
// Run one after the other, because two of them build the product.
const scriptTests = [
  'Tests of these scripts',
  node,
  ['--test', '--test-concurrency=1', 'scripts/**/*.test.mjs'],
]
const inOrder = ['--continue', '--concurrency=1']
// Two browsers with their products and databases share the processors, so more workers would only
// slow them down.
const apiTests = turbo('API tests', 'test', [api], ['--', '--maxWorkers=2'])
const webTests = turbo('Web tests', 'test', [web])
const unitTests = turbo('Unit tests', 'test', [`!${e2e}`, `!${api}`, `!${web}`], inOrder)
const browserTests = turbo('Browser tests', 'test', [e2e])

await prepare()
const isBuilt = await step(build)

// Two lanes keep all processors busy. The browser tests follow the script tests, because one of
// those builds the product, which must not happen while a browser uses it.
const queue = [apiTests, ...checks, types, webTests, unitTests]
const fromQueue = async () => {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) await step(next)
}
const looking = async () => {
  await step(scriptTests)
  // Without a build there is nothing to open in a browser.
  if (isBuilt) await step(browserTests, { yields: true })
}
await Promise.all([looking().then(fromQueue), fromQueue()])

endRun(
  'test',
  [build, apiTests, webTests, unitTests, browserTests].map(([title]) => title),
)
