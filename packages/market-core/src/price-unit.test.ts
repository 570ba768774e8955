import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { parsePriceBasis } from './price-unit.ts'

test('B1 reads written mass units as kilograms', () =>
  checkRows(
    [
      ['KG', 1],
      ['46 KG', 46],
      ['400 G', 0.4],
      ['2.5 KG', 2.5],
      ['MT', 1000],
      ['Pound', 0.45359237],
      ['($/mt)', 1000],
      ['$/kg', 1],
      ['TONNES', 1000],
      ['($/troy oz)', 0.0311034768],
      ['troy oz', 0.0311034768],
    ],
    ([written, kg]) => {
      expect(parsePriceBasis(written)).toEqual({ kind: 'mass', kg })
    },
  ))

test('B2 reads volumes and counts without converting them to a mass', () => {
  expect(parsePriceBasis('Gallon')).toEqual({ kind: 'volume', litres: 3.785411784 })
  expect(parsePriceBasis('($/bbl)')).toEqual({ kind: 'volume', litres: expect.closeTo(158.987294928, 9) })
  expect(parsePriceBasis('750 ML')).toEqual({ kind: 'volume', litres: 0.75 })
  expect(parsePriceBasis('Dozen')).toEqual({ kind: 'count', pieces: 12 })
})

test('B3 keeps units without a fixed size as written', () =>
  checkRows(['Bunch', 'Libra', '0 KG', 'cents/sheet', ''], (written) => {
    expect(parsePriceBasis(written)).toEqual({ kind: 'other', unit: written })
  }))
