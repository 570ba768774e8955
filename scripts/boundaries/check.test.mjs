import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { checkBoundaries } from './check.mjs'

/** Checks a repository that holds only these files. */
function offencesOf(files) {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return checkBoundaries(root).offences
  } finally {
    rmSync(root, { recursive: true })
  }
}

const core = 'packages/weather-core/src/days.ts'
const forbidden = [
  ['a core imports nothing', core, "import { z } from 'zod'", /imports zod/],
  [
    'a core knows no other package',
    core,
    "import { api } from '@smart-farming/contracts/api'",
    /may not import/,
  ],
  ['a core has no clock', core, 'export const now = () => Date.now()', /now is an argument/],
  ['a core has no clock by constructor', core, 'export const now = () => new Date()', /now is an argument/],
  ['a core does no I/O', core, 'export const get = () => fetch("/")', /no I\/O/],
  ['a core has no timers', core, 'export const later = (f) => setTimeout(f, 1)', /no timers/],
  ['a core has no chance', core, 'export const dice = () => Math.random()', /same answer/],
  ['a core has no locale', core, 'export const show = (n) => n.toLocaleString()', /locale/],
  ['a core has no locale of the machine', core, 'export const f = new Intl.NumberFormat()', /locale/],
  ['nor by leaving it open', core, 'export const f = Intl.DateTimeFormat(undefined, {})', /locale/],
  [
    'contracts take no rule from a core',
    'packages/contracts/src/a.ts',
    "import { judgeFrost } from '@smart-farming/weather-core/work/jobs/frost'",
    /only vocabulary/,
  ],
  [
    'nor one beside a table',
    'packages/weather-core/src/work/frost-limits.ts',
    'export const FROST_LIMITS = {}\nexport const isFrost = (tempC) => tempC < 0',
    /:2: exports the function isFrost/,
  ],
  [
    'nor as a function declaration',
    'packages/weather-core/src/work/farm-crops.ts',
    'export function stages() {}',
    /exports the function stages/,
  ],
  [
    'a page judges nothing',
    'apps/web/src/features/weather/a.tsx',
    "import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'",
    /a page judges nothing/,
  ],
  [
    'not even in a part that is loaded later',
    'apps/web/src/features/weather/a.tsx',
    "export const load = () => import('@smart-farming/weather-core/alerts/find-alerts')",
    /a page judges nothing/,
  ],
  [
    'and what pages use brings no rule along',
    'packages/weather-core/src/display-units.ts',
    "import { frostRisk } from './frost/frost-risk.ts'\nexport const a = frostRisk",
    /no rule may come along/,
  ],
  [
    'nor do words',
    'packages/words/src/say/a.ts',
    "import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'",
    /a page judges nothing/,
  ],
  [
    'bench knows the product as a process',
    'bench/src/a.ts',
    "import '../../apps/api/src/app.ts'",
    /by its name/,
  ],
  [
    'bench has packages of its own',
    'bench/src/a.ts',
    "import '@smart-farming/api/app'",
    /bench may not import/,
  ],
  [
    'a web feature does not know the page',
    'apps/web/src/features/chat/a.tsx',
    "import '../../dashboard/farm-market.tsx'",
    /may not know the pages/,
  ],
  [
    'nor does a component',
    'apps/web/src/components/a.tsx',
    "import '../routes/login.tsx'",
    /may not know the pages/,
  ],
  ['contracts know no app', 'packages/contracts/src/a.ts', "import '@smart-farming/api/x'", /may not import/],
  [
    'web and api never meet',
    'apps/web/src/a.ts',
    "import { x } from '@smart-farming/api/x'",
    /may not import/,
  ],
  ['not by a path either', 'apps/web/src/a.ts', "import { x } from '../../api/src/x.ts'", /by its name/],
  [
    'nor dynamically',
    'apps/web/src/a.ts',
    "export const load = () => import('@smart-farming/api/x')",
    /may not/,
  ],
  [
    'nor by a re-export',
    'apps/web/src/a.ts',
    "export const y = 1\nexport { x } from '../../api/src/x.ts'",
    /:2: /,
  ],
  [
    'doubles are for tests',
    'apps/api/src/a.ts',
    "import '@smart-farming/upstream-doubles/x'",
    /may not import/,
  ],
  [
    'an api feature knows no other',
    'apps/api/src/weather/create.ts',
    "import { x } from '../places/x.ts'",
    /feature never imports a feature/,
  ],
  [
    'a web feature knows no other',
    'apps/web/src/features/chat/a.tsx',
    "import { x } from '../weather/x.ts'",
    /feature never imports a feature/,
  ],
  [
    'components know no feature',
    'apps/web/src/components/a.tsx',
    "import '../features/chat/x.ts'",
    /build on/,
  ],
  [
    'features are made in one place',
    'apps/api/src/server.ts',
    "import { createChat } from './chat/create.ts'",
    /made in app\.ts/,
  ],
  [
    'a feature binds nothing itself',
    'apps/api/src/chat/create.ts',
    "import { bind } from '../http/answers/bind.ts'",
    /bindAll makes routes/,
  ],
  [
    'the table is bound once',
    'apps/api/src/chat/create.ts',
    "import { bindAll } from '../http/answers/bind-all.ts'",
    /bound once/,
  ],
  [
    'a feature has no hook',
    'apps/api/src/chat/create.ts',
    "export const a = (app) => app.addHook('onClose', () => {})",
    /ends it in its close/,
  ],
  ['the frame knows no feature', 'apps/api/src/http/a.ts', "import '../chat/x.ts'", /build on/],
  ['nor does what keeps the time', 'apps/api/src/timing/a.ts', "import '../chat/x.ts'", /build on/],
  ['fixtures are for tests', 'apps/web/src/a.ts', "import './price.fixture.ts'", /only tests/],
  ['and so is what tests share', 'apps/web/src/a.ts', "import './testing/server.ts'", /only tests/],
  ['undici is for adapters', 'apps/api/src/accounts/a.ts', "import { request } from 'undici'", /adapter/],
  ['not even for every adapter', 'apps/api/src/weather/a.ts', "import { request } from 'undici'", /bounded/],
  ['no fetch beside it', 'apps/api/src/weather/a.ts', 'export const a = () => fetch("/")', /bounded-get/],
  ['nor by its full name', 'apps/api/src/weather/a.ts', 'export const a = globalThis.fetch', /bounded-get/],
  ['SQL is for stores', 'apps/api/src/weather/create.ts', "import { eq } from 'drizzle-orm'", /store/],
  [
    'SQL by a subpath too',
    'apps/api/src/weather/a.ts',
    "import { pgTable } from 'drizzle-orm/pg-core'",
    /store/,
  ],
  ['SQL as a template', 'apps/api/src/weather/a.ts', 'export const a = (sql) => sql`select 1`', /store/],
  ['by whatever name', 'apps/api/src/weather/a.ts', 'export const a = (tx) => tx`select 1`', /store/],
  ['SQL as a text', 'apps/api/src/weather/a.ts', 'export const a = (sql) => sql.unsafe("x")', /store/],
  ['the client has no zod of its own', 'apps/web/src/a.ts', "import * as z from 'zod/mini'", /contracts/],
  ['one way to a caller’s address', 'apps/api/src/a.ts', 'export const a = (r) => r.ip', /clientAddress/],
  [
    'nor by the line',
    'apps/api/src/http/a.ts',
    'export const a = (r) => r.socket.remoteAddress',
    /clientAddress/,
  ],
  [
    'one way to a cookie',
    'apps/api/src/accounts/a.ts',
    "export const a = (request) => request.cookies['sid']",
    /own-cookie/,
  ],
  ['one reader of the environment', 'apps/api/src/app.ts', 'export const p = process.env.PORT', /config\.ts/],
  [
    'figures are written in one place',
    'apps/web/src/features/prices/a.tsx',
    'export const a = (n) => n.toFixed(2)',
    /packages\/words/,
  ],
  [
    'and so are days',
    'apps/api/src/chat/a.ts',
    "export const a = new Intl.DateTimeFormat('en-GB')",
    /packages\/words/,
  ],
  ['no folder that says nothing', 'apps/api/src/utils/a.ts', 'export const a = 1', /says nothing/],
  ['no file that says nothing', 'apps/api/src/http/helpers.ts', 'export const a = 1', /says nothing/],
  ['kebab-case, also where no linter looks', 'apps/web/src/components/weatherIcon.css', '', /kebab/],
  ['one idea a file', 'apps/web/src/main.css', '\n'.repeat(301), /301 lines/],
  ['whatever it is written in', 'bench/src/all.sh', '\n'.repeat(301), /301 lines/],
  ['also at the top', 'docker-compose.yml', '\n'.repeat(301), /301 lines/],
  ['and in the workflows', '.github/workflows/ci.yml', '\n'.repeat(301), /301 lines/],
  ['and in fixtures', 'apps/web/src/fixtures/page.html', '\n'.repeat(301), /301 lines/],
]

