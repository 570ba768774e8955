const starts = (pattern) => new RegExp(`^${pattern}`)
const allBut = (...paths) => starts(`(?!${paths.join('|')})`)

const cores = ['weather-core', 'market-core']
/** Allowed imports between workspaces: importer -> imported. */
export const workspaces = {
  'packages/weather-core': ['vectors'],
  'packages/market-core': ['vectors'],
  'packages/contracts': cores,
  'packages/words': ['contracts', ...cores],
  'apps/api': ['contracts', 'words', ...cores],
  'apps/web': ['contracts', 'words', ...cores],
  'apps/e2e': ['contracts', 'words', 'upstream-doubles', ...cores],
  bench: ['upstream-doubles'],
}
/** Workspaces that every workspace's tests may import. */
export const forTests = ['upstream-doubles', 'vectors']
/** Files that bench imports by path, because no package exports them. */
export const benchMayImport =
  /^apps\/(api\/src\/db\/embedded\/embedded|e2e\/src\/(chromium|engines\/chromium-arguments))\.ts$/

const frame = '(?:http|db|process|timing|upstream)/'
const apiFeature = starts(`apps/api/src/(?!commands/|${frame})([^/]+)/`)
const webFeature = starts('apps/web/src/features/([^/]+)/')
const webPage = starts('apps/web/src/(?:dashboard|embed|landing|routes)/')
/** [files, forbidden imports, why]. Files of one feature may import each other. */
export const layers = [
  [apiFeature, apiFeature, 'a feature never imports a feature'],
  [webFeature, webFeature, 'a feature never imports a feature'],
  [starts(`apps/api/src/${frame}`), apiFeature, 'features build on this'],
  [starts('apps/web/src/(?:components|testing)/'), webFeature, 'features build on this'],
  [starts('apps/web/src/(?:features|components)/'), webPage, 'a part does not know its pages'],
]

const core = starts('packages/(weather|market)-core/')
const stores = '(?:db/|[^/]+/(.+/)?([a-z-]+-)?store\\.ts$)'
/**
 * Modules of the cores with only limits and names, which pages may load. The rules run on the
 * server.
 */
const names = '(.+/)?([a-z-]+-limits|enterprises|farm-crops)$'
const forPages =
  '(compass|days|defaults|display-units|place-name|steps/entry-precipitation|unit-conversion|work/limits/job-limit-sets|zone)(\\.ts)?$'
const ruleForPages = starts(`@smart-farming/weather-core/(?!${forPages}|${names})`)
const besidePages = starts(`packages/weather-core/src/(?!${forPages})`)
/** [product files, forbidden imports except types, why]. */
export const imports = [
  [
    allBut('apps/api/src/(upstream/bounded-get|chat/model/openai/openai-model).ts'),
    /^undici$/,
    'outside services are asked through upstream/bounded-get.ts',
  ],
  [
    starts('apps/api/src/chat/'),
    /^@smart-farming\/market-core\/(?!chat$)/,
    "the chat's entrance to market-core is its chat.ts",
  ],
  [allBut('apps/api/src/chat/'), /^openai(\/|$)/, 'only the chat knows the model'],
  [allBut(`apps/api/src/${stores}`), /^drizzle-orm(\/|$)/, "only db/ and a feature's store write SQL"],
  [allBut('apps/api/src/db/'), /^postgres$/, 'only db/ opens connections'],
  [allBut('apps/api/', 'packages/contracts/'), /^zod(\/|$)/, 'shapes come from the contracts'],
  [starts(''), /\.fixture\.tsx?$|\/(tests|testing)\//, 'only tests import this'],
  [core, /^(?!packages\/)/, 'a core imports no package'],
  [starts('packages/(contracts|words)/'), /^(?!packages\/|@smart-farming\/|zod\/)/, 'this package is pure'],
  [starts('packages/contracts/'), starts(`@smart-farming/.+-core/(?!${names})`), 'contracts take no rules'],
  [starts('(apps/web|packages/words)/'), ruleForPages, 'pages judge nothing'],
  [starts(`packages/weather-core/src/${forPages}`), besidePages, 'pages would load this with it'],
]

/**
 * [product files, forbidden expressions, why]. Biome forbids globals, such as `fetch` and
 * `process.env`.
 */
export const expressions = [
  [core, /^Date\.now$|^new Date\(\)$|^Math\.random$/, 'a rule answers the same every time'],
  [core, /^globalThis\.|\.toLocale\w+$|^(new )?Intl\.\w+\(\s*(\)|undefined)/, 'a rule knows no machine'],
  [starts('apps/api/'), /^globalThis\.fetch$/, 'outside services are asked through upstream/bounded-get.ts'],
  [starts(`apps/api/src/(?!${stores})`), /^\w+`|\.unsafe$/, "only db/ and a feature's store write SQL"],
  [starts('apps/api/src/(?!http/limits/client-address)'), /\.(ips?|remoteAddress)$/, 'use clientAddress'],
  [starts('apps/api/src/(?!http/session/session.ts)'), /\.cookies$/, 'use http/session/own-cookie.ts'],
]
