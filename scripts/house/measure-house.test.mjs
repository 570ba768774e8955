import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { measureHouse } from './measure-house.mjs'

const root = mkdtempSync(join(tmpdir(), 'house-'))
after(() => rmSync(root, { recursive: true, force: true }))

const files = {
  '.reports/minutes': '9.5',
  'apps/api/src/one.ts':
    "import type { two } from './two.ts'\nexport const met = 'met-norway'\nexport const a: typeof two = 2\n",
  'apps/api/src/two.ts': "export * from './three.ts'\nexport const two = 2\n",
  'apps/api/src/three.ts': "import './one.ts'\nexport const told = 'Nobody has said this before.'\n",
  'apps/api/src/limits/alone.ts': "import '../one.ts'\nexport const name = 'SEARCHES_PER_MINUTE'\n",
  'apps/api/tests/one.test.ts': "import '../src/one.ts'\nexport const provider = 'met-norway'\n",
}

test('folders, lines, circles, sentences, what one provider and one setting touch, and minutes, without the tests', () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  assert.deepEqual(
    measureHouse(root).map(([, figure]) => figure),
    ['4, 1', '1, 3', '2, 2, 3', '1', '1', '1', '1', '9.5'],
  )
})
