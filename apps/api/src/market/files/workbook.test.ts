import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { collectItems, createWorkbook, refusalText } from '../../../tests/support/prices/price-files.ts'
import { UnreadableFile } from '../imports/price-item.ts'
import { columnLetters as letters, readSheetRows } from './workbook.ts'

const rowsOf = (file: Uint8Array, sheet: string) => collectItems(readSheetRows(file, sheet))
const values = async (file: Uint8Array, sheet: string) =>
  (await rowsOf(file, sheet)).map(({ cells }) => Object.fromEntries(cells))

/** XML can contain every character except most control characters. */
const character = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !/\p{Cc}/u.test(text))
const cell = fc.option(fc.oneof(character, fc.double({ noNaN: true, noDefaultInfinity: true })), {
  nil: undefined,
})

test('reads back any text or number that was written into a sheet', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), async (table) => {
      const expected = table.map((row) =>
        Object.fromEntries(
          row.flatMap((value, column) =>
            value === undefined ? [] : [[String.fromCharCode(65 + column), String(value)]],
          ),
        ),
      )
      expect(await values(createWorkbook({ other: [['x']], Prices: table }), 'prices')).toEqual(expected)
    }),
  )
})

const parts = (sheet: string, texts = '<sst/>') => ({
  'xl/workbook.xml': strToU8('<workbook><sheet name="P" r:id="r1"/></workbook>'),
  'xl/_rels/workbook.xml.rels': strToU8('<R><Relationship Id="r1" Target="/xl/worksheets/s.xml"/></R>'),
  'xl/worksheets/s.xml': strToU8(sheet),
  'xl/sharedStrings.xml': strToU8(texts),
})
const zipped = (files: Record<string, Uint8Array>) => zipSync(files, { level: 1 })
const raw = (sheet: string, texts?: string) => zipped(parts(sheet, texts))

test('reads prefixes, inline strings, formulas and rich text from other spreadsheet programs', async () => {
  const sheet = `<x:worksheet><x:row r="7"><x:c r='A7' t='inlineStr'><x:is><x:t>a &amp; b</x:t></x:is></x:c>
    <x:c r="B7"><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c r="C7" t="s"><x:v>0</x:v></x:c><x:c r="D7"/></x:row></x:worksheet>`
  const texts =
    '<sst><si><r><t>Maize</t></r><r><t xml:space="preserve"> **</t></r><rPh><t>hint</t></rPh></si></sst>'
  expect(await rowsOf(raw(sheet, texts), 'P')).toEqual([
    {
      number: 7,
      cells: new Map([
        ['A', 'a & b'],
        ['B', '2'],
        ['C', 'Maize **'],
      ]),
    },
  ])
})

test('places cells without a reference after the previous cell, and reads booleans as words', async () => {
  const sheet = `<worksheet><row><c><v>1</v></c><c r="D1"><v>2</v></c><c/><c t="b"><v>1</v></c></row>
    <row><c t="b"><v>0</v></c><c t="e"><v>#N/A</v></c></row></worksheet>`
  expect(await values(raw(sheet), 'P')).toEqual([
    { A: '1', D: '2', F: 'TRUE' },
    { A: 'FALSE', B: '#N/A' },
  ])
})

test('refuses a sheet that is cut off', async () => {
  const half = raw('<worksheet><row r="1"><c r="A1"><v>1</v></c><c r=')
  await expect(refusalText(rowsOf(half, 'P'))).rejects.toThrow(/broken XML/)
})

test('unpacks only the requested sheet, even when other sheets are huge or broken', async () => {
  const bomb = strToU8(' '.repeat(50_000_000))
  const others = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `xl/worksheets/other${index}.xml`,
      index < 2 ? bomb : strToU8('<'),
    ]),
  )
  const file = zipped({ ...parts('<worksheet><row><c r="A1"><v>7</v></c></row></worksheet>'), ...others })
  expect(await values(file, 'P')).toEqual([{ A: '7' }])
})

