import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { isKnownInput } from '../../commodities/known/known-inputs.ts'
import { ar } from '../../commodities/names/ar.ts'
import { es } from '../../commodities/names/es.ts'
import { fr } from '../../commodities/names/fr.ts'
import { hi } from '../../commodities/names/hi.ts'
import { namesOf } from '../../commodities/names/names-in-language.ts'
import { pt } from '../../commodities/names/pt.ts'
import { sw } from '../../commodities/names/sw.ts'
import type { KnownPlaces } from '../find-place.ts'
import { type Question, understand } from '../question.ts'
import { findLanguage, languageOf } from './find-language.ts'
import { inEnglish } from './in-english.ts'
import { OTHER_LANGUAGES, type OtherLanguage } from './language.ts'

/** The same question in seven languages. */
type Asked = Readonly<Record<'kind' | 'en' | OtherLanguage, string>>

const read = (file: string): Asked[] =>
  readFileSync(new URL(`../../../tests/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Asked)

const nowhere: KnownPlaces = { countries: [], markets: [] }

/** What an answer hangs on; which word told it is no matter. */
const meant = (question: Question) =>
  question.danger === undefined ? understood(question) : { danger: question.danger }

const understood = ({
  topic,
  intent,
  commodities,
  period,
  place,
  unit,
  wanted,
  danger,
  smallTalk,
  way,
  unplaced,
  figures,
}: Question) => ({
  topic,
  intent,
  commodities,
  period,
  place,
  unit,
  wanted,
  danger,
  smallTalk,
  way,
  unplaced,
  yield: figures.yieldTPerHa,
  cost: figures.costPerHa,
})

describe.each(OTHER_LANGUAGES)('W1 in %s', (language) => {
  test.each(read('languages.jsonl').map((asked) => [asked[language], asked] as const))(
    'W1 %s',
    (text, asked) => {
      expect(findLanguage(text)).toBe(language)
      expect(meant(understand(text, nowhere))).toEqual(meant(understand(asked.en, nowhere)))
    },
  )
})

test('W2 a question of English stays one', () => {
  const asked = [...read('languages.jsonl').map(({ en }) => en), ...topics('topics.jsonl')]
  const taken = asked.filter((text) => !['en', undefined].includes(findLanguage(text)))
  // These are none.
  expect(taken).toEqual(['bei ya mahindi', 'tur dal mandi bhav', 'precio de frijol'])
})

test.each<[string, OtherLanguage | 'en' | undefined]>([
  ['what is the price of mahindi', 'en'],
  ['bei ya maize ni gani', 'sw'],
  ['DAP का भाव क्या है', 'hi'],
  ['price of गेहूं today', 'en'],
  ['gehu ka bhav kya hai', 'hi'],
  ['كم سعر DAP اليوم', 'ar'],
  // Urdu and Amharic are not known: whoever asks gets English.
  ['گندم کی قیمت کیا ہے', undefined],
  ['የስንዴ ዋጋ ስንት ነው', undefined],
  ['DAP 50 kg', undefined],
  ['dog ate rat poison', 'en'],
])('W2 a mixed question is of the language of its sentence: %s', (text, language) => {
  expect(findLanguage(text)).toBe(language)
})

test('W3 what does not say its language is of that of the conversation', () => {
  expect(languageOf('DAP 50 kg', ['Quel est le prix du maïs ?'])).toBe('fr')
  expect(languageOf('está intoxicado', ['Qual é o preço do milho?'])).toBe('pt')
  expect(languageOf('What is wheat worth?', ['Quel est le prix du maïs ?'])).toBe('en')
  expect(languageOf('DAP', [])).toBe('en')
  const before = understand('Quel est le prix du maïs ?', nowhere)
  expect(understand('et le blé ?', nowhere, before)).toMatchObject({ language: 'fr', commodities: ['wheat'] })
  expect(understand('DAP', nowhere, before)).toMatchObject({ language: 'fr', commodities: ['dap'] })
})

test.each([
  'टमाटर के लिए कौन सा कीटनाशक अच्छा है?',
  'ما هو أفضل مبيد للطماطم؟',
  'quel pesticide contre les pucerons ?',
  '¿Qué pesticida sirve para el maíz?',
  'qual agrotóxico para a soja?',
  'dawa gani ya wadudu kwa mahindi?',
])('W1 who asks for a pesticide has swallowed none: %s', (text) => {
  expect(understand(text, nowhere).danger).not.toBe('emergency')
})

test('W4 what nobody can place is told as it was written', () => {
  expect(understand('prix de la machine à café', nowhere).unplaced).toEqual(['machine'])
  expect(understand('مصنع القمح', nowhere).unplaced).toEqual(['مصنع'])
  expect(understand('गेहूं की कटोरी', nowhere).unplaced).toEqual(['कटोरी'])
})

test('W4 an answer repeats no English word for what was asked in another language', () => {
  const { statements } = compose(understand('le prix du maïs biologique', pricePlaces), priceData)
  const words = statements.flatMap(({ values }) => ('words' in values ? values.words : []))
  expect(new Set(words)).toEqual(new Set(['biologique']))
})

test('W5 every name of every language is its crop', () => {
  const crops = { fr, es, pt, sw, hi, ar }
  const wrong = OTHER_LANGUAGES.flatMap((language) =>
    Object.entries(crops[language]).flatMap(([id, written]) =>
      namesOf(written)
        .filter((name) => {
          // What says that a crop is fed is a name only where a price is asked for.
          const english = inEnglish(name, language).text
          const asked = isKnownInput(id) ? `price of ${english}` : english
          return !understand(asked, nowhere).commodities.includes(id)
        })
        .map((name) => [language, id, name]),
    ),
  )
  expect(wrong).toEqual([])
})

test.each<[OtherLanguage, string, string]>([
  ['fr', '1 200,5', '1200.5'],
  ['es', '1.200', '1200'],
  ['pt', '4,5', '4.5'],
  ['sw', '1,200', '1200'],
  ['hi', '१२,३४,५६७', '1234567'],
  ['ar', '١٬٢٠٠٫٥', '1200.5'],
])('W6 a number is read as its language writes it: %s %s', (language, written, english) => {
  expect(inEnglish(written, language).text).toBe(english)
})

test('W7 no text breaks it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(...OTHER_LANGUAGES),
      (text, language) => {
        expect(typeof inEnglish(text, language).text).toBe('string')
        expect(['en', undefined, ...OTHER_LANGUAGES]).toContain(findLanguage(text))
      },
    ),
  )
})

function topics(file: string): string[] {
  return readFileSync(new URL(`../../../tests/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { question: string }).question)
}

