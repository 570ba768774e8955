import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../commodities/catalogue.ts'
import { knownCrops } from '../../commodities/known/known-crops.ts'
import { isKnownInput } from '../../commodities/known/known-inputs.ts'
import { understand } from '../question.ts'
import { topics } from './topic.ts'

interface Asked {
  question: string
  /** One that is right, or several with strokes between where a person could mean either. */
  topic: string
  gate?: 'emergency' | 'dose' | 'forecast'
}

const read = (file: string): Asked[] =>
  readFileSync(new URL(`../../../tests/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Asked)
const places = { countries: [{ code: 'KE', names: ['Kenya'] }], markets: [{ name: 'Nakuru', country: 'KE' }] }
const ask = (text: string) => understand(text, places)
const asked = read('topics.jsonl')

test.each(asked.filter(({ gate }) => gate === undefined))(
  'T1 $question is about $topic',
  ({ question, topic }) => {
    expect(topic.split('/')).toContain(ask(question).topic)
  },
)

test.each(asked.filter(({ gate }) => gate === 'forecast'))(
  'T1 $question wants the future',
  ({ question }) => {
    const { topic, intent } = ask(question)
    expect(topic).toBe('price')
    expect(['forecast', 'advice']).toContain(intent)
  },
)

test.each(asked.filter(({ gate }) => gate === 'emergency' || gate === 'dose'))(
  'T5 $question is stopped: $gate',
  ({ question, gate }) => {
    expect(ask(question).danger).toBe(gate)
  },
)

test('T2 nothing that is about something else is about a price', () => {
  const all = [...asked, ...read('topics-aside.jsonl')].filter(({ topic }) => !topic.includes('price'))
  const leaks = all.filter(({ question }) => {
    const { topic, danger } = ask(question)
    return topic === 'price' && danger === undefined
  })
  expect(leaks).toEqual([])
})

const name = fc.constantFrom(
  ...[...catalogue, ...knownCrops]
    // What says that a crop is fed is a name only where a price is asked for.
    .filter(({ id }) => !isKnownInput(id))
    .flatMap((one) => [one.name, ...one.alsoCalled]),
)

describe('a name alone is a price question only where nothing else stands beside it', () => {
  test('T2 alone it is', () => {
    fc.assert(
      fc.property(
        name,
        fc.constantFrom('', '?', ' today', ' per kg', ' in Kenya', ' Nakuru'),
        (crop, more) => {
          expect(ask(`${crop}${more}`)).toMatchObject({ topic: 'price' })
        },
      ),
    )
  })

  test('T2 with a word that cannot be placed it is not, and the word is named', () => {
    fc.assert(
      fc.property(name, fc.constantFrom('qwrtzk', 'flibber', 'zzyx'), (crop, word) => {
        const { topic, unplaced } = ask(`${word} ${crop}`)
        expect(topic).not.toBe('price')
        if (topic === 'other') expect(unplaced).toContain(word)
      }),
    )
  })

  test('T2 with a word for money it is', () => {
    fc.assert(
      fc.property(name, (crop) => {
        expect(ask(`price of ${crop}`).topic).toBe('price')
      }),
    )
  })
})

test('T3 a follow-up stays with the topic; a question of its own has its own', () => {
  const borers = ask('borers in maize')
  expect(understand('and wheat?', places, borers)).toMatchObject({
    topic: 'pest-and-disease',
    commodities: ['wheat'],
  })
  const worth = ask('What is maize worth?')
  expect(understand('leaf curl chilli', places, worth).topic).toBe('pest-and-disease')
  expect(understand('per bushel?', places, worth)).toMatchObject({ topic: 'price', commodities: ['maize'] })
})

test('T4 misspelt words of a topic are understood where nothing else is', () => {
  expect(ask('wheather').topic).toBe('weather')
  expect(ask('subsidys for maize').topic).toBe('scheme')
  expect(ask('nursery raising of paddy').topic).toBe('sowing-and-calendar')
})

test('T4 any text at all is about something', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(topics).toContain(ask(text).topic)
    }),
  )
})
