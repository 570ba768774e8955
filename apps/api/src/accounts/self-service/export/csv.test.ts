import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streamCsv as slicesOfCsv } from './csv.ts'

const csvOf = (...about: Parameters<typeof slicesOfCsv>) => [...slicesOfCsv(...about)].join('')

test('writes one line per row, with the byte order mark that Excel needs for UTF-8', () => {
  const rows = [
    { name: 'Ludlow, "Hill"', lat: -2.5, at: new Date(0) },
    { name: null, lat: 0, at: undefined },
  ]
  expect(csvOf(['name', 'lat', 'at'], rows)).toBe(
    '\uFEFFname,lat,at\r\n"Ludlow, ""Hill""",-2.5,1970-01-01T00:00:00.000Z\r\n,0,\r\n',
  )
})

test('disarms cells that a spreadsheet would run as formulas and leaves all others unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', 'a', 'é') }),
      ),
      (texts) => {
        const [, ...rows] = parse(
          csvOf(
            ['text'],
            texts.map((text) => ({ text })),
          ),
          {
            bom: true,
            relax_column_count: true,
            skip_empty_lines: false,
          },
        ) as string[][]
        const cells = rows.map(([text = '']) => text)
        expect(cells).toEqual(texts.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)))
      },
    ),
  )
})