const row = (cells: string, number = 1) => `<row r="${number}">${cells}</row>`
const cellAt = (place: string) => `<c r="${place}"><v>1</v></c>`
const many = (count: number, each: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index + 1)).join('')
const long = 'x'.repeat(30_000)
/** Valid content of half the allowed size. */
const filler = `<a b="${'x'.repeat(1_690)}"/>`.repeat(10_000)

test('refuses a workbook over a limit and names the limit', () =>
  checkRows(
    [
      ['bytes in one part', ' '.repeat(33_000_000), '', /larger than 32 MB \(at xl.worksheets.s\.xml\)/],
      ['bytes in all', filler, filler, /larger than 32 MB/],
      ['rows', many(20_001, (number) => row('', number)), '', /more than 20,000 rows/],
      ['columns', row(many(1_001, (at) => cellAt(`${letters(at)}1`))), '', /more than 1,000 columns/],
      [
        'cells',
        many(1_001, (number) =>
          row(
            many(1_000, (at) => `<c r="${letters(at)}${number}"/>`),
            number,
          ),
        ),
        '',
        /more than 1,000,000 cells/,
      ],
      ['shared texts', '', many(50_001, () => '<si/>'), /more than 50,000 shared texts/],
      [
        'characters in a shared text',
        '',
        `<si><t>${long}</t><t>${long}</t></si>`,
        /32,767 characters in one cell/,
      ],
      [
        'characters in a text in place',
        row(`<c r="A1" t="inlineStr"><is><t>${long}</t><t>${long}</t></is></c>`),
        '',
        /32,767 characters in one cell/,
      ],
      [
        'characters in all, by one text that many cells share',
        many(600, (number) => row(`<c r="A${number}" t="s"><v>0</v></c>`, number)),
        `<si><t>${long}</t></si>`,
        /more than 16,000,000 characters/,
      ],
      ['a tag', `<row ${'a="1" '.repeat(20_000)}/>`, '', /more than 65536 characters/],
      ['a text', row(`<c r="A1"><v>${'1'.repeat(90_000)}</v></c>`), '', /more than 65536 characters/],
    ],
    async ([, sheet, texts, reason]) => {
      const file = raw(`<worksheet>${sheet}</worksheet>`, `<sst>${texts}</sst>`)
      expect(file.length).toBeLessThan(4_000_000)
      await expect(refusalText(rowsOf(file, 'P'))).rejects.toThrow(reason)
    },
  ))

test('refuses an inconsistent sheet', () =>
  checkRows(
    [
      ['a cell twice', row(cellAt('A1') + cellAt('A1')), /Row 1 of the sheet has column A twice/],
      ['two values in a cell', row('<c r="A1"><v>1</v><v>2</v></c>'), /column A twice/],
      ['a row twice', row('', 7) + row('', 7), /a row "7" after row 7/],
      ['a row that is no number', '<row r="1e6"/>', /a row "1e6"/],
      ['a cell that is nowhere', row('<c r="$A$1"/>'), /a cell at "\$A\$1"/],
      ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]>', /broken XML/],
    ],
    async ([, sheet, reason]) => {
      await expect(refusalText(rowsOf(raw(`<worksheet>${sheet}</worksheet>`), 'P'))).rejects.toThrow(reason)
    },
  ))

test('an invalid dimension, deep nesting and unknown entities do no harm', async () => {
  const deep = 500_000
  const sheet = `<dimension ref="A1:XFD1048576"/>${row('<c r="A1" t="str"><v>&a;&lol;</v></c>')}${'<d>'.repeat(deep)}${'</d>'.repeat(deep)}`
  expect(await values(raw(`<worksheet>${sheet}</worksheet>`), 'P')).toEqual([{ A: '&a;&lol;' }])
})

test('reads a workbook with altered bytes or refuses it with UnreadableFile', async () => {
  const file = createWorkbook({
    P: [
      ['Maize', 1],
      ['2026M01', 2.5],
    ],
  })
  const change = fc.record({ at: fc.nat(file.length - 1), to: fc.nat(255) })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const spoilt = Uint8Array.from(file)
      for (const { at, to } of changes) spoilt[at] = to
      const error: unknown = await rowsOf(spoilt, 'P').then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      expect(error === undefined || error instanceof UnreadableFile).toBe(true)
    }),
    { numRuns: 300 },
  )
})
