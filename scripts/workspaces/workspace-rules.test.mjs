import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownerOffences, seedOffences, workspaceOffences } from './workspace-rules.mjs'

const scripts = { lint: '', typecheck: '', test: '', build: '' }
const dependencies = { zod: 'catalog:', '@smart-farming/contracts': 'workspace:*' }
const manifest = { name: '@smart-farming/api', private: true, scripts, dependencies }

test('workspaceOffences passes a workspace with all four commands and catalog versions', () => {
  assert.deepEqual(workspaceOffences({ path: 'apps/api', manifest }), [])
})

test('workspaceOffences names a missing command, an own version, a wrong name and a public package', () => {
  const faulty = { name: 'api', scripts: { ...scripts, test: undefined }, devDependencies: { zod: '^4.0.0' } }
  delete faulty.scripts.test
  assert.deepEqual(workspaceOffences({ path: 'apps/api', manifest: faulty }), [
    'apps/api: is called api, not @smart-farming/api',
    'apps/api: is not private: nothing here is published',
    'apps/api: has no script "test"',
    'apps/api: zod is ^4.0.0: versions stand in the catalog',
  ])
})

test('ownerOffences refuses a workspace without an owner in CODEOWNERS', () => {
  const owners = '*            @team/platform\n/apps/api/   @team/api\n/apps/web/\n# /bench/ @team/api\n'
  const workspaces = [{ path: 'apps/api' }, { path: 'apps/web' }, { path: 'bench' }]
  assert.deepEqual(ownerOffences(owners, workspaces), [
    'apps/web: CODEOWNERS has no line /apps/web/ with an owner',
    'bench: CODEOWNERS has no line /bench/ with an owner',
  ])
})

test('seedOffences refuses property tests without the shared setup', () => {
  const devDependencies = { 'fast-check': 'catalog:' }
  const workspaces = [
    { path: 'apps/api', manifest: { devDependencies } },
    { path: 'apps/web', manifest: { devDependencies } },
    { path: 'bench', manifest: {} },
  ]
  const texts = {
    'apps/api/vitest.config.ts': "setupFiles: ['../../scripts/property-tests.mjs']",
    'apps/web/vitest.config.ts': '',
  }
  assert.deepEqual(
    seedOffences(workspaces, (path) => texts[path]),
    ['apps/web: vitest.config.ts does not set up scripts/property-tests.mjs'],
  )
})
