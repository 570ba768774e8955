import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { exportedFunctions, uses } from './syntax.mjs'

const skipped = new Set(['node_modules', 'dist', '.turbo', '.data', '.reports', 'test-results', 'migrations'])
const generated = /\.gen\.ts$|^pnpm-lock\.yaml$/
const source = /\.(ts|tsx|mts|mjs|css|sql|sh|html|ya?ml)$/
const parsed = /\.(ts|tsx|mts|mjs)$/

/**
 * @typedef {object} SourceFile
 * @property {string} path from the repository's root, with forward slashes
 * @property {boolean} isTest a test, or something that only tests use
 * @property {number} lines
 * @property {{ line: number, specifier: string, target: string, isType: boolean }[]} imports `target`: a path from the
 *   root for a relative import, else the package's name; `isType`: it is gone when the code runs
 * @property {{ line: number, text: string }[]} uses dotted names and calls that rules may care about: `process.env`,
 *   `Date.now`, `new Date()`, `fetch()`, `` sql`` ``; `Intl without a locale` for any formatter that takes the
 *   machine's
 * @property {{ line: number, name: string }[]} functions that it exports
 */

const folders = ['apps', 'packages', 'scripts', 'bench', '.github', '.ci']

/** Every hand-written source file of a root folder itself, and under its `folders`. */
export function sourceFiles(root) {
  return sourcePaths(root).map((path) => read(root, path))
}

/** Their paths from the root. */
export function sourcePaths(root) {
  const own = readdirSync(root).filter((name) => source.test(name) && !generated.test(name))
  return [...own, ...folders.flatMap((folder) => walk(root, folder))]
}

function walk(root, folder) {
  let entries
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true })
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(root, path)
    return source.test(entry.name) && !generated.test(entry.name) ? [path] : []
  })
}

function read(root, path) {
  const text = readFileSync(join(root, path), 'utf8')
  const file = {
    path,
    isTest:
      /\.(test|fixture)\.(ts|tsx|mjs)$|\/(tests|testing)\/|\/vitest\.config\.ts$/.test(path) ||
      path.startsWith('apps/e2e/'),
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports: [],
    uses: [],
    functions: [],
  }
  return parsed.test(path) ? { ...file, ...analyse(path, text) } : file
}

function analyse(path, text) {
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const line = (offset) => text.slice(0, offset).split('\n').length
  const requests = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
    ...module.dynamicImports
      // Only a literal names its module; anything else is none of ours.
      .filter((entry) => /^['"]/.test(text.slice(entry.moduleRequest.start, entry.moduleRequest.end)))
      .map(({ moduleRequest: { start, end } }) => ({ start, value: text.slice(start + 1, end - 1) })),
  ]
  return {
    imports: requests.map(({ start, value, isType = false }) => ({
      line: line(start),
      specifier: value,
      target: target(path, value),
      isType,
    })),
    uses: uses(program).map(({ start, text }) => ({ line: line(start), text })),
    functions: exportedFunctions(program).map(({ start, name }) => ({ line: line(start), name })),
  }
}

/** A relative import's path from the root, or the package that the specifier names. */
function target(path, specifier) {
  if (specifier.startsWith('.')) return posix.join(dirname(path), specifier)
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]
}
