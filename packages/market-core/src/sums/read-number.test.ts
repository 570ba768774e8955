import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_NUMBER_LENGTH, parseNumber } from './read-number.ts'

const value = (text: string, mark: '.' | ',' = '.') => {
  const read = parseNumber(text, mark)
  return read.kind === 'number' ? read.value : read.kind
}

describe('reading a typed number', () => {
  test('G1 reads a number written with the marks of any language', () =>
    checkRows(
      [
        ['3450', 3450],
        [' 3,450.50 ', 3450.5],
        ['3.450,50', 3450.5],
        ['3 450,5', 3450.5],
        ["3'450", 3450],
        ['1,23,456.75', 123_456.75],
        ['1.234.567', 1_234_567],
        ['12,5', 12.5],
        ['0,5', 0.5],
        [',5', 0.5],
        ['2.', 2],
        ['0.125', 0.125],
        ['12.5 %', 12.5],
        ['-40', -40],
        ['−40', -40],
      ],
      ([text, wanted]) => expect(value(text)).toBe(wanted),
    ))

  test('G1 reads a number in Arabic, Persian or Devanagari digits', () =>
    checkRows(
      [
        ['٣٤٥٠', 3450],
        ['٣٬٤٥٠٫٥', 3450.5],
        ['۱۲٫۵', 12.5],
        ['१२.५', 12.5],
        ['३,४५०', 3450],
        ['१,२३,४५६', 123_456],
      ],
      ([text, wanted]) => expect(value(text)).toBe(wanted),
    ))

  test('G2 interprets one mark before three digits by language, and flags it as ambiguous', () => {
    expect(parseNumber('1,234', '.')).toEqual({ kind: 'number', value: 1234, isAmbiguous: true })
    expect(parseNumber('1,234', ',')).toEqual({ kind: 'number', value: 1.234, isAmbiguous: true })
    expect(parseNumber('1.234', ',')).toEqual({ kind: 'number', value: 1234, isAmbiguous: true })
    expect(parseNumber('1.234', '.')).toEqual({ kind: 'number', value: 1.234, isAmbiguous: true })
    expect(parseNumber('1234,5', '.')).toEqual({ kind: 'number', value: 1234.5, isAmbiguous: false })
  })

  test('G3 gives the reason when a text is not a number', () =>
    checkRows(
      [
        ['', 'empty'],
        ['  ', 'empty'],
        ['ten', 'unreadable'],
        ['3 bags', 'unreadable'],
        ['1e9', 'unreadable'],
        ['.', 'unreadable'],
        ['--4', 'unreadable'],
        ['1,2,3', 'unreadable'],
        ['1.234,567.8', 'unreadable'],
        ['Infinity', 'unreadable'],
        ['NaN', 'unreadable'],
        ['9999999999999', 'too-large'],
        ['1'.repeat(MAX_NUMBER_LENGTH + 1), 'unreadable'],
      ],
      ([text, kind]) => expect(parseNumber(text, '.').kind).toBe(kind),
    ))

  test('G3 never parses a text as NaN or infinity', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const read = parseNumber(text, ',')
        if (read.kind === 'number') expect(Number.isFinite(read.value)).toBe(true)
      }),
    )
  })
})
