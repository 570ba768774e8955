// `npm run test:slow`: the tests that are too slow for `npm test`. Workspaces run one after the
// other, because the API tests have deadlines.
import { api, build, e2e, endRun, prepare, runInSequence, step, turbo } from './run/steps.mjs'

const apiTests = turbo('Slow API tests', 'test:slow', [api])
const browserTests = turbo('Slow browser tests', 'test:slow', [e2e])

await prepare()
const isBuilt = await step(build)
await runInSequence(isBuilt ? [apiTests, browserTests] : [apiTests])
endRun(
  'slow',
  [build, apiTests, browserTests].map(([title]) => title),
)
