// Paths, links and tables named in the documents must exist.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from './toolchain.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true }).map((name) => `docs/${name}`),
].filter((path) => path.endsWith('.md'))

/** GitHub's anchor for a heading. */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
const anchors = (path) => [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchor(heading))

for (const page of pages) {
  test(`every path and link in ${page} exists`, () => {
    const text = read(page)
    const paths = [...text.matchAll(/`((?:apps|packages|scripts|bench|docs|patches)\/[^`\s<*]+)`/g)]
    const missing = paths.map(([, path]) => path).filter((path) => !existsSync(join(root, path)))
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
    const broken = links.filter(([, path, to]) => {
      const target = path === '' ? page : join(dirname(page), path)
      return !existsSync(join(root, target)) || (to !== undefined && !anchors(target).includes(to))
    })
    assert.deepEqual([...missing, ...broken.map(([link]) => link)], [])
  })
}

test('docs/operating.md names every database table', () => {
  const sources = readdirSync(join(root, 'apps/api/src/db'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(`apps/api/src/db/${name}`))
  const tables = sources.flatMap((text) => [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => name))
  assert.ok(tables.length > 10)
  const page = read('docs/operating.md')
  assert.deepEqual(
    tables.filter((name) => !page.includes(`\`${name}\``)),
    [],
  )
})

test('docs/security.md lists every ASVS requirement once, and its counts are correct', () => {
  const [top, ...sections] = read('docs/security.md').split('\n## ')
  const counts = [...top.matchAll(/^\| ([a-z/ ]+) \| (\d+) \|/gm)].map(([, verdict, count]) => [
    verdict,
    count,
  ])
  const judged = sections.flatMap((section) =>
    [...section.matchAll(/^\| (\d[\d., ]+) \| ([^|]+) \|/gm)].flatMap(([, ids, verdict]) =>
      ids.split(', ').map((id) => {
        const heading = section.split('\n')[0]
        return [id, { Held: 'held', 'Not applicable': 'n/a' }[heading] ?? verdict]
      }),
    ),
  )
  assert.equal(judged.length, 253)
  assert.equal(new Set(judged.map(([id]) => id)).size, judged.length)
  for (const [verdict, count] of counts)
    assert.equal(judged.filter(([, is]) => is === verdict).length, Number(count), verdict)
})
