import { expect, test } from 'vitest'
import { reachableModules } from './reachable-styles.ts'

const modules: Record<string, { importedIds: string[]; dynamicallyImportedIds: string[] }> = {
  main: { importedIds: ['base.css', 'router'], dynamicallyImportedIds: ['login'] },
  router: { importedIds: ['main'], dynamicallyImportedIds: ['dashboard'] },
  login: { importedIds: ['form', 'login.css'], dynamicallyImportedIds: [] },
  form: { importedIds: ['button.css'], dynamicallyImportedIds: [] },
  dashboard: { importedIds: ['dashboard.css'], dynamicallyImportedIds: [] },
}
const none = { importedIds: [], dynamicallyImportedIds: [] }

test("a module's style sheet comes after those of its earlier imports, and lazy modules come last", () =>
  expect(reachableModules('main', (id) => modules[id] ?? none)).toEqual([
    'base.css',
    'router',
    'main',
    'dashboard.css',
    'dashboard',
    'button.css',
    'form',
    'login.css',
    'login',
  ]))

test('the search does not continue through an excluded module', () => {
  const reached = reachableModules('main', (id) => (id === 'dashboard' ? null : (modules[id] ?? none)))
  expect(reached).not.toContain('dashboard.css')
  expect(reached).toContain('login.css')
})
