import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { workbook } from '../../tests/_price-files.ts'
import { sheetRows } from './workbook.ts'

const values = (rows: ReturnType<typeof sheetRows>) => rows.map(({ cells }) => Object.fromEntries(cells))

/** XML can hold every character but most controls. */
const character = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !/\p{Cc}/u.test(text))
const cell = fc.option(fc.oneof(character, fc.double({ noNaN: true, noDefaultInfinity: true })), {
  nil: undefined,
})

test('what is written into a sheet is read out of it, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), (table) => {
      const expected = table.map((row) =>
        Object.fromEntries(
          row.flatMap((value, column) =>
            value === undefined ? [] : [[String.fromCharCode(65 + column), String(value)]],
          ),
        ),
      )
      expect(values(sheetRows(workbook({ other: [['x']], Prices: table }), 'prices'))).toEqual(expected)
    }),
  )
})

/** A workbook of one sheet whose inside is given. */
const raw = (sheet: string, texts = '<sst/>') =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheet name="P" r:id="r1"/></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8('<R><Relationship Id="r1" Target="/xl/worksheets/s.xml"/></R>'),
    'xl/worksheets/s.xml': strToU8(sheet),
    'xl/sharedStrings.xml': strToU8(texts),
  })

test('reads what other programs than Excel write: prefixes, texts in place, formulas, texts in pieces', () => {
  const sheet = `<x:worksheet><x:row r="7"><x:c r='A7' t='inlineStr'><x:is><x:t>a &amp; b</x:t></x:is></x:c>
    <x:c r="B7"><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c r="C7" t="s"><x:v>0</x:v></x:c><x:c r="D7"/></x:row></x:worksheet>`
  const texts =
    '<sst><si><r><t>Maize</t></r><r><t xml:space="preserve"> **</t></r><rPh><t>hint</t></rPh></si></sst>'
  expect(sheetRows(raw(sheet, texts), 'P')).toEqual([
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

test('a part that unpacks to far too much is refused before it is unpacked', () => {
  const bomb = raw(' '.repeat(70_000_000))
  expect(bomb.length).toBeLessThan(200_000)
  expect(() => sheetRows(bomb, 'P')).toThrow(/far too much/)
})

test('a sheet that breaks off is refused', () => {
  expect(() => sheetRows(raw('<worksheet><row r="1"><c r="A1"><v>1</v></c><c r='), 'P')).toThrow(/broken XML/)
})
