import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import {
  collectItems,
  describeItems,
  refusalText,
  splitIntoChunks,
} from '../../../tests/support/prices/price-files.ts'
import { readWfpPrices } from './wfp-prices.ts'

const header =
  'date,admin1,admin2,market,market_id,latitude,longitude,category,commodity,commodity_id,unit,priceflag,pricetype,currency,price,usdprice'
const tags =
  '#date,#adm1+name,#adm2+name,#loc+market+name,#loc+market+code,#geo+lat,#geo+lon,#item+type,#item+name,#item+code,#item+unit,#item+price+flag,#item+price+type,#currency,#value,#value+usd'
const nakuru =
  '2026-07-15,Rift Valley,Nakuru,Nakuru,1205,-0.28,36.07,cereals and tubers,Maize (white),67,90 KG,actual,Wholesale,KES,3650,28.2'
const average =
  '2026-07-15,,,National Average,298,,,cereals and tubers,"Rice (imported, Pakistan)",52,KG,aggregate,Retail,KES,165.5,'

const read = async (lines: string[], country: string | undefined = 'KE') =>
  describeItems(await collectItems(readWfpPrices(splitIntoChunks(`${lines.join('\n')}\n`), { country })))

test('reads a price with its market, unit and currency as written', async () => {
  expect(await read([header, nakuru])).toEqual([
    {
      kind: 'price',
      at: 'line 2',
      date: '2026-07-15',
      value: 3650,
      series: {
        key: 'wfp:KE:1205:67:wholesale:90 KG:KES',
        source: 'wfp',
        commodity: 'maize',
        name: 'Maize (white)',
        grade: 'white',
        type: 'wholesale',
        country: 'KE',
        market: 'Nakuru',
        area: 'Nakuru, Rift Valley',
        lat: -0.28,
        lon: 36.07,
        unit: '90 KG',
        currency: 'KES',
        period: 'month',
      },
    },
  ])
})

test('reads a national average without a place, and a comma inside a quoted name', async () => {
  const [item] = await read([header, average])
  expect(item).toMatchObject({
    value: 165.5,
    series: { market: 'National Average', area: null, lat: null, lon: null, grade: 'imported, Pakistan' },
  })
})

test('uses the region alone when a file has no districts', async () => {
  const without = (line: string) => line.split(',').toSpliced(2, 1).join(',')
  expect(await read([header, nakuru].map(without))).toMatchObject([{ series: { area: 'Rift Valley' } }])
})

test('skips an optional row of tags and no other row', async () => {
  expect(await read([header, tags, nakuru])).toMatchObject([{ kind: 'price', at: 'line 3' }])
  expect(await read([`\ufeff${header}\r`, `${nakuru}\r`])).toMatchObject([{ kind: 'price' }])
})

test('reads the country of each row in a file covering all countries', async () => {
  const items = await read([`countryiso3,${header}`, `KEN,${nakuru}`, `QQQ,${nakuru}`], undefined)
  expect(items).toMatchObject([
    { kind: 'price', series: { country: 'KE' } },
    { kind: 'bad', at: 'line 3' },
  ])
})

test('reports each bad row with its reason', () =>
  checkRows(
    [
      ['2026-07-15', '2026-02-30', 'date is not a date'],
      ['3650', 'abc', 'price is not a price'],
      ['3650', '', 'price is missing'],
      ['3650', '0', 'price is not above 0'],
      ['3650', '-1', 'price is not above 0'],
      ['3650', '3,650', 'has 17 columns, not 16'],
      ['Wholesale', 'Rumoured', 'pricetype is not a known price type'],
      ['actual', 'forecast', 'priceflag is neither actual nor aggregate'],
      ['KES', 'shilling', 'currency is not a currency'],
      ['-0.28', '-95', 'latitude is out of range'],
      ['90 KG', '', 'unit is missing'],
    ],
    async ([right, wrong, reason]) => {
      const items = await read([header, average, nakuru.replace(right, wrong), average])
      expect(items.map(({ kind }) => kind)).toEqual(['price', 'bad', 'price'])
      expect(items[1]).toEqual({ kind: 'bad', at: 'line 3', reason })
    },
  ))

