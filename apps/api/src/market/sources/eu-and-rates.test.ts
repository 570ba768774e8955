import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import {
  collectItems,
  describeItems,
  refusalText,
  splitIntoChunks,
} from '../../../tests/support/prices/price-files.ts'
import type { PriceReader } from '../imports/price-item.ts'
import { readEcbRates } from './ecb-rates.ts'
import { readEuPrices } from './eu-prices.ts'
import { readFrankfurterRates } from './frankfurter-rates.ts'

const read = async (reader: PriceReader, content: unknown) =>
  describeItems(
    await collectItems(
      reader(splitIntoChunks(typeof content === 'string' ? content : JSON.stringify(content)), {}),
    ),
  )

const rouen = {
  memberStateCode: 'FR',
  beginDate: '27/07/2026',
  endDate: '02/08/2026',
  price: '€191,50',
  unit: 'TONNES',
  productName: 'Breadmaking common wheat',
  marketName: 'Rouen',
  stageName: 'Delivered to port',
}

test('EU: reads a weekly price in euros with its country, market and stage', async () => {
  const items = await read(readEuPrices, [rouen, { ...rouen, memberStateCode: 'EL', stageName: null }])
  expect(items).toMatchObject([
    {
      at: 'item 1',
      date: '2026-07-27',
      value: 191.5,
      series: {
        commodity: 'wheat',
        country: 'FR',
        market: 'Rouen',
        grade: 'Delivered to port',
        currency: 'EUR',
      },
    },
    { series: { country: 'GR', grade: null, type: 'wholesale', period: 'week', unit: 'TONNES' } },
  ])
})

test.each([
  ['€308.56', 308.56],
  ['€ 1.234,50', 1234.5],
  ['€1,234.50', 1234.5],
  ['191,5 €', 191.5],
  ['€200', 200],
])('EU: reads %s as %d', async (price, value) => {
  expect(await read(readEuPrices, [{ ...rouen, price }])).toMatchObject([{ value }])
})

test('EU: reports each bad row with its reason', () =>
  checkRows(
    [
      [{ price: 'n/a' }, 'price is not a price'],
      [{ price: '€0' }, 'price is not a price'],
      [{ price: '€1,2,3' }, 'price is not a price'],
      [{ beginDate: '31/02/2026' }, 'beginDate is not a date'],
      [{ beginDate: '2026-07-27' }, 'beginDate is not a date'],
      [{ memberStateCode: '??' }, 'memberStateCode is not a country'],
      [{ unit: '' }, 'unit is missing'],
      [{ unit: undefined }, 'unit is missing or of the wrong type'],
    ],
    async ([change, reason]) => {
      expect(await read(readEuPrices, [rouen, { ...rouen, ...change }])).toMatchObject([
        { kind: 'price' },
        { kind: 'bad', at: 'item 2', reason },
      ])
    },
  ))

const ecb = (days: string) => `<?xml version="1.0" encoding="UTF-8"?>
  <gesmes:Envelope xmlns:gesmes="g" xmlns="e"><gesmes:subject>Reference rates</gesmes:subject>
  <!-- a > remark --><Cube>${days}</Cube></gesmes:Envelope>`

test('ECB: reads every day in the file, with single or double quotation marks', async () => {
  const days = `<Cube time='2026-09-21'><Cube currency='USD' rate='1.1702'/></Cube>
    <Cube time="2026-09-18"><Cube currency="INR" rate="103.41"/><Cube currency="JPY" rate="x"/></Cube>`
  expect(await read(readEcbRates, ecb(days))).toEqual([
    {
      kind: 'rate',
      at: '2026-09-21, USD',
      rate: { base: 'EUR', quote: 'USD', rate: 1.1702, date: '2026-09-21' },
    },
    {
      kind: 'rate',
      at: '2026-09-18, INR',
      rate: { base: 'EUR', quote: 'INR', rate: 103.41, date: '2026-09-18' },
    },
    { kind: 'bad', at: '2026-09-18, JPY', reason: 'rate is not a rate' },
  ])
})

const usd = { base: 'USD', quote: 'KES', rate: 129.5, date: '2026-09-21' }

test.each([
  ['version 2', [usd]],
  ['version 1 for a day', { amount: 10, base: 'USD', date: '2026-09-21', rates: { KES: 1295 } }],
  [
    'version 1 for a range',
    { amount: 1, base: 'USD', start_date: 'x', end_date: 'y', rates: { '2026-09-21': { KES: 129.5 } } },
  ],
])('Frankfurter: reads %s', async (_name, answer) => {
  expect(await read(readFrankfurterRates, answer)).toEqual([{ kind: 'rate', at: 'item 1', rate: usd }])
})

test('Frankfurter: reports an invalid rate or date as bad', async () => {
  const items = await read(readFrankfurterRates, [{ ...usd, rate: 0 }, usd, { ...usd, date: '21.9.2026' }])
  expect(items.map(({ kind }) => kind)).toEqual(['bad', 'rate', 'bad'])
})

test('refuses unexpected content with the reason', () =>
  checkRows(
    [
      ['EU', readEuPrices, '{"SUSPENDED":true}', /not a list/],
      ['EU', readEuPrices, '[{"a":', /not JSON/],
      ['ECB', readEcbRates, '<html><body>Sorry</body></html>', /no exchange rates/],
      ['ECB', readEcbRates, ecb(`<Cube time='2026-09-21'><Cube curr`).slice(0, -30), /broken XML/],
      ['ECB', readEcbRates, '<!DOCTYPE x [<!ENTITY a "b">]><Cube/>', /broken XML/],
      ['Frankfurter', readFrankfurterRates, '{"message":"not found"}', /not a Frankfurter response/],
    ],
    async ([, reader, content, reason]) => {
      await expect(refusalText(read(reader, content))).rejects.toThrow(reason)
    },
  ))
