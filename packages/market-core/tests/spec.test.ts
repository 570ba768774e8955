import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group)

const rules = found(read('SPEC.md'), /\*\*([A-Z]\d+)\*\*/g)
const titles = globSync(['src/**/*.test.ts', 'tests/**/*.test.ts'], { cwd: folder })
  .filter((path) => !path.endsWith('spec.test.ts'))
  .flatMap((path) => found(read(path), /(?:\btest|\]\)|\)\))\(\s*['`](.*)['`],/g))
const shown = new Set(titles.map((title) => /^[A-Z]\d+(?= )/.exec(title)?.[0] ?? title))

test('no id names two rules', () => {
  expect(rules.filter((id, at) => rules.indexOf(id) !== at)).toEqual([])
})

test('every rule is shown by a test, and every title begins with the id of a rule', () => {
  expect(rules.filter((id) => !shown.has(id))).toEqual([])
  expect([...shown].filter((id) => !rules.includes(id))).toEqual([])
})