test('W1 dangers of questions that were written afterwards are seen, every one', () => {
  const dangers = read('languages-aside.jsonl').filter(({ kind }) => kind === 'emergency')
  const missed = dangers.flatMap((asked) =>
    OTHER_LANGUAGES.filter((language) => understand(asked[language], nowhere).danger !== 'emergency').map(
      (language) => asked[language],
    ),
  )
  expect(missed).toEqual([])
})

test('W1 nine in ten of the questions that were written afterwards mean what they do in English', () => {
  const asked = read('languages-aside.jsonl')
  const wrong = asked.flatMap((one) =>
    OTHER_LANGUAGES.filter((language) => {
      const { unplaced: _, ...told } = meant(understand(one[language], nowhere)) as { unplaced?: unknown }
      const { unplaced: __, ...english } = meant(understand(one.en, nowhere)) as { unplaced?: unknown }
      return JSON.stringify(told) !== JSON.stringify(english)
    }).map((language) => one[language]),
  )
  expect(wrong.length / (asked.length * OTHER_LANGUAGES.length)).toBeLessThan(0.1)
})

test.each<[string, OtherLanguage | undefined]>([
  ['¿A cuánto está el quintal de maíz al por mayor?', 'es'],
  ['quelles cultures connais-tu ?', 'fr'],
  ['what is the wholesale price of maize hoy', undefined],
])('W8 what all languages share is read in each, and where none is told: %s', (text, language) => {
  const question = understand(text, nowhere)
  expect(question.language).toBe(language)
  expect(question.unplaced).toBeUndefined()
})

test.each(['corn $/bu', 'wheat /bu', 'maize price lb'])('W2 a unit’s sign is of no language: %s', (text) => {
  expect(understand(text, nowhere).language).toBeUndefined()
})
