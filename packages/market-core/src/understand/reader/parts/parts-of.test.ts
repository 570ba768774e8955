import { expect, test } from 'vitest'
import { partsOf } from './parts-of.ts'

test.each([
  ['My goat chokes. Maize, per bag?', ['My goat chokes.', 'Maize, per bag?']],
  ['He fell, and his lips are blue', ['He fell, and his lips are blue', 'He fell', 'and his lips are blue']],
  ['maize, beans and rice', ['maize, beans and rice']],
  ['गाय गिर गई। गेहूं का भाव?', ['गाय गिर गई।', 'गेहूं का भाव?']],
  ['paid 3.50 - he lies there', ['paid 3.50 - he lies there', 'paid 3.50', 'he lies there']],
])('Q98 the parts of a message are its sentences and what a joint parts: %s', (text, parts) => {
  expect(partsOf(text)).toEqual(parts)
})
