// Who may import what. Each rule looks at one file and answers its offences as [line, why].

const scope = '@smart-farming/'
const cores = ['weather-core', 'market-core']

/** Workspace -> the workspaces that it may import. What is not listed may import none. */
const mayImport = {
  // Their scripts; what they export imports nothing (purity-rules.mjs).
  'packages/weather-core': ['vectors'],
  'packages/market-core': ['vectors'],
  'packages/contracts': cores,
  'packages/words': ['contracts', ...cores],
  'apps/api': ['contracts', 'words', ...cores],
  'apps/web': ['contracts', 'words', ...cores],
  'apps/e2e': ['contracts', 'words', 'upstream-doubles', ...cores],
  // It measures the product from without, as a process.
  bench: ['contracts', 'words', 'upstream-doubles', ...cores],
}
/** Workspace -> files that it may take from another by their path, because no package exports them. */
const mayReach = {
  bench: [
    // The soak stands between the product and the PostgreSQL that the product brings along.
    'apps/api/src/db/embedded/embedded.ts',
    // What is measured on a phone is measured in the browser that is tested.
    'apps/e2e/src/chromium.ts',
    'apps/e2e/src/engines/chromium-arguments.ts',
    // The fuzz reads messages in the product's own pool of threads.
    'apps/api/src/timing/worker-pool.ts',
    'apps/api/src/chat/reading/chat-tasks.ts',
    'apps/api/src/market/stored/price-tasks.ts',
    'apps/api/src/market/stored/shared-places.ts',
  ],
}
/** Tests may use the stand-ins as well. */
const testsMayImport = ['upstream-doubles']

/**
 * Folders of the API that are its frame, or processes of their own as server.ts is; every other folder is a feature.
 */
const apiFrame = ['http', 'db', 'process', 'timing', 'upstream']
/** Entry points of their own, which put features together as server.ts does. */
const apiCommands = 'commands'

/** Where SQL is written: `db/`, and a feature's own store. */
export const writesSql = /^apps\/api\/src\/(db\/|[^/]+\/(.+\/)?([a-z-]+-)?store\.ts$)/

const workspaceOf = (path) => /^((apps|packages)\/[^/]+|bench)(?=\/)/.exec(path)?.[0]

/** The feature that a file belongs to, such as `apps/api/src/weather`. */
export function featureOf(path) {
  const web = /^apps\/web\/src\/features\/[^/]+(?=\/)/.exec(path)?.[0]
  if (web !== undefined) return web
  const [folder, name] = /^apps\/api\/src\/([^/]+)(?=\/)/.exec(path) ?? []
  return folder === undefined || name === apiCommands || apiFrame.includes(name) ? undefined : folder
}

function eachImport(judge) {
  return (file) =>
    file.imports.flatMap((entry) => {
      const why = judge(file, entry)
      return why === undefined ? [] : [[entry.line, why]]
    })
}

const isRelative = ({ specifier }) => specifier.startsWith('.')

/** weather-core, market-core <- contracts <- words <- api, web; and api and web never meet. */
const oneWay = eachImport((file, entry) => {
  const from = workspaceOf(file.path)
  if (from === undefined) return undefined
  if (isRelative(entry)) {
    const leaves = workspaceOf(entry.target) !== from && !mayReach[from]?.includes(entry.target)
    return leaves ? `imports ${entry.target}: another workspace is imported by its name` : undefined
  }
  if (!entry.target.startsWith(scope)) return undefined
  const allowed = [...(mayImport[from] ?? []), ...(file.isTest ? testsMayImport : [])]
  const wanted = entry.target.slice(scope.length)
  return allowed.includes(wanted) ? undefined : `${from} may not import ${entry.target}`
})

/** A feature never imports a feature; app.ts and deps.ts, and the web client's routes, compose them. */
const featuresApart = eachImport((file, entry) => {
  if (!isRelative(entry)) return undefined
  const [from, to] = [featureOf(file.path), featureOf(entry.target)]
  if (to === undefined || from === to) return undefined
  if (from !== undefined) return `a feature never imports a feature (${to})`
  const isPart = /^apps\/(api\/src\/(http|db|process|timing|upstream)|web\/src\/(components|testing))\//.test(
    file.path,
  )
  return isPart ? `what all features build on may not know one of them (${to})` : undefined
})

/** What puts the API together, and the one place that does: [what, who, why]. Types may be named anywhere. */
const composers = [
  [
    /^apps\/api\/src\/[^/]+\/create\.ts$/,
    // `pnpm questions` is the product without a server.
    ['apps/api/src/app.ts', 'apps/api/src/commands/questions/engine-here.ts'],
    'features are made in app.ts, which hands each what it needs of the others',
  ],
  [
    /^apps\/api\/src\/http\/answers\/bind-all\.ts$/,
    ['apps/api/src/app.ts'],
    'the endpoint table is bound once, in app.ts',
  ],
  [
    /^apps\/api\/src\/http\/answers\/bind\.ts$/,
    ['apps/api/src/http/answers/bind-all.ts'],
    'features answer handlers; bindAll makes routes of them',
  ],
]
const composedOnce = eachImport((file, entry) => {
  if (entry.isType || file.isTest || !isRelative(entry)) return undefined
  const rule = composers.find(([what]) => what.test(entry.target))
  return rule === undefined || rule[1].includes(file.path) ? undefined : `imports ${entry.target}: ${rule[2]}`
})

/** In the web client, parts know nothing of the pages that put them together. */
const pagesAbove = eachImport((file, entry) => {
  const [, part] = /^apps\/web\/src\/(features|components)\//.exec(file.path) ?? []
  const [, page] = /^apps\/web\/src\/(dashboard|embed|landing|routes)\//.exec(entry.target) ?? []
  return part && page && isRelative(entry)
    ? `${part} may not know the pages they are put into (${page})`
    : undefined
})

/** Packages that only some places may use: [package, where it is welcome, why]. Their types may be named anywhere. */
const kept = [
  [
    'undici',
    /^apps\/api\/src\/(upstream\/bounded-get|chat\/model\/openai\/openai-model)\.ts$/,
    'only the bounded request and the model adapter speak HTTP; whatever asks an outside service asks through them',
  ],
  ['openai', /^apps\/api\/src\/chat\//, 'only the model adapter knows the model'],
  ['drizzle-orm', writesSql, "only db/ and a feature's store know SQL"],
  ['postgres', /^apps\/api\/src\/db\//, 'only db/ opens connections'],
  ['zod', /^(packages\/contracts|apps\/api)\//, 'shapes come from the contracts'],
]
const inPlace = eachImport((file, entry) => {
  if (entry.isType || file.isTest || !/^(apps|packages)\/[^/]+\/src\//.test(file.path)) return undefined
  const rule = kept.find(([name]) => name === entry.target)
  return rule === undefined || rule[1].test(file.path) ? undefined : `imports ${entry.target}: ${rule[2]}`
})

/** What tests make up stays out of the product. */
const testsApart = eachImport((file, entry) =>
  !file.isTest && isRelative(entry) && /\.fixture\.tsx?$|\/(tests|testing)\//.test(entry.target)
    ? `imports ${entry.target}: only tests use it`
    : undefined,
)

export const importRules = [oneWay, featuresApart, composedOnce, pagesAbove, inPlace, testsApart]
