import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { linePath } from './chart-line.ts'

test('linePath draws lines and single dots, and leaves gaps open', () =>
  checkRows(
    [
      [
        'a line',
        [
          [1, 2],
          [3, 4.25],
        ],
        'M1,2L3,4.3',
      ],
      ['a line with a gap', [[1, 1], [2, 1], undefined, [4, 1], [5, 1]], 'M1,1L2,1M4,1L5,1'],
      ['a dot between two gaps', [undefined, [2, 1], undefined], 'M2,1Z'],
      ['nothing known', [undefined], ''],
      ['nothing', [], ''],
    ] as const,
    ([, points, path]) => expect(linePath(points)).toBe(path),
  ))
