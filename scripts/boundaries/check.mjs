import { dirname, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { benchMayImport, expressions, forTests, imports, layers, workspaces } from './rules.mjs'
import { isTest } from './source-files.mjs'

const MAX_LINES = 300
const MAX_IN_FOLDER = 14
const code = /\.(ts|tsx|mts|mjs)$/

/**
 * Folders with too many files. A test beside its source does not count, but a file in a `tests`
 * folder does.
 */
export function folderOffences(paths) {
  const counted = paths.filter((path) => code.test(path) && (!isTest(path) || path.includes('/tests/')))
  return [...Map.groupBy(counted, dirname)]
    .filter(([, { length }]) => length > MAX_IN_FOLDER)
    .map(([folder, { length }]) => `${folder}/: ${length} files (at most ${MAX_IN_FOLDER})`)
}

/** Rules that a file breaks, as `path:line: what: why`. */
export function fileOffences(path, text) {
  const found = []
  const lines = text.replace(/\n$/, '').split('\n').length
  if (lines > MAX_LINES) found.push(`${path}:${MAX_LINES}: ${lines} lines (at most ${MAX_LINES})`)
  if (!code.test(path)) return found
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const isProduct = /^(apps|packages)\/[^/]+\/src\//.test(path) && !isTest(path)
  const report = (start, what, why) =>
    why && found.push(`${path}:${text.slice(0, start).split('\n').length}: ${what}: ${why}`)
  for (const { start, end, isType } of importsOf(module)) {
    const [, specifier] = /^['"](.+)['"]$/.exec(text.slice(start, end)) ?? []
    if (specifier === undefined) continue
    const isRelative = specifier.startsWith('.')
    const target = isRelative ? posix.join(dirname(path), specifier) : specifier
    report(start, target, workspaceOffence(path, target, isRelative))
    for (const [files, other, why] of layers) {
      const [from, to] = [files.exec(path), other.exec(target)]
      if (from && to && (to[1] === undefined || from[1] !== to[1])) report(start, target, why)
    }
    for (const [files, other, why] of isProduct && !isType ? imports : [])
      if (files.test(path) && other.test(target)) report(start, target, why)
  }
  const rules = isProduct ? expressions.filter(([files]) => files.test(path)) : []
  const judge = ({ start, end }) => {
    const what = text.slice(start, end)
    for (const [, forbidden, why] of rules) if (forbidden.test(what)) report(start, what.slice(0, 60), why)
  }
  const kinds = ['MemberExpression', 'CallExpression', 'NewExpression', 'TaggedTemplateExpression']
  if (rules.length > 0) new Visitor(Object.fromEntries(kinds.map((kind) => [kind, judge]))).visit(program)
  return found
}

const importsOf = ({ staticImports, staticExports, dynamicImports }) => [
  ...staticImports.map(({ moduleRequest, entries }) => ({
    ...moduleRequest,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  })),
  ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
  ...dynamicImports.map((entry) => entry.moduleRequest),
]

const workspaceOf = (path) => /^((apps|packages)\/[^/]+|bench)(?=\/)/.exec(path)?.[0]

function workspaceOffence(path, target, isRelative) {
  const from = workspaceOf(path)
  if (from === undefined) return undefined
  if (isRelative) {
    const isOwn = workspaceOf(target) === from || (from === 'bench' && benchMayImport.test(target))
    return isOwn ? undefined : 'another workspace is imported by its name'
  }
  const [, name] = /^@smart-farming\/([^/]+)/.exec(target) ?? []
  const allowed = [undefined, ...(workspaces[from] ?? []), ...(isTest(path) ? forTests : [])]
  return allowed.includes(name) ? undefined : `${from} may not import ${name}`
}
