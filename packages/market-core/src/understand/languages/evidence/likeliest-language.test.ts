import { expect, test } from 'vitest'
import { findLanguage, languageOf } from '../find-language.ts'
import type { Language } from '../language.ts'

test.each([
  'phosfate rok prise',
  'kofi arabika 2021 averidge',
  'casava flower Point Noir how mutch',
  'lamb, pounds sterling a kilo',
  'soy bean meal',
  'bananna pricce eu',
  'palm oyl prise par ton',
  'hau mutch is maiz',
  'wheet prise las yeer',
  'sun flour oil',
  'shuga per kilo',
  'ruber rss3 prise',
  'koko prise march',
  'kotton a lb',
  'tee mombasa avrage',
])('Q81 misspelt English is English: %s', (text) => {
  expect(languageOf(text, [])).toBe('en')
})

test.each<[string, Language]>([
  ['bei ya mahindi', 'sw'],
  ['bei mahindi', 'sw'],
  ['mchele bei', 'sw'],
  ['prix riz', 'fr'],
  ['riz prix', 'fr'],
  ['prix cacao', 'fr'],
  ['chawal bhav', 'hi'],
  ['gehu ka bhav', 'hi'],
  ['pyaj rate kya h', 'hi'],
  ['precio maiz', 'es'],
  ['trigo precio', 'es'],
  ['preço soja', 'pt'],
  ['soja hoje', 'pt'],
  ['milho quanto', 'pt'],
])('Q81 a short message keeps the language of its words: %s', (text, language) => {
  expect(findLanguage(text)).toBe(language)
})

test.each<[string, Language]>([
  ['ureia media d 2025 pfv', 'pt'],
  ['milio kuanto custa a tonlada agora', 'pt'],
  ['cafe arabiga preco x livra, grasias', 'es'],
  ['frjiol orjo en Leon', 'es'],
  ['bri ya nagno', 'sw'],
  ['gwl cett nuit', 'fr'],
])('Q81 a misspelt message is of the language that its slips are of: %s', (text, language) => {
  expect(languageOf(text, [])).toBe(language)
})

test('Q81 what two languages say is of that of the conversation', () => {
  expect(languageOf('na arabica?', ['bei ya kahawa robusta'])).toBe('sw')
  expect(languageOf('na arabica?', ['qual é o preço da soja?'])).toBe('pt')
  expect(languageOf('and wheat?', ['prix du maïs'])).toBe('en')
})

test('Q81 one word of another language is no evidence of it', () => {
  expect(languageOf('nawa ne farashin gyada yanzu?', [])).toBe('en')
})
