import { expect, test } from 'vitest'
import { commodityById } from '../../commodities/catalogue.ts'
import { knownCrops } from '../../commodities/known/known-crops.ts'
import { findCommodities } from '../find-commodities.ts'
import { corrected, isTopicWord } from '../topic/topic-signs.ts'
import { isForm } from './forms.ts'
import { ordinaryWords } from './ordinary-words.ts'

const callsOf = (id: string): readonly string[] => {
  const { name = '', alsoCalled = [] } = commodityById(id) ?? knownCrops.find((one) => one.id === id) ?? {}
  return [name, ...alsoCalled].map((called) => called.toLowerCase())
}

test('Q23 a word of ordinary English is a commodity only where it is a name of one, or a form of such a name', () => {
  const taken = [...ordinaryWords].filter((word) =>
    findCommodities(word).some(
      (id) =>
        !callsOf(id).some((called) =>
          called.split(/[ -]/).some((part) => part === word || isForm(part, word)),
        ),
    ),
  )
  expect(taken).toEqual([])
})

test('Q23 a word of ordinary English is a word of a topic only as it is, or in another form', () => {
  const taken = [...ordinaryWords].filter(
    (word) => corrected(word) !== word && !isForm(corrected(word), word),
  )
  expect(taken).toEqual([])
})

test.each([
  'my brothers live their lives between the lines',
  'two of the goats won’t graze in the mornings',
  'my banker likes it badly',
  'gonna close, with the grace of a maniac',
])('Q23 nobody speaks of lemons, chickens or sugarcane here: %s', (text) => {
  expect(findCommodities(text).filter((id) => id !== 'goats')).toEqual([])
})

test.each([
  ['sugr', 'sugar'],
  ['whaet', 'wheat'],
  ['barly', 'barley'],
  ['lemon', 'lemons'],
  ['bannanas', 'bananas'],
])('Q23 a slip that is no word is still a name: %s', (written, id) => {
  expect(findCommodities(written)).toEqual([id])
})

test('Q23 the list is whole', () => {
  expect(ordinaryWords.size).toBeGreaterThan(24_000)
  expect([...ordinaryWords].filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([])
  expect(isTopicWord('months')).toBe(false)
})
