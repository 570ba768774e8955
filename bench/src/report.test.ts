import { expect, test } from 'vitest'
import { atMost, markdownTable, ms } from './report.ts'

test('a table says of each row with an aim whether it is met', () => {
  const rows = [
    { line: 'Machine', figure: 'two cores' },
    atMost('Fast', 100, 100, ms),
    atMost('Slow', 101, 100, ms),
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
