import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LONGEST_NUMBER, readNumber } from './read-number.ts'

const value = (text: string, mark: '.' | ',' = '.') => {
  const read = readNumber(text, mark)
  return read.kind === 'number' ? read.value : read.kind
}

describe('a typed number', () => {
  test('G1 a number is read whatever its marks', () =>
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

  test('G1 a number is read in its own digits', () =>
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

  test('G2 one mark before three digits is what the language says, and is told as ambiguous', () => {
    expect(readNumber('1,234', '.')).toEqual({ kind: 'number', value: 1234, isAmbiguous: true })
    expect(readNumber('1,234', ',')).toEqual({ kind: 'number', value: 1.234, isAmbiguous: true })
    expect(readNumber('1.234', ',')).toEqual({ kind: 'number', value: 1234, isAmbiguous: true })
    expect(readNumber('1.234', '.')).toEqual({ kind: 'number', value: 1.234, isAmbiguous: true })
    expect(readNumber('1234,5', '.')).toEqual({ kind: 'number', value: 1234.5, isAmbiguous: false })
  })

  test('G3 what is no number says why', () =>
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
        ['1'.repeat(LONGEST_NUMBER + 1), 'unreadable'],
      ],
      ([text, kind]) => expect(readNumber(text, '.').kind).toBe(kind),
    ))

  test('G3 no text is read as anything but a finite number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const read = readNumber(text, ',')
        if (read.kind === 'number') expect(Number.isFinite(read.value)).toBe(true)
      }),
    )
  })
})
