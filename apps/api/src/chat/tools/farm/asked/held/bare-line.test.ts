import { expect, test } from 'vitest'
import { readWhen } from '../when.ts'
import { lineSaid } from './line-said.ts'

test.each([
  ['will it get to minus 15 before sunday', { of: 'temperature', value: -15, side: 'below' }],
  ['will it drop to -3 tonight', { of: 'temperature', value: -3, side: 'below' }],
  ['3 inches of rain in the next ten days', { of: 'rain', value: 3, side: 'above', unit: 'in' }],
  ['will we see 25 mm of rain', { of: 'rain', value: 25, side: 'above', unit: 'mm' }],
])('a line that is named is drawn: %s', (plain, line) => {
  expect(lineSaid(plain, ['rain', 'temperature'])).toMatchObject(line)
})

test.each(['how many mm of rain', 'give 25 mm', 'what rain after the 25 mm of rain'])(
  'none is drawn: %s',
  (plain) => {
    expect(lineSaid(plain, ['rain'])).toBeUndefined()
  },
)

test.each([
  ['any dry window before monday to get the last of the beet lifted', undefined],
  ['the last load goes on saturday', undefined],
  ['rain last tuesday', 7],
  ['how much rain fell in november', 60],
  ['what was the wind doing 6am yesterday', 1],
])('the past is what is over: %s', (plain, since) => {
  expect(readWhen(plain).since).toBe(since)
})