for (const [title, path, text, why] of forbidden) {
  test(`refused: ${title}`, () => {
    const offences = offencesOf({ [path]: text })
    assert.ok(
      offences.some((offence) => offence.startsWith(`${path}:`) && why.test(offence)),
      `found only: ${offences.join('; ')}`,
    )
  })
}

test('what is allowed passes', () => {
  const allowed = {
    [core]: "import { a } from './defaults.ts'\nexport const at = (ms) => [a, new Date(ms)]",
    'packages/weather-core/src/days.test.ts':
      "import fc from 'fast-check'\nexport const t = [fc, Date.now()]",
    'packages/contracts/src/weather.ts':
      "import * as z from 'zod/mini'\nimport '@smart-farming/weather-core/work/spray-limits'",
    'packages/contracts/src/places.ts':
      "import type { Limits } from '@smart-farming/weather-core/work/limits/limit'",
    'packages/weather-core/src/work/spray-limits.ts':
      "import { published } from './limit.ts'\nexport const SPRAY_LIMITS = { windKmh: published(15) }",
    'packages/weather-core/src/zone.ts': "export const f = new Intl.DateTimeFormat('en-GB')",
    'bench/src/run.ts': "import '@smart-farming/upstream-doubles/openai'\nimport './product.ts'",
    'bench/src/soak/world.ts': "import '../../../apps/api/src/db/embedded/embedded.ts'",
    'pnpm-lock.yaml': '\n'.repeat(400),
    'apps/api/src/app.ts':
      "import { createWeather } from './weather/create.ts'\nimport { bindAll } from './http/answers/bind-all.ts'",
    'apps/api/src/weather/create.ts': "import type { Handlers } from '../http/answers/bind.ts'",
    'apps/api/src/http/frame/when-listening.ts':
      "export const a = (app) => app.addHook('onListen', () => {})",
    'apps/api/src/config.ts': 'export const env = process.env',
    'apps/api/src/upstream/bounded-get.ts': "import { request } from 'undici'\nimport '../http/errors.ts'",
    'apps/api/src/chat/model/openai/openai-model.ts':
      "import { fetch } from 'undici'\nexport const ask = () => fetch('/')",
    'apps/api/src/weather/open-meteo.ts': 'export const pattern = String.raw`\\d`',
    'apps/api/src/weather/answers/forecast-store.ts':
      "import { eq } from 'drizzle-orm'\nimport '../../db/schema.ts'",
    'apps/api/src/places/gazetteer-load-store.ts': 'export const a = (sql) => sql.unsafe("select 1")',
    'apps/api/src/weather/rows.ts': "import type { Sql } from 'postgres'",
    'apps/api/src/chat/model.fixture.ts': "import '@smart-farming/upstream-doubles/openai'",
    'apps/api/src/chat/model.test.ts': "import './model.fixture.ts'",
    'apps/api/tests/weather.test.ts':
      "import '@smart-farming/upstream-doubles/open-meteo'\nimport '../src/app.ts'",
    'apps/web/src/features/weather/a.tsx':
      "import { sayReason } from '@smart-farming/words/say/reason'\nimport type { Work } from '@smart-farming/weather-core/work/judge-forecast'\nimport '@smart-farming/weather-core/work/spray-limits'",
    'packages/words/src/say/reason.ts':
      "import type { Why } from '@smart-farming/weather-core/why'\nimport '@smart-farming/weather-core/display-units'",
    'apps/web/src/features/weather/a.test.ts':
      "import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'",
    'apps/web/src/routes/__root.tsx': "import '../features/chat/chat-panel.tsx'",
    'apps/web/src/routes/_signed-in.dashboard.tsx': "import '../features/weather/weather-panel.tsx'",
    'apps/web/src/routeTree.gen.ts': '\n'.repeat(400),
  }
  assert.deepEqual(offencesOf(allowed), [])
})

test('a folder of more files than a newcomer sees the order of is refused; tests beside them and style sheets do not count', () => {
  const folder = (count, name) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`apps/web/src/features/chat/${name(at)}`, '']),
    )
  const named = (ending) => (at) => `part-${at}.${ending}`
  const full = { ...folder(14, named('ts')), ...folder(20, named('test.ts')), ...folder(20, named('css')) }
  assert.deepEqual(offencesOf(full), [])
  assert.match(offencesOf({ ...full, ...folder(15, named('ts')) }).join(), /features\/chat\/: 15 files/)
  const tests = (count) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`apps/api/tests/chat/${named('test.ts')(at)}`, '']),
    )
  assert.deepEqual(offencesOf(tests(14)), [])
  assert.match(offencesOf(tests(15)).join(), /tests\/chat\/: 15 files/)
})
