import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { clearReports, countReports } from './reports.mjs'

const root = mkdtempSync(join(tmpdir(), 'reports-'))
after(() => rmSync(root, { recursive: true }))
writeFileSync(
  join(root, 'pnpm-workspace.yaml'),
  'packages:\n  - apps/*\n  - packages/*\n  - bench\n\ncatalog:\n',
)

function write(workspace, report, set = 'test') {
  mkdirSync(join(root, workspace, '.reports'), { recursive: true })
  const scripts = set === 'test' ? {} : { 'test:slow': 'vitest run' }
  writeFileSync(join(root, workspace, 'package.json'), JSON.stringify({ name: workspace, scripts }))
  if (report) writeFileSync(join(root, workspace, `.reports/${set}.json`), JSON.stringify(report))
}

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 }
const broken = { name: 'a.test.ts', status: 'failed', message: 'no such file', assertionResults: [] }
const assertion = { status: 'failed', fullName: 'a rule', failureMessages: ['expected 1'] }

test('countReports adds up vitest and Playwright reports, and lists each kind of failure', () => {
  write('packages/core', {
    ...vitest,
    testResults: [broken, { name: 'b.test.ts', status: 'failed', assertionResults: [assertion] }],
  })
  const results = [{ error: { message: 'not visible' } }]
  const tests = [
    { projectName: 'phone', status: 'unexpected', results },
    { projectName: 'desktop', status: 'expected' },
    { projectName: 'tablet', status: 'skipped', annotations: [] },
    {
      projectName: 'another engine',
      status: 'skipped',
      annotations: [{ type: 'skip', description: 'not here' }],
    },
  ]
  const suites = [{ specs: [], suites: [{ specs: [{ title: 'a page', file: 'c.test.ts', tests }] }] }]
  const config = {
    projects: [{ name: 'phone' }, { name: 'desktop' }, { name: 'tablet' }, { name: 'another engine' }],
  }
  write('apps/e2e', {
    stats: { expected: 10, unexpected: 2, flaky: 1, skipped: 4 },
    errors: [],
    suites,
    config,
  })
  write('bench', { ...vitest, numFailedTests: 0, testResults: [] })
  write('apps/api')
  const { failures, ...counts } = countReports(root)
  assert.deepEqual(counts, { passed: 16, failed: 2 + 4 + 1, skipped: 8, missing: ['apps/api'] })
  assert.deepEqual(failures.map(({ name, message }) => `${name}: ${message}`).sort(), [
    'apps/e2e › c.test.ts › a page [phone]: not visible',
    'apps/e2e › outside any test: project tablet ran no test',
    'packages/core › a.test.ts: no such file',
    'packages/core › b.test.ts › a rule: expected 1',
  ])
})

test('countReports counts only workspaces with slow tests and names missing reports', () => {
  write('bench', { ...vitest, testResults: [] }, 'slow')
  write('apps/api', undefined, 'slow')
  const { passed, missing } = countReports(root, 'slow')
  assert.deepEqual({ passed, missing }, { passed: 3, missing: ['apps/api'] })
})

test('clearReports deletes old reports', () => {
  write('packages/core', { ...vitest, testResults: [] })
  clearReports(root)
  assert.equal(countReports(root).passed, 0)
})
