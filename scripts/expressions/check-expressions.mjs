// Checks that every regular expression on farmers' text takes linear time (recheck), or is listed
// in `not-linear.json`. A listed expression that no longer exists, or is now linear, also fails.
// `--write` recreates the list.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../toolchain.mjs'
import { findExpressions } from './find-expressions.mjs'

process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = await import('recheck')

/** Code that reads text from strangers or models. */
const folders = ['packages/market-core/src/{reader,answering,claims}', 'apps/api/src/chat']
const list = join(import.meta.dirname, 'not-linear.json')
const isWriting = process.argv.includes('--write')
/**
 * An expression not proven linear within this time counts as not linear. Listed expressions are not
 * checked again.
 */
const TIMEOUT_MS = 60_000
const listed = isWriting ? {} : JSON.parse(readFileSync(list, 'utf8'))
const paths = folders
  .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(?:test|fixture)\.ts$/.test(path))
  .sort()

/** Cached by expression, because many occur in several files. */
const verdicts = new Map()
function isLinear({ source, flags }) {
  if (source === undefined) return false
  const key = `/${source}/${flags}`
  if (!verdicts.has(key)) {
    const { status, complexity } = checkSync(source, flags, { timeout: TIMEOUT_MS })
    verdicts.set(key, status === 'safe' && complexity?.type !== 'polynomial')
  }
  return verdicts.get(key)
}

const nameOf = ({ source, flags }) => (source === undefined ? 'new RegExp' : `/${source}/${flags}`)
const found = {}
let offences = 0
for (const path of paths) {
  const known = new Set(listed[path])
  const here = new Set()
  for (const expression of findExpressions(path, readFileSync(join(root, path), 'utf8'))) {
    const name = nameOf(expression)
    if (known.has(name)) {
      here.add(name)
      continue
    }
    if (isLinear(expression)) continue
    here.add(name)
    if (isWriting) continue
    offences += 1
    console.error(`${path}:${expression.line}: not linear, or not shown to be: ${name}`)
  }
  if (here.size > 0) found[path] = [...here].sort()
}
for (const [path, names] of Object.entries(listed))
  for (const name of names.filter((one) => !found[path]?.includes(one))) {
    offences += 1
    console.error(`${path}: ${name} is gone; scripts/expressions/not-linear.json still lists it`)
  }
if (isWriting) writeFileSync(list, `${JSON.stringify(found, null, 2)}\n`)
const left = Object.values(found).flat().length
console.log(
  `${paths.length} files, ${verdicts.size} expressions checked, ${left} listed as not linear, ${offences} others`,
)
process.exit(offences === 0 ? 0 : 1)
