// Adds up the test reports of all workspaces: `.reports/test.json`, and `.reports/slow.json` for
// slow tests.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { workspaces } from '../workspaces/workspaces.mjs'

const reports = '.reports'

/** Removes old reports, so that later ones are from this run (or from the cache). */
export function clearReports(root) {
  for (const { path } of workspaces(root)) rmSync(join(root, path, reports), { recursive: true, force: true })
}

/**
 * Adds up the reports of all workspaces; for slow tests, of the workspaces that have any.
 *
 * A missing report counts as one failure, because its tests did not run to the end.
 *
 * @param {string} root
 * @param {'test' | 'slow'} set
 * @returns {{ passed: number, failed: number, skipped: number, failures: { name: string, message:
 * string }[], missing: string[] }}
 */
export function countReports(root, set = 'test') {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [], missing: [] }
  const expected = workspaces(root).filter(
    ({ manifest }) => set === 'test' || manifest.scripts?.['test:slow'] !== undefined,
  )
  for (const { path, manifest } of expected) {
    const counts = read(join(root, path, reports, `${set}.json`))
    if (counts === undefined) total.missing.push(manifest.name)
    total.passed += counts?.passed ?? 0
    total.failed += counts?.failed ?? 1
    total.skipped += counts?.skipped ?? 0
    for (const failure of counts?.failures ?? [])
      total.failures.push({ name: `${path} › ${failure.name}`, message: failure.message })
  }
  return total
}

function read(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return report.stats === undefined ? readVitest(report) : readPlaywright(report)
  } catch {
    return undefined
  }
}

/** True if a test skipped itself with a reason. A test that never ran has no such annotation. */
const hasSkippedItself = ({ annotations = [] }) => annotations.some(({ type }) => type === 'skip')

/**
 * Reads Playwright's format: nested suites with specs, each with a test for every project. A
 * project without any run is a failure, unless all its tests skipped themselves because the browser
 * is not installed. For Vitest's projects, `every-project.ts` checks this.
 */
function readPlaywright({ stats, errors, suites = [], config = { projects: [] } }) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, name: `${file} › ${title}` })))
  const failures = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ name, projectName, results }) => ({
      name: `${name} [${projectName}]`,
      message: results.find(({ error }) => error)?.error.message ?? '',
    }))
  const busy = new Set(
    tests
      .filter((test) => test.status !== 'skipped' || hasSkippedItself(test))
      .map(({ projectName }) => projectName),
  )
  const outside = [
    ...errors.map(({ message }) => message),
    ...config.projects.filter(({ name }) => !busy.has(name)).map(({ name }) => `project ${name} ran no test`),
  ]
  // A test that only passed on a retry is flaky, which counts as failed.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + outside.length,
    skipped: stats.skipped,
    failures: [...failures, ...outside.map((message) => ({ name: 'outside any test', message }))],
  }
}

/** Reads Vitest's format, which is Jest's. */
function readVitest({ testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0 }) {
  const tests = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({
        name: `${file.name} › ${fullName}`,
        message: failureMessages.join('\n'),
      })),
  )
  // A file that could not be loaded has no tests to count, but is a failure.
  const broken = testResults
    .filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    .map(({ name, message = '' }) => ({ name, message }))
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...tests, ...broken],
  }
}
