import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { countryNamesIn } from './country-names.ts'
import { OTHER_LANGUAGES } from './language.ts'

const places = {
  countries: [
    { code: 'KE', names: ['Kenya'] },
    { code: 'IN', names: ['India'] },
    { code: 'GB', names: ['United Kingdom'] },
    { code: 'ZA', names: ['South Africa'] },
  ],
  markets: [],
}

test.each([
  ['كم سعر الذرة في كينيا', 'KE'],
  ['ما سعر القمح في الهند', 'IN'],
  ['केन्या में मक्का का भाव क्या है', 'KE'],
  ['भारत में गेहूं का भाव', 'IN'],
  ['Cuánto vale el maíz en Kenia', 'KE'],
  ['Qual é o preço do milho no Quênia', 'KE'],
  ['Combien coûte le blé en Inde', 'IN'],
  ['Quel est le prix du maïs au Royaume-Uni', 'GB'],
  ['Bei ya mahindi Afrika Kusini ni ngapi', 'ZA'],
])('Q26 %s: a country by its name in the language of the question', (text, country) => {
  const { place, unplaced } = understand(text, places)
  expect(place).toEqual({ country })
  expect(unplaced ?? []).toEqual([])
})

test('Q26 every language has its own names, and none stands for what it is in English', () => {
  for (const language of OTHER_LANGUAGES) {
    const names = countryNamesIn(language)
    expect(names.length, language).toBeGreaterThan(20)
    expect(names.filter(([name, english]) => name === english)).toEqual([])
  }
})
