import { type FileRefusal, UnreadableFile } from '../imports/price-item.ts'
import { ZipArchive } from './archive.ts'
import { readAttribute, readXmlTags, type XmlTag } from './xml-tags.ts'

// Limits of a sheet. Our sheet of the Pink Sheet workbook has 800 rows, 72 columns and 69,000 cells
// with 0.5 million characters; the workbook has 1,122 shared texts.
const MAX_ROWS = 20_000
const MAX_COLUMNS = 1_000
const MAX_CELLS = 1_000_000
const MAX_TEXTS = 50_000
/** Excel's limit for a cell, in characters. */
const MAX_TEXT = 32_767
/** Limit for all cells together, because many cells may share one long text. */
const MAX_CHARACTERS = 16_000_000

export interface SheetRow {
  /** As displayed, from 1. */
  number: number
  /** Cell texts by column letters, such as "198.4" or "2026M02". Empty cells are left out. */
  cells: ReadonlyMap<string, string>
}

/**
 * Streams the rows of one sheet of an .xlsx workbook (ECMA-376, SpreadsheetML), without formats and
 * formulas. Unpacks only the parts that the sheet needs, and holds only the shared texts and one
 * row in memory.
 * @throws {UnreadableFile} if the file is not a workbook, has no such sheet, or is larger than any
 * price table
 */
export async function* readSheetRows(workbook: Uint8Array, sheet: string): AsyncGenerator<SheetRow> {
  const archive = await ZipArchive.open(workbook)
  const path = await sheetPath(archive, sheet)
  const texts = archive.has(TEXTS) ? await sharedTexts(readXmlTags(archive.read(TEXTS))) : []
  yield* readRows(readXmlTags(archive.read(path)), texts)
}

const TEXTS = 'xl/sharedStrings.xml'

async function sheetPath(archive: ZipArchive, sheet: string): Promise<string> {
  const named = await first(
    readXmlTags(archive.read('xl/workbook.xml')),
    (tag) => tag.name === 'sheet' && readAttribute(tag, 'name')?.trim().toLowerCase() === sheet.toLowerCase(),
  )
  const id = named && readAttribute(named, 'r:id')
  const related =
    id === undefined
      ? undefined
      : await first(
          readXmlTags(archive.read('xl/_rels/workbook.xml.rels')),
          (tag) => tag.name === 'Relationship' && readAttribute(tag, 'Id') === id,
        )
  const target = related && readAttribute(related, 'Target')
  if (target === undefined) throw new UnreadableFile({ code: 'no_sheet', sheet })
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

async function first(
  tags: AsyncIterable<XmlTag>,
  isIt: (tag: XmlTag) => boolean,
): Promise<XmlTag | undefined> {
  for await (const tag of tags) if (isIt(tag)) return tag
  return undefined
}

/**
 * Reads the shared strings. Each `si` element is one string, possibly split into separately
 * formatted runs; phonetic hints (`rPh`) are left out.
 */
async function sharedTexts(tags: AsyncIterable<XmlTag>): Promise<string[]> {
  const texts: string[] = []
  let hint = false
  for await (const { name, kind, text } of tags) {
    if (name === 'si' && kind !== 'close') within(texts.push(''), MAX_TEXTS, 'shared_texts')
    if (name === 'rPh') hint = kind === 'open'
    if (name === 't' && kind === 'open' && !hint) texts.push(joined(texts.pop(), text))
  }
  return texts
}

async function* readRows(tags: AsyncIterable<XmlTag>, texts: readonly string[]): AsyncGenerator<SheetRow> {
  let row: { number: number; cells: Map<string, string> } | undefined
  let [column, type]: (string | undefined)[] = []
  let at = 0
  let [rows, cells, characters] = [0, 0, 0]
  for await (const tag of tags) {
    if (tag.kind === 'close') continue
    if (tag.name === 'row') {
      if (row !== undefined) yield row
      rows += 1
      within(rows, MAX_ROWS, 'rows')
      row = { number: rowNumber(tag, row?.number ?? 0), cells: new Map() }
      column = undefined
      at = 0
    } else if (tag.name === 'c') {
      cells += 1
      within(cells, MAX_CELLS, 'cells')
      at = columnOf(tag, at)
      column = columnLetters(at)
      type = readAttribute(tag, 't')
      if (row?.cells.has(column)) throw twice(row.number, column)
    } else if (tag.name === 'v' || (tag.name === 't' && type === 'inlineStr')) {
      if (row === undefined || column === undefined) continue
      const before = row.cells.get(column)
      if (before !== undefined && tag.name === 'v') throw twice(row.number, column)
      const more = cellText(tag.text, type, texts)
      characters += more.length
      within(characters, MAX_CHARACTERS, 'characters')
      if (more === '') continue
      row.cells.set(column, joined(before, more))
      within(row.cells.size, MAX_COLUMNS, 'columns')
    }
  }
  if (row !== undefined) yield row
}

/** Rows must be unique and in order; a row without a number follows the previous one. */
function rowNumber(tag: XmlTag, before: number): number {
  const said = readAttribute(tag, 'r') ?? String(before + 1)
  if (!/^\d{1,7}$/.test(said) || Number(said) <= before)
    throw new UnreadableFile({ code: 'row_out_of_order', row: said.slice(0, 20), before })
  return Number(said)
}

/** Booleans are spelt out, so that their digit is not taken for a number. */
function cellText(written: string, type: string | undefined, texts: readonly string[]): string {
  if (type === 's') return texts[Number(written)] ?? ''
  return type === 'b' ? (written === '1' ? 'TRUE' : 'FALSE') : written
}

/** Column number from 1; a cell without a position follows the previous one. */
function columnOf(tag: XmlTag, before: number): number {
  const said = readAttribute(tag, 'r')
  if (said === undefined) return before + 1
  const [, letters] = /^([A-Z]{1,3})\d{1,7}$/.exec(said) ?? []
  if (letters === undefined) throw new UnreadableFile({ code: 'cell_nowhere', place: said.slice(0, 20) })
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

/** Letters of a column number from 1: A, Z, AA. */
export function columnLetters(column: number): string {
  const before = Math.floor((column - 1) / 26)
  return (before > 0 ? columnLetters(before) : '') + String.fromCharCode(65 + ((column - 1) % 26))
}

const twice = (row: number, column: string) => new UnreadableFile({ code: 'column_twice', row, column })

function joined(before: string | undefined, more: string): string {
  const text = (before ?? '') + more
  within(text.length, MAX_TEXT, 'cell_characters')
  return text
}

function within(count: number, most: number, of: (FileRefusal & { code: 'too_many' })['of']): void {
  if (count > most) throw new UnreadableFile({ code: 'too_many', most, of })
}
