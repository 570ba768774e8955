import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { environment, root } from './toolchain.mjs'

/** Names of the biome.json rules that a repository of these files breaks. */
function brokenBy(files) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const { status, stdout } = spawnSync(
      'biome',
      ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=50', '.'],
      { cwd: folder, env: environment(), encoding: 'utf8', shell: process.platform === 'win32' },
    )
    const rules = JSON.parse(stdout).diagnostics.map(({ category }) => category.split('/').at(-1))
    assert.equal(status === 0, rules.length === 0, stdout)
    return [...new Set(rules)].sort()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const forbidden = [
  [
    'two files that import each other',
    {
      'apps/api/src/a.ts': "import { b } from './b.ts'\nexport const a = () => b()\n",
      'apps/api/src/b.ts': "import { a } from './a.ts'\nexport const b = () => a()\n",
    },
    'noImportCycles',
  ],
  [
    'two files that import only types from each other',
    {
      'bench/src/a.ts': "import type { B } from './b.ts'\nexport interface A {\n  b: B\n}\n",
      'bench/src/b.ts': "import type { A } from './a.ts'\nexport interface B {\n  a: A\n}\n",
    },
    'noImportCycles',
  ],
  [
    'a file that only re-exports others',
    {
      'packages/contracts/src/a.ts': 'export const a = 1\n',
      'packages/contracts/src/all.ts': "export * from './a.ts'\n",
    },
    'noBarrelFile',
  ],
  [
    'a component file in PascalCase',
    { 'apps/web/src/components/WeatherIcon.tsx': 'export const WeatherIcon = 1\n' },
    'useFilenamingConvention',
  ],
  [
    'a file name in camelCase',
    { 'apps/api/src/callCounter.ts': 'export const callCounter = 1\n' },
    'useFilenamingConvention',
  ],
  [
    'a name for shared test code outside the tests',
    { 'apps/api/src/_app.ts': 'export const a = 1\n' },
    'useFilenamingConvention',
  ],
  [
    "the router's special characters outside the routes",
    { 'apps/web/src/components/$id.tsx': 'export const a = 1\n' },
    'useFilenamingConvention',
  ],
  [
    'a setting read outside config.ts',
    { 'apps/web/src/a.ts': 'export const a = process.env.A\n' },
    'noProcessEnv',
  ],
  ['a fetch in the API', { 'apps/api/src/a.ts': "export const a = fetch('/')\n" }, 'noRestrictedGlobals'],
  [
    'a timer in a core',
    { 'packages/market-core/src/a.ts': 'setTimeout(() => {}, 1)\n' },
    'noRestrictedGlobals',
  ],
]

for (const [title, files, rule] of forbidden) {
  test(`the linter refuses ${title}`, () => assert.deepEqual(brokenBy(files), [rule]))
}

test('the linter accepts conventional file names', () => {
  const code = 'export const a = 1\n'
  const names = [
    'apps/api/src/http/log/call-counter.ts',
    'apps/api/src/http/log/call-counter.test.ts',
    'apps/api/tests/_app.ts',
    'apps/web/src/routes/__root.tsx',
    'apps/web/src/routes/_signed-in.dashboard.tsx',
    'apps/web/src/routes/$id.tsx',
    'scripts/check-boundaries.mjs',
  ]
  assert.deepEqual(brokenBy(Object.fromEntries(names.map((name) => [name, code]))), [])
})
