import { expect, test } from 'vitest'
import { isPlainName } from './plain-name.ts'

test.each([
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
])('F7 %j is a name: %s', (name, isName) => {
  expect(isPlainName(name)).toBe(isName)
})
