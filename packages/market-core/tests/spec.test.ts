import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const rules = readFileSync(join(folder, 'SPEC.md'), 'utf8')
const tests = globSync(['src/**/*.test.ts', 'tests/**/*.test.ts'], { cwd: folder })
  .map((path) => readFileSync(join(folder, path), 'utf8'))
  .join('\n')
const idsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id = '']) => id)
const named = idsIn(rules, /\*\*([A-Z]\d+)\*\*/g)
const shown = new Set(idsIn(tests, /['`]([A-Z]\d+) /g))

test('no id names two rules', () => {
  expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([])
})

test('every rule is shown by a test, and every id in a title is a rule', () => {
  expect(named.filter((id) => !shown.has(id))).toEqual([])
  expect([...shown].filter((id) => !named.includes(id))).toEqual([])
})
