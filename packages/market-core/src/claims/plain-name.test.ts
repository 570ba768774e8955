import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { isPlainName } from './plain-name.ts'

test('F7 distinguishes a plain name from a text that makes a claim', () =>
  checkRows(
    [
      ['Nakuru', true],
      ['Rice, Thai 5%', true],
      ['Maize (white)', true],
      ['National Average', true],
      ['maize is 999 dollars', false],
      ['maize is two hundred dollars', false],
      ['Prices fall tomorrow', false],
      ['Nakuru\nSell now', false],
      ['Nakuru [offer](https://x.example)', false],
      ['x'.repeat(100), false],
    ],
    ([name, isName]) => {
      expect(isPlainName(name)).toBe(isName)
    },
  ))
