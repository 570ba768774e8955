import { expect, test } from 'vitest'
import { formatMs, markdownTable, rowWithLimit } from './report.ts'

test('a table says for each row with an aim whether it is met', () => {
  const rows = [
    { line: 'Machine', figure: 'two cores' },
    rowWithLimit('Fast', 100, 100, formatMs),
    rowWithLimit('Slow', 101, 100, formatMs),
  ]
  expect(markdownTable(rows).split('\n')).toEqual([
    '| Line | Figure | Aim | Met |',
    '|---|---|---|---|',
    '| Machine | two cores | | |',
    '| Fast | 100.0 ms | 100.0 ms | yes |',
    '| Slow | 101.0 ms | 100.0 ms | **no** |',
    '',
  ])
})
