import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

const counted = () => {
  const asked: string[] = []
  const find = remembered((word) => {
    asked.push(word)
    return word === 'none' ? undefined : word.length
  })
  return { asked, find }
}

test('Q103 a word is looked for once, found or not', () => {
  const { asked, find } = counted()
  expect(['maize', 'none', 'maize', 'none'].map(find)).toEqual([5, undefined, 5, undefined])
  expect(asked).toEqual(['maize', 'none'])
})

test('Q103 what a stranger makes long is not kept, and no more than 2,000 words are', () => {
  const { asked, find } = counted()
  const long = 'x'.repeat(41)
  expect([long, long].map(find)).toEqual([41, 41])
  expect(asked).toEqual([long, long])
  const words = Array.from({ length: 2001 }, (_, at) => `w${at}`)
  for (const word of [...words, 'w0']) find(word)
  expect(asked.filter((word) => word === 'w0')).toHaveLength(2)
  find('w2000')
  expect(asked.filter((word) => word === 'w2000')).toHaveLength(1)
})

test('Q103 of texts fewer are kept, and longer ones, where that is said', () => {
  let asked = 0
  const find = remembered(
    (text) => {
      asked += 1
      return text.length
    },
    { most: 2, longest: 50 },
  )
  const text = 'how much is a tonne of maize in Kitale today'
  expect([text, text, 'x'.repeat(51), 'x'.repeat(51)].map(find)).toEqual([44, 44, 51, 51])
  expect(asked).toBe(3)
  for (const other of ['one', 'two', text]) find(other)
  expect(asked).toBe(6)
})
