import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { sourceFiles } from '../boundaries/source-files.mjs'
import { wordsOffences } from '../words/words-rules.mjs'
import { minutesFile } from './minutes.mjs'

/** What a new provider, and a new setting, touch is counted by one that is there, with its names. */
const PROVIDER = /met-?norway|MET_NORWAY/i
const SETTING = /SEARCHES_PER_MINUTE|searchesPerMinute/

/** What has lines of a program. */
const code = /\.(ts|tsx|mts|mjs)$/

/**
 * How easily a newcomer finds the way through a tree of ours.
 *
 * @param {string} root folder with the tree
 * @returns {[name: string, figure: string][]}
 */
export function measureHouse(root) {
  const all = sourceFiles(root).filter(({ path }) => code.test(path))
  const files = all.filter(({ isTest }) => !isTest)
  const text = ({ path }) => readFileSync(join(root, path), 'utf8')
  const byFolder = [...Map.groupBy(files, ({ path }) => posix.dirname(path)).values()].map(
    ({ length }) => length,
  )
  const lines = files.map((file) => file.lines)
  const sentences = files.filter((file) => wordsOffences(file.path, () => text(file)).length > 0)
  const naming = (name) => String(files.filter((file) => name.test(text(file))).length)
  return [
    ['source files, and tests with what they use', `${files.length}, ${all.length - files.length}`],
    ['files in a folder: median, most', `${quantile(byFolder, 0.5)}, ${Math.max(...byFolder)}`],
    [
      'lines of a file: median, p90, most',
      `${quantile(lines, 0.5)}, ${quantile(lines, 0.9)}, ${Math.max(...lines)}`,
    ],
    ['import circles, types included', String(importCircles(all).length)],
    ['files that make a sentence outside the catalogue', String(sentences.length)],
    ['source files that name one weather provider', naming(PROVIDER)],
    ['source files that name one setting', naming(SETTING)],
    ['minutes of the last `npm test` there', minutes(root)],
  ]
}

const minutes = (root) =>
  existsSync(minutesFile(root)) ? readFileSync(minutesFile(root), 'utf8') : 'not run'

const quantile = (figures, share) =>
  figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) * share)]

/**
 * Groups of files that reach each other by relative imports (Tarjan's strongly connected components). Workspaces import
 * each other one way, which the boundaries check.
 *
 * @param {{ path: string, imports: { specifier: string, target: string }[] }[]} files
 * @returns {string[][]} the paths of each group of more than one
 */
export function importCircles(files) {
  const known = new Map(files.map((file) => [file.path, file]))
  const order = new Map()
  const low = new Map()
  const open = []
  const circles = []
  const visit = (path) => {
    order.set(path, order.size)
    low.set(path, order.get(path))
    open.push(path)
    for (const { specifier, target } of known.get(path).imports) {
      if (!specifier.startsWith('.') || !known.has(target)) continue
      if (!order.has(target)) visit(target)
      if (open.includes(target)) low.set(path, Math.min(low.get(path), low.get(target)))
    }
    if (low.get(path) !== order.get(path)) return
    const group = open.splice(open.indexOf(path))
    if (group.length > 1) circles.push(group)
  }
  for (const path of known.keys()) if (!order.has(path)) visit(path)
  return circles
}
