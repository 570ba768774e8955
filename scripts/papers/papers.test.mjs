// What the papers say of the code is held against it.
import assert from 'node:assert/strict'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { sourcePaths } from '../boundaries/source-files.mjs'
import { root } from '../toolchain.mjs'
import { levels } from './asvs-requirements.mjs'
import { figureRows, rowOffence } from './figure-rows.mjs'
import { heldRows } from './held-rows.mjs'

const isFile = (path) => existsSync(join(root, path)) && lstatSync(join(root, path)).isFile()
const read = (path) => (isFile(path) ? readFileSync(join(root, path), 'utf8') : undefined)

test('every limit and timing on its page is the figure that the code has', () => {
  const page = read('docs/limits-and-timings.md')
  const rows = figureRows(page)
  const tableLines = page.split('\n').filter((line) => /^\|(?! What \| |---)/.test(line))
  assert.equal(rows.length, tableLines.length, 'a row that names no file and figure is not checked')
  assert.deepEqual(
    rows.flatMap((row) => rowOffence(row, read) ?? []),
    [],
  )
})

test('every table of the database stands where operators read what is kept', () => {
  const folder = 'apps/api/src/db'
  const sources = readdirSync(join(root, folder)).map((name) => read(join(folder, name)) ?? '')
  const tables = sources.flatMap((text) => [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => name))
  assert.ok(tables.length > 10)
  const page = read('docs/operating.md')
  assert.deepEqual(
    tables.filter((name) => !page.includes(`\`${name}\``)),
    [],
  )
})

/** How many rows of each kind: sessions, passwords, input, database, outside services, overload, logs, soak. */
const checks = { S: 8, P: 8, F: 10, D: 9, U: 11, O: 5, L: 2, K: 1 }

test('every check of reliability has its row, which names a test, a bench or that there is none', () => {
  const rows = heldRows(read('docs/reliability.md'), /[SPFDUOLK]\d+/)
  assert.deepEqual(
    rows.flatMap(({ ids }) => ids),
    Object.entries(checks).flatMap(([kind, most]) =>
      Array.from({ length: most }, (_, at) => `${kind}${at + 1}`),
    ),
  )
  const shown = /`(?:apps|bench)\/[^`]+\.ts`|\*\*/
  assert.deepEqual(
    rows.filter(({ cells: [, by = ''] }) => !shown.test(by)).map(({ ids: [id] }) => id),
    [],
  )
})

test('how alike names look to a guesser is the same figure on both pages', () => {
  const measured = read('docs/measurements.md').match(
    /^\| Wrong password of a known .*? \| ([\d.]+) %, ([\d.]+) \|/m,
  )
  assert.ok(measured)
  const [, apart, auc] = measured
  const [row] = heldRows(read('docs/reliability.md'), /P6/)
  assert.equal(row.cells.at(-1), `medians ${apart} % apart, AUC ${auc}`)
})

test('every requirement of ASVS 5.0.0, levels 1 and 2, has its verdict, and they are counted right', () => {
  const page = read('docs/security.md')
  const rows = heldRows(page, /\d+\.\d+\.\d+/)
  const byNumber = (a, b) => a.localeCompare(b, 'en', { numeric: true })
  assert.equal(levels.size, 70 + 183)
  assert.deepEqual(rows.flatMap(({ ids }) => ids).sort(byNumber), [...levels.keys()].sort(byNumber))

  for (const { ids, note } of rows) {
    const named = [...new Set(ids.map((id) => levels.get(id)))].sort()
    assert.equal(note, `(${named.join(', ')})`, `the level of ${ids}`)
  }

  const counted = [...page.matchAll(/^\| ([a-z/ ]+) \| (\d+) \| (\d+) \|/gm)]
  const verdicts = counted.map(([, verdict]) => verdict)
  assert.deepEqual(verdicts, ['held', 'in part', 'not held', 'operator', 'n/a'])
  for (const { ids, cells } of rows) assert.ok(verdicts.includes(cells[1]), `${ids} is "${cells[1]}"`)
  for (const [, verdict, ...said] of counted) {
    const judged = rows.filter(({ cells }) => cells[1] === verdict).flatMap(({ ids }) => ids)
    const are = [1, 2].map((level) => judged.filter((id) => levels.get(id) === level).length)
    assert.deepEqual(said.map(Number), are, verdict)
  }
})

/**
 * The paths of the repository that a page names, each alone in a span of code; `<feature>` and `*` stand for several.
 */
const pathsIn = (text) =>
  [...text.matchAll(/`((?:apps|packages|scripts|bench|docs)\/[^`\s]+)`/g)]
    .map(([, path]) => path)
    .filter((path) => !/[<*]/.test(path))

for (const walk of ['A forecast', 'A chat message', 'A price file']) {
  test(`the walk of "${walk}" names its files`, () => {
    const [, text] = read('docs/architecture.md').split(`\n## ${walk}\n`)
    assert.ok(pathsIn(text.split('\n## ')[0]).filter(isFile).length > 12)
  })
}

// Not the records: they name what was there on their day.
const living = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs')).map((name) => join('docs', name)),
]
for (const page of living.filter((name) => name.endsWith('.md'))) {
  test(`every path that ${page} names exists`, () => {
    assert.deepEqual(
      pathsIn(read(page)).filter((path) => !existsSync(join(root, path))),
      [],
    )
  })
}

test('every link between the papers leads somewhere', () => {
  const papers = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(root, 'docs'), { recursive: true }).map((name) => join('docs', name)),
  ]
  const broken = papers
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:)([^)#]+)/g)].flatMap(([, target]) =>
        existsSync(join(root, dirname(path), target)) ? [] : [`${path}: ${target}`],
      ),
    )
  assert.deepEqual(broken, [])
})

test('every file that a decision record names is there, or the top of the record says what became of it', () => {
  const files = [...sourcePaths(root), ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)]
  const isThere = (path) => files.some((file) => file === path || file.endsWith(`/${path}`))
  const folder = 'docs/decisions'
  const gone = readdirSync(join(root, folder)).flatMap((name) => {
    const record = read(join(folder, name)) ?? ''
    const [top = ''] = record.split('\n## ')
    return [...record.matchAll(/`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs|css|sql))`/g)]
      .map(([, path]) => path)
      .filter((path) => !isThere(path) && !top.includes(path))
      .map((path) => `${name}: ${path}`)
  })
  assert.deepEqual(gone, [])
})
