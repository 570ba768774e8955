import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatConjunction, formatEnumeration, listSeparators } from './list.ts'

const crops = ['maize', 'beans', 'peas']

test('formatConjunction and formatEnumeration join a list as the language requires', () => {
  expect(formatConjunction('en-GB', crops.slice(0, 2))).toBe('maize and beans')
  expect(formatConjunction('de', crops)).toBe('maize, beans und peas')
  expect(formatEnumeration('en-GB', crops)).toBe('maize, beans, peas')
  expect(formatEnumeration('ar', crops)).toBe('maize، وbeans، وpeas')
})

test('listSeparators returns the separators that formatEnumeration writes around the items', () => {
  const tags = fc.constantFrom('en-GB', 'de', 'ar', 'ja', 'hi')
  fc.assert(
    fc.property(tags, fc.integer({ min: 1, max: 6 }), (tag, count) => {
      const items = Array.from({ length: count }, (_, at) => `${at}`)
      const around = listSeparators(tag, count)
      expect(around).toHaveLength(count + 1)
      expect(around.map((words, at) => words + (items[at] ?? '')).join('')).toBe(
        formatEnumeration(tag, items),
      )
    }),
  )
})
