import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languageTable } from '../scripts/languages/language-table.ts'
import { isUnread } from '../src/understand/languages/unread/unread-language.ts'

const folder = join(import.meta.dirname, '../corpus')
const corpus = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => line.replace(/[[\]{}<>]/g, ''))

const texts = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

test('Q94 no line of the corpus, which is of the languages that are read, is taken for another', () => {
  expect(corpus.length).toBeGreaterThan(8000)
  expect(corpus.filter(isUnread)).toEqual([])
})

test('Q94 of short questions of farms in thirty others nine in ten are known not to be read', () => {
  const asked = texts('unread-languages.txt')
  expect(asked.filter(isUnread).length / asked.length).toBeGreaterThan(0.9)
})

test('Q94 a language is known by its commonest words and the letters of all', () => {
  const path = mkdtempSync(join(tmpdir(), 'smart-farming-test-'))
  try {
    const page = join(path, 'page.html')
    writeFileSync(page, '<header>Title</header><p>Gli altri e gli, gli altro.</p>')
    expect(languageTable(page)).toEqual({ words: 'gli', letters: { 2: '_alaltltr' } })
  } finally {
    rmSync(path, { recursive: true })
  }
})
