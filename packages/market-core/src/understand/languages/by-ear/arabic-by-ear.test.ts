import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'
import { findLanguage } from '../find-language.ts'
import { arabicInLatin } from '../glossaries.ts'

const read = (text: string) => understand(text, pricePlaces)

const asks = ['bkam', 'bekam', 'b kam', 'kam se3r', 'kam si3r', 'shu se3r', 'bch7al']
const crops = [
  ['el 2am7', 'wheat'],
  ['l9am7', 'wheat'],
  ['el dora', 'maize'],
  ['el zora', 'maize'],
  ['el roz', 'rice'],
  ['el sokar', 'sugar'],
  ['el 2otn', 'cotton'],
] as const
const times = ['', ' delwa2ty', ' elyom', ' ennaharda']

test('W15 a price is asked for in Arabic in Latin letters, in whatever order and spelling', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...asks),
      fc.constantFrom(...crops),
      fc.constantFrom(...times),
      (ask, crop, time) => {
        const [name, id] = crop
        const { language, topic, commodities, unplaced } = read(`${ask} ${name}${time}`)
        expect({ language, topic, commodities, unplaced }).toEqual({
          language: 'ar',
          topic: 'price',
          commodities: [id],
          unplaced: undefined,
        })
      },
    ),
    { numRuns: 100 },
  )
})

test.each([
  ['b kam toun el dora delwa2ty', { topic: 'price', unit: 't', commodities: ['maize'] }],
  ['3andi 6 feddan yb2a kam hektar', { topic: 'sums' }],
  ['el matar bokra', { topic: 'weather' }],
  ['ebny shereb mobeed w msh byetnafas', { danger: 'emergency' }],
])('W15 %s', (text, meant) => {
  expect(read(text)).toMatchObject({ language: 'ar', ...meant })
})

test.each([
  'price of p2o5 today',
  'what is el nino doing to maize',
  'my feddan gave 12 ardeb of maize, ardeb is 140 kg. how many kilo from the feddan',
  'el precio de la urea',
  'kam bhav hai el',
])('W15 what is no Arabic stays what it is: %s', (text) => {
  expect(findLanguage(text)).not.toBe('ar')
  expect(arabicInLatin.isWritten(text)).toBe(false)
})

test('W15 no line of another language that the reader learns from is taken for it', () => {
  const folder = new URL('../../../../corpus/train/', import.meta.url)
  const lines = readdirSync(folder).flatMap((file) => {
    let language = ''
    return readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .flatMap((line) => {
        if (line.startsWith('## ')) language = line.slice(3, 5)
        return line === '' || line.startsWith('#') || language === 'ar' ? [] : [line]
      })
  })
  expect(lines.length).toBeGreaterThan(4000)
  expect(lines.filter((line) => arabicInLatin.isWritten(line))).toEqual([])
})
