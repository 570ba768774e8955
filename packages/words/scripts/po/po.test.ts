import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { listLocales, readTexts, writeTexts } from './message-files.ts'
import { readPo, writePo } from './po-text.ts'
import { createEntries, findFaults, mergeEntries } from './translations.ts'

const src = fileURLToPath(new URL('../../src', import.meta.url))
const english = await readTexts(src, 'en')
const others = listLocales(src).filter((locale) => locale !== 'en')

test('each locale translates every message, with the same arguments as the English text', () =>
  checkRows(others, async (locale) => {
    const texts = await readTexts(src, locale)
    expect([...texts.keys()]).toEqual([...english.keys()])
    expect([...english].flatMap(([path, text]) => findFaults(text, texts.get(path) ?? ''))).toEqual([])
  }))

test('exporting and importing a PO file changes no message', () =>
  checkRows(others, async (locale) => {
    const texts = await readTexts(src, locale)
    const po = readPo(writePo(locale, createEntries(english, texts)))
    expect(po.locale).toBe(locale)
    expect(mergeEntries(english, new Map(), po.entries)).toEqual({ texts, problems: [] })
  }))

test("importing a translation preserves the code around a file's messages", async () => {
  const copy = mkdtempSync(join(tmpdir(), 'messages-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  for (const folder of ['en/messages', 'fr/messages'])
    cpSync(join(src, folder), join(copy, folder), { recursive: true })
  const texts = new Map(await readTexts(src, 'fr')).set(
    'answers.whichThing',
    'Appelez\nle "véto" : C:\\, d’accord ?',
  )
  await writeTexts(copy, 'fr', texts)
  const path = join(copy, 'fr/messages/answers.ts')
  expect(await readTexts(copy, 'fr')).toEqual(texts)
  const [before, after] = [join(src, 'fr/messages/answers.ts'), path].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const around = (source = '') => [source.split(' = {')[0], source.split(' as const ')[1]]
  expect(around(after)).toEqual(around(before))
})

test('writing and reading a PO file preserves any text', () => {
  const entry = fc.record({
    context: fc.string(),
    english: fc.string({ minLength: 1 }),
    translation: fc.string(),
  })
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      expect(readPo(writePo('fr', entries))).toEqual({ locale: 'fr', entries })
    }),
  )
})

test('readPo reads folded lines, comments, fuzzy and obsolete entries', () => {
  const { locale, entries } = readPo(
    [
      '# French',
      '#, fuzzy',
      'msgid ""',
      'msgstr ""',
      '"Project-Id-Version: 1\\n"',
      '"Language: fr\\n"',
      '',
      '#: src',
      'msgctxt "a"',
      'msgid ""',
      '"Call "',
      '"{number}"',
      'msgstr ""',
      '"Appelez le "',
      '"{number}"',
      '#, fuzzy, icu-message-format',
      '#| msgid "Stay"',
      'msgctxt "b"',
      'msgid "Stop"',
      'msgstr "Restez"',
      '',
      '#~ msgctxt "c"',
      '#~ msgid "Gone"',
      '#~ msgstr "Parti"',
    ].join('\r\n'),
  )
  expect(locale).toBe('fr')
  expect(entries).toEqual([
    { context: 'a', english: 'Call {number}', translation: 'Appelez le {number}' },
    { context: 'b', english: 'Stop', translation: '' },
  ])
})

test('readPo refuses a file that is not PO or names no language', () => {
  expect(() => readPo('msgid ""\nmsgstr "Language: fr\\n"\n\nmsgid Call\n')).toThrow('not PO: msgid Call')
  expect(() => readPo('msgid ""\nmsgstr ""\n')).toThrow('no language')
})

test('mergeEntries refuses unknown, malformed, outdated and missing translations', () => {
  const texts = new Map([
    ['a', 'Call {number}'],
    ['b', 'Stop'],
    ['c', 'Go'],
  ])
  const entries = [
    { context: 'a', english: 'Call {number}', translation: 'Appelez le {numéro}' },
    { context: 'b', english: 'Halt', translation: 'Arrêtez' },
    { context: 'd', english: 'Wait', translation: 'Attendez' },
  ]
  const { problems } = mergeEntries(texts, new Map(), entries)
  expect(problems).toEqual([
    'd: no such message',
    expect.stringContaining('a: Error: not a message'),
    'b: the English has changed since the export',
    'c: not translated',
  ])
  expect(findFaults('Call {number}', 'Appelez {nom}')).toEqual([
    '{number} is not in both',
    '{nom} is not in both',
  ])
})
