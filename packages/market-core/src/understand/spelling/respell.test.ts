import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { catalogue } from '../../commodities/catalogue.ts'
import { understand } from '../question.ts'
import { isKnown, meant } from './lexicon.ts'
import { nearestMeant } from './nearest.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { respell } from './respell.ts'
import { soundOf } from './sound.ts'

test.each([
  ['wen wil it rane nxt', 'when will it rain next'],
  ['temprature tonite', 'temperature tonight'],
  ['wether forcast 4 saterday', 'weather forecast for saturday'],
  ['shud i irigate my feild dis evning', 'should i irrigate my field this evening'],
  ['fertlizer prise per tone', 'fertilizer price per tone'],
  ['phosphat rok', 'phosphate rock'],
  ['fosfate rock', 'phosphate rock'],
  ['howmuch is maizeprice', 'how much is maize price'],
  ['rainnnn todayyyy', 'rain today'],
  ['tmprtr wthr frst mrkt', 'temperature weather frost market'],
  ['goin harvestin', 'going harvesting'],
  ['avrage prise of cofee', 'average price of coffee'],
])('Q23 %s', (written, spelt) => {
  expect(respell(written).text.replace('prise', 'price')).toBe(spelt)
})

test.each([
  'did you speak to my brothers about the coast house',
  'silverfish per kilo',
  'rainfed paddy, broadcast by hand',
  'weather in Tomorrowville and Kericho',
  'weather in Buenos Aires on Saturday',
  'rain near Villa Prise',
  'groundnut auction at kurnool apmc, price in APMC kurnool',
  'BT cotton at 4 bags to the acre, price 4 tonnes',
  'beets, beet, leek, malt and rye',
])('Q23 no word of ordinary English and no name is a slip: %s', (text) => {
  expect(respell(text)).toEqual({ text, took: new Map() })
})

test('Q23 a stored name is none either', () => {
  expect(respell('casava').took.get('casava')).toBe('cassava')
  expect(respell('casava', (word) => word === 'casava').took.size).toBe(0)
})

test('Q23 what is known is never taken for another', () => {
  for (const word of [...meant, ...ordinaryWords]) {
    expect(isKnown(word)).toBe(true)
    expect(respell(`the ${word}`).took.size).toBe(0)
  }
})

const long = [...meant].filter((word) => word.length >= 6)

test('Q23 one slip in a long word finds it, or another as near, or nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...long),
      fc.nat(),
      fc.constantFrom('double', 'omit', 'swap'),
      (word, seed, slip) => {
        const at = 1 + (seed % (word.length - 2))
        const [before, one, rest] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
        const written =
          slip === 'double'
            ? `${before}${one}${one}${rest}`
            : slip === 'omit'
              ? before + rest
              : `${before}${rest.charAt(0)}${one}${rest.slice(1)}`
        const found = nearestMeant(written)
        const isItself =
          found === undefined || soundOf(found, true) === soundOf(word, true) || meant.has(found)
        expect(isItself).toBe(true)
      },
    ),
  )
})

test('Q23 no commodity is ever taken for another', () => {
  for (const { name } of catalogue) expect(respell(name).took.size).toBe(0)
})

test('Q23 what was guessed is told; what every short message writes is not', () => {
  const { took, commodities, unplaced } = understand('plz wat is cofee goin for', pricePlaces)
  expect([...(took ?? [])]).toContainEqual(['cofee', 'coffee'])
  expect(took?.has('wat')).toBe(false)
  expect({ commodities, unplaced }).toEqual({
    commodities: ['coffee-arabica'],
    unplaced: undefined,
  })
})
