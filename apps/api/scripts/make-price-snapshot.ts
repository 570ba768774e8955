// Builds the price snapshot for new installations from a Pink Sheet workbook:
// node apps/api/scripts/make-price-snapshot.ts CMO-Historical-Data-Monthly.xlsx
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { addMonths, monthNumber } from '@smart-farming/market-core/months'
import { readPinkSheet } from '../src/market/sources/pink-sheet.ts'

const MONTHS = 36
const out = fileURLToPath(new URL('../src/market/bundled/price-snapshot.json', import.meta.url))

/** The commodities that farms buy and sell most, by their names in the workbook. */
const wanted = [
  ...[
    'Maize',
    'Wheat, US HRW',
    'Wheat, US SRW',
    'Rice, Thai 5%',
    'Rice, Viet Namese 5%',
    'Soybeans',
    'Soybean meal',
  ],
  ...[
    'Soybean oil',
    'Groundnuts',
    'Palm oil',
    'Rapeseed oil',
    'Sunflower oil',
    'Coffee, Arabica',
    'Coffee, Robusta',
  ],
  ...[
    'Cocoa',
    'Tea, avg 3 auctions',
    'Sugar, world',
    'Cotton, A Index',
    'Banana, US',
    'Orange',
    'Beef',
    'Chicken',
  ],
  ...['Urea', 'DAP', 'TSP', 'Potassium chloride', 'Phosphate rock'],
]

const path = process.argv[2]
if (path === undefined) throw new Error('Name the workbook.')
let updatedOn = ''
let newest = ''
const found = new Map<string, { unit: string; byMonth: Map<string, number> }>()
for await (const item of readPinkSheet(createReadStream(path))) {
  if (item.kind === 'bad') throw new Error(JSON.stringify(item))
  if (item.kind === 'updated') updatedOn = item.on
  if (item.kind !== 'price') continue
  const { series, date, value } = item
  const month = date.slice(0, 7)
  if (month > newest) newest = month
  const unit = `(${series.currency === 'USD' ? '$' : 'cents'}/${series.unit})`
  const known = found.get(series.name) ?? { unit, byMonth: new Map() }
  found.set(series.name, known)
  known.byMonth.set(month, value)
}
const first = addMonths(newest, 1 - MONTHS)
const months = Array.from({ length: MONTHS }, (_, index) => addMonths(first, index))
if (monthNumber(newest) - monthNumber(first) !== MONTHS - 1) throw new Error('The months do not add up.')
const series = wanted.map((name) => {
  const { unit, byMonth } = found.get(name) ?? {}
  if (unit === undefined || byMonth === undefined) throw new Error(`The workbook has no "${name}".`)
  return { name, unit, values: months.map((month) => byMonth.get(month) ?? null) }
})
const snapshot = {
  source: 'The World Bank: Commodity Price Data (The Pink Sheet)',
  licence: 'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/',
  changes: `${wanted.length} of the monthly series, their last ${MONTHS} months, figures as they are`,
  updatedOn,
  firstMonth: first,
}
// One line per series, so that a diff shows which prices changed.
const lines = series.map((one) => `    ${JSON.stringify(one)}`).join(',\n')
const head = JSON.stringify(snapshot, undefined, 2).slice(0, -2)
await writeFile(out, `${head},\n  "series": [\n${lines}\n  ]\n}\n`)
