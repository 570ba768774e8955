// Every workspace's tests write `.reports/test.json`; this adds them up.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { workspaces } from './workspaces.mjs'

const report = '.reports/test.json'

/** Removes old reports, so that what is counted later was written (or taken from the cache) by this run. */
export function clearReports(root) {
  for (const { path } of workspaces(root)) rmSync(join(root, path, report), { force: true })
}

/**
 * Adds up the reports of some workspaces.
 *
 * A workspace without a report counts as one failure: its tests did not run to their end.
 *
 * @param {string} root
 * @returns {{ passed: number, failed: number, skipped: number, missing: string[] }}
 */
export function countReports(root) {
  const total = { passed: 0, failed: 0, skipped: 0, missing: [] }
  for (const { path, manifest } of workspaces(root)) {
    const counts = read(join(root, path, report))
    if (counts === undefined) total.missing.push(manifest.name)
    total.passed += counts?.passed ?? 0
    total.failed += counts?.failed ?? 1
    total.skipped += counts?.skipped ?? 0
  }
  return total
}

function read(file) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** The two report formats: Playwright's and vitest's (which is Jest's). */
function count(report) {
  if (report.stats !== undefined) {
    const { expected, unexpected, flaky, skipped } = report.stats
    // A test that passed only when tried again is counted as what it is: not to be trusted.
    return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
  }
  // A file that could not be loaded has no tests to count, and still failed.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}
