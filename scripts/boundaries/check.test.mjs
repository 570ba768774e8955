import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileOffences, folderOffences } from './check.mjs'

const refused = [
  ['apps/web/src/a.ts', "import '@smart-farming/api/x'", /may not import api/],
  ['apps/web/src/a.ts', "export const a = () => import('@smart-farming/api/x')", /may not import api/],
  ['apps/web/src/a.ts', "\nexport { x } from '../../api/src/x.ts'", /:2: .*by its name/],
  ['apps/api/src/a.ts', "import '@smart-farming/upstream-doubles/x'", /may not import/],
  ['bench/src/a.ts', "import '../../apps/api/src/app.ts'", /by its name/],
  ['apps/api/src/weather/a.ts', "import '../places/x.ts'", /a feature/],
  ['apps/web/src/features/chat/a.tsx', "import '../weather/x.ts'", /a feature/],
  ['apps/api/src/http/a.ts', "import '../chat/x.ts'", /build on/],
  ['apps/web/src/components/a.tsx', "import '../features/chat/x.ts'", /build on/],
  ['apps/web/src/features/chat/a.tsx', "import '../../routes/x.tsx'", /pages/],
  ['apps/api/src/weather/a.ts', "import { request } from 'undici'", /bounded-get/],
  ['apps/api/src/weather/a.ts', "import OpenAI from 'openai'", /model/],
  ['apps/api/src/chat/a.ts', "import { x } from '@smart-farming/market-core/mass'", /entrance/],
  ['apps/api/src/weather/a.ts', "import { pgTable } from 'drizzle-orm/pg-core'", /SQL/],
  ['apps/api/src/weather/a-store.ts', "import postgres from 'postgres'", /connections/],
  ['apps/web/src/a.ts', "import * as z from 'zod/mini'", /contracts/],
  ['apps/web/src/a.ts', "import './price.fixture.ts'", /only tests/],
  ['packages/weather-core/src/a.ts', "import { z } from 'zod'", /imports no package/],
  ['packages/contracts/src/a.ts', "import { join } from 'node:path'", /pure/],
  ['packages/contracts/src/a.ts', "import '@smart-farming/weather-core/frost'", /take no rules/],
  ['packages/words/src/a.ts', "import '@smart-farming/weather-core/frost'", /judge nothing/],
  ['packages/weather-core/src/days.ts', "import './frost.ts'", /pages would load/],
  ['packages/market-core/src/a.ts', 'export const a = () => new Date()', /same every time/],
  ['packages/market-core/src/a.ts', 'export const a = new Intl.NumberFormat()', /machine/],
  ['apps/api/src/weather/a.ts', 'export const a = globalThis.fetch', /bounded-get/],
  ['apps/api/src/weather/a.ts', 'export const a = (tx) => tx`select 1`', /SQL/],
  ['apps/api/src/a.ts', 'export const a = (r) => r.socket.remoteAddress', /clientAddress/],
  ['apps/api/src/a.ts', 'export const a = (r) => r.cookies.sid', /own-cookie/],
  ['docker-compose.yml', '\n'.repeat(301), /301 lines/],
]
for (const [path, text, why] of refused)
  test(`fileOffences reports ${path}: ${text.trim()}`, () =>
    assert.match(fileOffences(path, text).join('\n'), why))

test('fileOffences passes allowed imports and expressions', () => {
  const allowed = [
    ['apps/api/src/app.ts', "import './weather/create.ts'\nimport type { Sql } from 'postgres'"],
    ['apps/api/src/weather/a-store.ts', "import { eq } from 'drizzle-orm'\nimport './b.ts'"],
    ['apps/api/src/weather/a.ts', 'export const a = String.raw`\\d`'],
    ['apps/api/src/weather/a.test.ts', "import '@smart-farming/upstream-doubles/x'\nimport 'undici'"],
    ['apps/web/src/routes/a.tsx', "import '../features/chat/x.tsx'"],
    ['apps/web/src/a.ts', "import '@smart-farming/weather-core/work/spray-limits'"],
    ['apps/web/src/b.ts', "import type { A } from '@smart-farming/weather-core/frost'"],
    ['packages/words/src/a.ts', "import '@smart-farming/weather-core/zone'"],
    ['packages/weather-core/src/zone.ts', "export const a = new Intl.DateTimeFormat('en-GB')"],
    ['bench/src/a.ts', "import '../../apps/e2e/src/chromium.ts'"],
  ]
  for (const [path, text] of allowed) assert.deepEqual(fileOffences(path, text), [])
})

test('folderOffences refuses more than 14 files in a folder, not counting tests', () => {
  const files = Array.from({ length: 15 }, (_, at) => `apps/web/src/${at}.ts`)
  const tests = files.map((path) => path.replace('.ts', '.test.ts'))
  assert.deepEqual(folderOffences([...files.slice(1), ...tests]), [])
  assert.deepEqual(folderOffences(files), ['apps/web/src/: 15 files (at most 14)'])
})
