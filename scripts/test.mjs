// `npm test`: every check and every test but the slow ones. Closes with how many passed and failed, alone on a line.
import { api, build, close, e2e, prepare, step, turbo, web } from './run/steps.mjs'
import { node } from './toolchain.mjs'

const checks = [
  ['Format and lint', 'biome', ['ci', '--colors=off', '.']],
  ['Boundaries', node, ['scripts/check-boundaries.mjs']],
  ['Workspaces', node, ['scripts/workspaces/check-workspaces.mjs']],
  ['Settings', node, ['scripts/settings/check-settings.mjs']],
  ['Words', node, ['scripts/words/check-words.mjs']],
  ['Expressions', node, ['scripts/expressions/check-expressions.mjs']],
]
// One checker per compiler: with several, each checks most of the types again. Arguments after `--` go to the last
// command of a workspace's script, which is the large one.
const types = turbo('Types', 'typecheck', [], ['--continue', '--', '--checkers', '1'])
// One after the other: two of them build the product.
const scriptTests = [
  'Tests of these scripts',
  node,
  ['--test', '--test-concurrency=1', 'scripts/**/*.test.mjs'],
]
const inOrder = ['--continue', '--concurrency=1']
// Two browsers, their products and databases have the processors as well: more workers only hold those up.
const apiTests = turbo('API tests', 'test', [api], ['--', '--maxWorkers=2'])
const webTests = turbo('Web tests', 'test', [web])
const unitTests = turbo('Unit tests', 'test', [`!${e2e}`, `!${api}`, `!${web}`], inOrder)
const browserTests = turbo('Browser tests', 'test', [e2e])

await prepare()
const isBuilt = await step(build)

// Two lanes, so that no processor waits for the other. The browsers follow the scripts' tests, because one of those
// builds the product, which must not happen under a browser that looks at it.
const queue = [apiTests, ...checks, types, webTests, unitTests]
const fromQueue = async () => {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) await step(next)
}
const looking = async () => {
  await step(scriptTests)
  // Without a build there is nothing for a browser to look at.
  if (isBuilt) await step(browserTests, { yields: true })
}
await Promise.all([looking().then(fromQueue), fromQueue()])

close(
  'test',
  [build, apiTests, webTests, unitTests, browserTests].map(([title]) => title),
)
