import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import {
  collectItems,
  createPinkSheet,
  createWorkbook,
  describeItems,
  refusalText,
  splitIntoChunks,
} from '../../../tests/support/prices/price-files.ts'
import { readPinkSheet, toSeriesFacts } from './pink-sheet.ts'

const read = async (bytes: Uint8Array) =>
  describeItems(await collectItems(readPinkSheet(splitIntoChunks(bytes))))
const prices = (items: Awaited<ReturnType<typeof read>>) => items.filter((item) => item.kind === 'price')

test('reads all prices with unit and month, and the date of the file', async () => {
  const items = await read(createPinkSheet())
  expect(items[0]).toEqual({ kind: 'updated', on: '2026-08-04' })
  expect(items.filter(({ kind }) => kind === 'bad')).toEqual([])
  expect(prices(items).map(({ series, date, value }) => `${series.name} ${date} ${value}`)).toEqual([
    ...['Maize 2026-04-01 190.25', 'Beef 2026-04-01 6.1', 'Rice, Thai 5% 2026-04-01 401'],
    ...['Gold 2026-04-01 4000', 'Maize 2026-05-01 192', 'Urea 2026-05-01 410'],
    ...['Rice, Thai 5% 2026-05-01 402.5', 'Gold 2026-05-01 4010.5', 'Maize 2026-06-01 195.5'],
    ...['Urea 2026-06-01 415', 'Beef 2026-06-01 6.2', 'Rice, Thai 5% 2026-06-01 399'],
    ...['Maize 2026-07-01 198.4', 'Urea 2026-07-01 420', 'Beef 2026-07-01 6.25'],
    'Gold 2026-07-01 4021.12345678901',
  ])
  expect(prices(items)[0]?.series).toMatchObject({
    key: 'world-bank:maize',
    commodity: 'maize',
    type: 'benchmark',
    country: null,
    unit: 'mt',
    currency: 'USD',
  })
})

test('finds the header row when an extra note moves it down', async () => {
  expect(prices(await read(createPinkSheet({}, ['one more note'])))).toHaveLength(16)
})

test.each([
  ['($/kg)', 'kg', 'USD'],
  ['(cents/sheet)', 'sheet', 'USX'],
  ['(2010=100)', '2010=100', null],
  ['($/troy oz)', 'troy oz', 'USD'],
])('reads the column heading %s as unit %s and currency %s', (written, unit, currency) => {
  expect(toSeriesFacts('X', written)).toMatchObject({ unit, currency })
})

test('reports a cell that is not a price as bad', () =>
  checkRows(['n/a', 0, -3, 'Infinity', 'TRUE', '0x1F'], async (cell) => {
    const items = await read(createPinkSheet({ urea: cell }))
    expect(items.filter(({ kind }) => kind === 'bad')).toEqual([
      { kind: 'bad', at: 'row 8, column C', reason: `Urea: "${cell}" is not a price` },
    ])
    expect(prices(items)).toHaveLength(15)
  }))

test('accepts spaces around a month and skips a blank row', async () => {
  const sheet = [
    [undefined, 'Maize'],
    [undefined, '($/mt)'],
    [' 2026M05\u00a0', 192],
    [' ', ' '],
    ['2026M06 ', '1.9550000000000001E+2'],
  ]
  expect(prices(await read(createWorkbook({ 'Monthly Prices': sheet })))).toMatchObject([
    { at: 'row 3, column B', date: '2026-05-01', value: 192 },
    { at: 'row 5, column B', date: '2026-06-01', value: 195.5 },
  ])
})

test('reports a row with an invalid month as bad', async () => {
  const sheet = [
    [undefined, 'Maize'],
    [undefined, '($/mt)'],
    ['2026M07', 1],
    ['2026M13', 2],
  ]
  const items = await read(createWorkbook({ 'Monthly Prices': sheet }))
  expect(items.at(-1)).toEqual({ kind: 'bad', at: 'row 4', reason: '"2026M13" is not a month' })
})

test('refuses any other file with the reason', () =>
  checkRows(
    [
      ['text', new TextEncoder().encode('no workbook'), /not a workbook/],
      ['nothing', new Uint8Array(), /It is empty/],
      ['a workbook of Office 97', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /old workbook/],
      ['half a workbook', createPinkSheet().subarray(0, 900), /not a workbook/],
      ['another workbook', createWorkbook({ Sheet1: [['x']] }), /no sheet "Monthly Prices"/],
      ['a sheet without months', createWorkbook({ 'Monthly Prices': [['Maize']] }), /no months/],
    ],
    async ([, bytes, reason]) => {
      await expect(refusalText(read(bytes))).rejects.toThrow(reason)
    },
  ))