const semicolons = (line: string) => line.replaceAll(',', ';').replace(/(\d)\.(\d)/g, '$1,$2')
const utf16 = (text: string, mark = '\ufeff') => Buffer.from(mark + text, 'utf16le')
const accented = nakuru.replace('Nakuru,1205', 'Ouenzé – Ñuñoa,702')
const lines = (...all: string[]) => all.join('\r\n')

test('reads every encoding and format in which spreadsheets are saved', async () => {
  const files: Readonly<Record<string, [file: string | Uint8Array, read: string]>> = {
    'Windows-1252': [Buffer.from(lines(header, accented.replace('–', '\x96')), 'latin1'), 'line 2: 3650'],
    'UTF-8 with a byte order mark': [`\ufeff${lines(header, accented)}`, 'line 2: 3650'],
    'UTF-16, little-endian, tabs': [utf16(lines(header, accented).replaceAll(',', '\t')), 'line 2: 3650'],
    'UTF-16, big-endian': [utf16(lines(header, accented)).swap16(), 'line 2: 3650'],
    'UTF-16 without a mark': [utf16(lines(header, accented), ''), 'line 2: 3650'],
    'semicolons and decimal commas': [
      semicolons(lines(header, accented.replace('3650', '3650.5'))),
      'line 2: 3650.5',
    ],
    'a first line that names the separator': [lines('sep=,', header, accented), 'line 3: 3650'],
    'such a line and semicolons': [semicolons(lines('sep=,', header, accented)), 'line 3: 3650'],
    'rows without content': [
      lines(',,,', header, ',,,,,,', ' , ', '', accented, ',,,', '\0\0', '\x1a'),
      'line 6: 3650',
    ],
    'empty cells behind the last': [lines(header, `${accented},,`), 'line 2: 3650'],
    'spaces around cells': [lines(header, accented.replaceAll(',', ' , ')), 'line 2: 3650'],
    'thousands by commas': [lines(header, accented.replace('3650', '"3,650.50"')), 'line 2: 3650.5'],
    'thousands by narrow spaces': [
      semicolons(lines(header, accented.replace('3650', '3\u202f650.50'))),
      'line 2: 3650.5',
    ],
    'thousands by points': [semicolons(lines(header, accented)).replace('3650', '3.650'), 'line 2: 3650'],
  }
  for (const [what, [file, read]] of Object.entries(files)) {
    const items = describeItems(await collectItems(readWfpPrices(splitIntoChunks(file), { country: 'KE' })))
    expect(items, what).toMatchObject([
      { kind: 'price', series: { market: 'Ouenzé – Ñuñoa', lat: -0.28, lon: 36.07 } },
    ])
    expect(
      items.map((item) => item.kind === 'price' && `${item.at}: ${item.value}`),
      what,
    ).toEqual([read])
  }
})

test('reports a price with an ambiguous decimal mark as a bad row', async () => {
  const row = semicolons(average.replace('"Rice (imported, Pakistan)"', 'Rice')).replace('165,5', '3,650')
  expect(await read([semicolons(header), row])).toEqual([
    { kind: 'bad', at: 'line 2', reason: 'price "3,650" could mean 3650 or 3.65' },
  ])
})

test('reports an unclosed quote with its line', async () => {
  const items = await read([header, nakuru, nakuru.replace('Nakuru', '"Nakuru'), nakuru])
  expect(items).toHaveLength(2)
  expect(items).toContainEqual(expect.objectContaining({ kind: 'price', at: 'line 2' }))
  expect(items).toContainEqual(expect.objectContaining({ kind: 'bad', at: 'line 4' }))
})

test('refuses any other content with the reason', () =>
  checkRows(
    [
      ['nothing', [], 'KE', /empty|lacks/],
      ['another file', ['market_id,market'], 'KE', /lacks date, admin1/],
      ['a web page', ['<!DOCTYPE html>', '<title>Not found</title>'], 'KE', /web page/],
      ['an error in JSON', ['{"success": false}'], 'KE', /JSON, not a CSV/],
      ['a workbook', ['PK\x03\x04 xl/'], 'KE', /workbook/],
      ['a file of which nobody says the country', [header, nakuru], undefined, /--country/],
    ],
    async ([, lines, country, reason]) => {
      const items = collectItems(readWfpPrices(splitIntoChunks(lines.join('\n')), { country }))
      await expect(refusalText(items)).rejects.toThrow(reason)
    },
  ))
