import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold.ts'
import { tokenize } from './tokens.ts'

const wordsOf = (text: string) => tokenize(text).map((token) => token.folded)

test('R1 returns tokens in order with their original text, and skips no letter or digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      let end = 0
      for (const token of tokenize(text)) {
        expect(token.start).toBeGreaterThanOrEqual(end)
        expect(text.slice(end, token.start)).not.toMatch(/[\p{L}\p{N}]/u)
        expect(text.slice(token.start, token.end)).toBe(token.text)
        end = token.end
      }
      expect(text.slice(end)).not.toMatch(/[\p{L}\p{Nd}]/u)
    }),
  )
})

test('R2 splits words at apostrophes and hyphens, and numbers from letters', () =>
  checkRows(
    [
      ["l'orge d’hiver", ['l', 'orge', 'd', 'hiver']],
      ["ng'ombe watano", ['ng', 'ombe', 'watano']],
      ['break-even, kg/ha', ['break', 'even', ',', 'kg', '/', 'ha']],
      ['50kg @ $4.5', ['50', 'kg', '@', '$', '4.5']],
      ['RSS3 12%', ['rss', '3', '12', '%']],
      [
        'गेहूँ का भाव ₹२,१२५',
        ['गेह', 'का', 'भाव', '₹', '2125'].map((word, at) => (at === 0 ? foldText('गेहूँ') : word)),
      ],
      ['سعر القمح٢٠ كيس؟', ['سعر', 'القمح', '20', 'كيس', '?']],
      ['2½ sacks', ['2.5', 'sacks']],
    ],
    ([text, words]) => {
      expect(wordsOf(text)).toEqual(words)
    },
  ))

test('R3 reads one number with the thousands and decimal marks of any locale', () =>
  checkRows(
    [
      ['1,200', '1200'],
      ['1,200.50', '1200.50'],
      ['1.200,50', '1200.50'],
      ['1.234.567', '1234567'],
      ['1 200', '1200'],
      ['12 500,75', '12500.75'],
      ['1\u202f200', '1200'],
      ["1'200", '1200'],
      ['1,00,000', '100000'],
      ['12,34,567.5', '1234567.5'],
      ['٢٬١٢٥٫٥', '2125.5'],
      ['३.५', '3.5'],
      ['3,5', '3.5'],
      ['0.250', '0.250'],
      ['0,125', '0.125'],
      ['1,500', '1500'],
      ['3.14159', '3.14159'],
    ],
    ([text, number]) => {
      expect(wordsOf(text)).toEqual([number])
    },
  ))

test.each([
  ['14.3.2024', ['14', '.', '3', '.', '2024']],
  ['3,4,5', ['3', ',', '4', ',', '5']],
  ['2019-2021', ['2019', '-', '2021']],
  ['90 2024', ['90', '2024']],
])('R3 reads %s as more than one number', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  ['1.500', undefined, '1500'],
  ['1.500', '.', '1.500'],
  ['1.500', ',', '1500'],
] as const)(
  'R4 reads a dot before three digits as a thousands mark, unless decimals use a dot: %s',
  (text, mark, number) => {
    expect(tokenize(text, mark)[0]?.folded).toBe(number)
  },
)

test('R4 infers the decimal mark from the other numbers in a message', () => {
  expect(wordsOf('from 1.085 to 1.1')).toEqual(['from', '1.085', 'to', '1.1'])
  expect(wordsOf('de 1.085 a 1,5')).toEqual(['de', '1085', 'a', '1.5'])
})

test('R5 folds case, accents, ligatures and spelling variants for word lookup', () =>
  checkRows(
    [
      ['MAÏS', 'mais'],
      ['œuf', 'oeuf'],
      ['أرز', 'ارز'],
      ['الذرة', 'الذره'],
      ['तीन', 'तिन'],
    ],
    ([text, plain]) => {
      expect(foldText(text)).toBe(plain)
    },
  ))

test('R5 keeps Devanagari vowel signs, so that "black" and "tomorrow" stay different', () => {
  expect(foldText('काला')).not.toBe(foldText('कल'))
})
