import { server } from '@smart-farming/words/en/server'
import { formatMessageData } from '@smart-farming/words/message-data'
import { describeBadRow, describeFilePlace } from '@smart-farming/words/sentences/bad-row'
import { strToU8, zipSync } from 'fflate'
import { type PriceItem, UnreadableFile } from '../../../src/market/imports/price-item.ts'

type Cell = string | number | undefined

/** A workbook as Excel writes it: texts in a shared table, numbers inline, empty cells left out. */
export function createWorkbook(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Uint8Array {
  const texts: string[] = []
  const textNumber = (text: string) => (texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1)
  const cell = (value: Cell, reference: string) => {
    if (value === undefined) return `<c r="${reference}" s="95"/>`
    return typeof value === 'number'
      ? `<c r="${reference}" s="95"><v>${value}</v></c>`
      : `<c r="${reference}" s="95" t="s"><v>${textNumber(value)}</v></c>`
  }
  const names = Object.keys(sheets)
  const files = Object.entries(sheets).map(([, rows], index) => {
    const xml = rows.map(
      (cells, row) =>
        `<row r="${row + 1}" spans="1:9">${cells.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${row + 1}`)).join('')}</row>`,
    )
    return [
      `xl/worksheets/sheet${index + 1}.xml`,
      strToU8(`${declaration}<worksheet xmlns="m"><sheetData>${xml.join('')}</sheetData></worksheet>`),
    ]
  })
  const list = names.map(
    (name, index) => `<sheet name="${name}" sheetId="${index + 20}" r:id="rId${index}"/>`,
  )
  const targets = names.map(
    (_, index) => `<Relationship Id="rId${index}" Type="t" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const shared = texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
  return zipSync({
    '[Content_Types].xml': strToU8(declaration),
    'xl/workbook.xml': strToU8(`${declaration}<workbook><sheets>${list.join('')}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(`${declaration}<Relationships>${targets.join('')}</Relationships>`),
    'xl/sharedStrings.xml': strToU8(`${declaration}<sst>${shared.join('')}</sst>`),
    ...Object.fromEntries(files),
  })
}

/**
 * A small Pink Sheet with five columns, four months, both marks for a missing price, stray spaces
 * and asterisks.
 */
export const createPinkSheet = (
  changes: Partial<Record<'maize' | 'urea', Cell>> = {},
  note?: Cell[],
  lastMonth = '2026M07',
) =>
  createWorkbook({
    AFOSHEET: [['hidden']],
    'Monthly Prices': [
      ['World Bank Commodity Price Data (The Pink Sheet)'],
      ['Updated on August 04, 2026'],
      ...(note === undefined ? [] : [note]),
      [undefined, 'Maize', 'Urea ', 'Beef **', 'Rice, Thai 5% ', 'Gold'],
      [undefined, '($/mt)', '($/mt)', '($/kg)', '($/mt)', '($/troy oz)'],
      ['2026M04', 190.25, '…', 6.1, 401, 4000],
      ['2026M05', 192, 410, '..', 402.5, 4010.5],
      ['2026M06', 195.5, 415, 6.2, 399, '...'],
      [lastMonth, changes.maize ?? 198.4, changes.urea ?? 420, 6.25, undefined, 4021.12345678901],
      ['** marks a series whose definition changed'],
    ],
  })

/** Splits content into chunks, like a disk or a network. */
export async function* splitIntoChunks(content: Uint8Array | string, size = 97): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? strToU8(content) : content
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Collects all items of an iterable. */
export async function collectItems<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

export const { priceFiles: words } = server

/** Items of a reader, with positions and bad rows as text for the operator. */
export const describeItems = (items: readonly PriceItem[]) =>
  items.map((item) => {
    if (item.kind === 'updated') return item
    return item.kind === 'bad'
      ? { kind: item.kind, ...describeBadRow(words, item) }
      : { ...item, at: describeFilePlace(words, item.at) }
  })

/** Replaces the refusal of a file with an error that has its text. */
export function refusalText<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new Error(formatMessageData(words.refused, error.why)) : error
  })
}
