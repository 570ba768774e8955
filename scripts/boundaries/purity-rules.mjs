// What code may reach for beside its imports.
import { featureOf, writesSql } from './import-rules.mjs'

const core = /^packages\/(weather|market)-core\/src\//

const impure = [
  [/^Date\.now$|^new Date\(\)$|^Date\(\)$|^performance\./, 'now is an argument'],
  [/^Math\.random$|^crypto\./, 'a rule gives the same answer every time'],
  [/^fetch\(\)$|^globalThis\./, 'a core package does no I/O'],
  [/^(setTimeout|setInterval|setImmediate|queueMicrotask)\(\)$/, 'a core package has no timers'],
  [/^process\./, 'a core package knows no environment'],
  [/^console\./, 'a core package does not log'],
  [/\.toLocale[A-Za-z]*$/, 'words and locale belong to the client'],
  [/^Intl without a locale$/, "the machine's locale is no argument: name one"],
]

/** The cores are functions of their arguments. */
function pureCores(file) {
  if (!core.test(file.path) || file.isTest) return []
  return [
    ...file.uses.flatMap(({ line, text }) => {
      const rule = impure.find(([pattern]) => pattern.test(text))
      return rule === undefined ? [] : [[line, `${text}: ${rule[1]}`]]
    }),
    ...file.imports
      .filter(({ specifier }) => !specifier.startsWith('.'))
      .map(({ line, specifier }) => [line, `imports ${specifier}: a core package imports nothing`]),
  ]
}

/** One reader of the environment, so that every setting is checked and documented. */
function oneConfig(file) {
  const isProduct = /^(apps|packages)\/[^/]+\/src\//.test(file.path) && !file.isTest
  if (!isProduct || file.path === 'apps/api/src/config.ts') return []
  return file.uses
    .filter(({ text }) => text === 'process.env')
    .map(({ line }) => [line, 'process.env: settings are read in apps/api/src/config.ts only'])
}

const apiSource = (file) => file.path.startsWith('apps/api/src/') && !file.isTest

/** Statements are written where they are looked for, however they reach PostgreSQL. */
function sqlInStores(file) {
  if (!apiSource(file) || writesSql.test(file.path)) return []
  return file.uses
    .filter(({ text }) => /^[A-Za-z]+``$|\.unsafe$/.test(text))
    .map(({ line, text }) => [line, `${text}: only db/ and a feature's store write SQL`])
}

/** Node's own `fetch` has no bound on what it reads; the model adapter hands undici's to its library. */
function boundedFetch(file) {
  if (!apiSource(file) || file.imports.some(({ target }) => target === 'undici')) return []
  return file.uses
    .filter(({ text }) => text === 'fetch()' || text === 'globalThis.fetch')
    .map(({ line }) => [line, 'fetch: an outside service is asked through upstream/bounded-get.ts'])
}

/** A feature of the API answers `{ handlers, close? }` and never touches the app. */
function featuresHaveNoHooks(file) {
  if (!apiSource(file) || featureOf(file.path) === undefined) return []
  return file.uses
    .filter(({ text }) => text.endsWith('.addHook'))
    .map(({ line, text }) => [
      line,
      `${text}: a feature begins work by whenListening, and ends it in its close`,
    ])
}

/** Places that use Intl to work something out, or for a reader that is no person. */
const noReader = [
  'packages/weather-core/src/zone.ts',
  'packages/market-core/src/reader/lexicon/names-of-places.ts',
  'apps/api/src/places/search/countries.ts',
  'apps/api/src/timing/place-zone.ts',
  'apps/api/src/market/imports/download.ts',
  'apps/api/src/market/stored/price-places-store.ts',
  'apps/api/src/chat/model/briefs.ts',
  'apps/web/src/inline/intl.ts',
]

/** Figures, days and names are written as the reader's language writes them, and that is known in one place. */
function formatsInWords(file) {
  const isProduct = /^(apps\/(api|web)|packages\/(contracts|market-core|weather-core))\/src\//.test(file.path)
  if (!isProduct || file.isTest || noReader.includes(file.path)) return []
  return file.uses
    .filter(({ text }) => /\.(toFixed|toLocale[A-Za-z]*)$|^Intl\./.test(text))
    .map(({ line, text }) => [line, `${text}: packages/words/src/format writes figures, days and names`])
}

/** What a request says of itself that its sender can choose, and the one place that reads it: [use, where, why]. */
const believed = [
  [
    /\.(ips?|remoteAddress)$/,
    'apps/api/src/http/limits/client-address.ts',
    'whatever a header says: a caller is known by request.clientAddress',
  ],
  [
    /\.cookies$/,
    'apps/api/src/http/session/session.ts',
    'the first of two cookies of a name: ours are read by http/session/own-cookie.ts',
  ],
]

function believedOnce(file) {
  if (!apiSource(file)) return []
  return file.uses.flatMap(({ line, text }) => {
    const rule = believed.find(([pattern, where]) => pattern.test(text) && file.path !== where)
    return rule === undefined ? [] : [[line, `${text} is ${rule[2]}`]]
  })
}

export const purityRules = [
  pureCores,
  oneConfig,
  sqlInStores,
  boundedFetch,
  featuresHaveNoHooks,
  believedOnce,
  formatsInWords,
]
