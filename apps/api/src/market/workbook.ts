import { strFromU8, unzipSync } from 'fflate'
import { UnreadableFile } from './price-item.ts'
import { attribute, xmlTags } from './xml-tags.ts'

/** Most that one part of a workbook may unpack to: forty times the largest sheet of the Pink Sheet would be a bomb. */
const MOST_BYTES = 64_000_000

export interface SheetRow {
  /** As people see it, from 1. */
  number: number
  /** Column letters -> what the cell holds, as text: "198.4", "2026M02". Empty cells are not there. */
  cells: ReadonlyMap<string, string>
}

/**
 * The rows of one sheet of an .xlsx workbook (ECMA-376, SpreadsheetML), without formats and formulas.
 *
 * @throws {UnreadableFile} when it is no workbook or has no sheet of that name
 */
export function sheetRows(workbook: Uint8Array, sheet: string): SheetRow[] {
  const parts = unpack(workbook)
  const text = (path: string) => {
    const part = parts[path]
    if (part === undefined) throw new UnreadableFile(`The workbook has no ${path}.`)
    return strFromU8(part)
  }
  const path = sheetPath(text('xl/workbook.xml'), text('xl/_rels/workbook.xml.rels'), sheet)
  const texts = parts['xl/sharedStrings.xml'] === undefined ? [] : sharedTexts(text('xl/sharedStrings.xml'))
  return readRows(text(path), texts)
}

function unpack(workbook: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(workbook, {
      filter: ({ name, originalSize }) => {
        if (!/^xl\/(workbook|sharedStrings|worksheets\/\w+)\.xml$|^xl\/_rels\/workbook/.test(name))
          return false
        if (originalSize > MOST_BYTES) throw new UnreadableFile(`${name} unpacks to far too much.`)
        return true
      },
    })
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause
    throw new UnreadableFile('It is not a workbook (.xlsx), or not all of it is there.', { cause })
  }
}

function sheetPath(workbook: string, relations: string, sheet: string): string {
  const named = [...xmlTags(workbook)].find(
    (tag) => tag.name === 'sheet' && attribute(tag, 'name')?.trim().toLowerCase() === sheet.toLowerCase(),
  )
  const id = named && attribute(named, 'r:id')
  const related = [...xmlTags(relations)].find((tag) => id !== undefined && attribute(tag, 'Id') === id)
  const target = related && attribute(related, 'Target')
  if (target === undefined) throw new UnreadableFile(`The workbook has no sheet "${sheet}".`)
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Each `si` is one text, in one piece or in several with formats of their own; phonetic hints (`rPh`) are no part of it. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let hint = false
  for (const { name, kind, text } of xmlTags(xml)) {
    if (name === 'si' && kind !== 'close') texts.push('')
    if (name === 'rPh') hint = kind === 'open'
    if (name === 't' && kind === 'open' && !hint) texts.push((texts.pop() ?? '') + text)
  }
  return texts
}

function readRows(xml: string, texts: readonly string[]): SheetRow[] {
  const rows: SheetRow[] = []
  let cells = new Map<string, string>()
  let column = ''
  let type: string | undefined
  for (const tag of xmlTags(xml)) {
    if (tag.kind === 'close') continue
    if (tag.name === 'row') {
      cells = new Map()
      rows.push({ number: Number(attribute(tag, 'r') ?? rows.length + 1), cells })
    } else if (tag.name === 'c') {
      column = attribute(tag, 'r')?.replace(/\d+$/, '') ?? ''
      type = attribute(tag, 't')
    } else if (tag.name === 'v' || (tag.name === 't' && type === 'inlineStr')) {
      const value = type === 's' ? texts[Number(tag.text)] : (cells.get(column) ?? '') + tag.text
      if (value !== undefined && value !== '') cells.set(column, value)
    }
  }
  return rows
}
