import { Readable } from 'node:stream'
import type { BadRow, FilePlace } from '@smart-farming/words/sentences/bad-row'
import { CsvError, parse } from 'csv-parse'
import { UnreadableFile } from '../imports/price-item.ts'
import { decodeText } from './decode-text.ts'

/** Matches content other than blanks, zero bytes and the DOS end-of-file mark. */
const visible = /[^\p{Cc}\p{Z}]/u
/** First characters of other file types that are served or saved instead of a CSV. */
const others = [
  ['page', /^\s*</],
  ['json', /^\s*[{[]/],
  ['archive', /^PK\p{Cc}{2}/u],
] as const

export type CsvRow = { cells: string[]; at: FilePlace; separator: string } | BadRow

/** Number of characters within which the first row must be found. */
const MAX_HEAD = 65_536
const separators = [',', ';', '\t', '|']
/** Excel's separator line before the data: `sep=;`. */
const named = /^\s*"?sep=([^\w"\s]|\t)"?[ ,;]*$/i

/**
 * Reads the rows of a CSV file as saved by spreadsheets, in UTF-8, UTF-16 or Windows-1252. The
 * separator is named in a first line `sep=`, or else the most frequent one in the first row: comma,
 * semicolon, tab or bar. Empty rows are skipped. Unreadable rows are reported, and reading
 * continues.
 */
export async function* readCsvRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const { separator, text } = await separated(decodeText(bytes))
  const skipped: BadRow[] = []
  const parser = parse({
    delimiter: separator,
    info: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    // An unclosed quote must not collect the rest of the file in memory.
    max_record_size: 20_000,
  })
  parser.on('skip', (error: CsvError) => {
    skipped.push({ at: { code: 'line', line: Number(error.lines) }, reason: { code: 'noRow' } })
  })
  const source = Readable.from(text)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number; records: number }
    }>) {
      yield* skipped.splice(0)
      const cells = record.map((cell) => cell.trim())
      if (!cells.some((cell) => visible.test(cell)) || (info.records === 1 && /^sep=/i.test(cells[0] ?? '')))
        continue
      yield { cells, at: { code: 'line', line: info.lines }, separator }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    skipped.push({
      at: { code: 'line', line: Number(error.lines) },
      reason: { code: 'noRowNorAfter' },
    })
  }
  yield* skipped.splice(0)
}

/** Detects the separator; also returns the whole text. */
async function separated(text: AsyncGenerator<string>) {
  let head = ''
  let line: string | undefined
  while (line === undefined && head.length < MAX_HEAD) {
    const { value, done } = await text.next()
    if (done) break
    head += value
    line = firstRow(head)
  }
  line ??= head
  const other = others.find(([, start]) => start.test(head))
  if (other !== undefined) throw new UnreadableFile({ code: 'not_csv', kind: other[0] })
  const most = separators.toSorted((a, b) => count(line, b) - count(line, a))[0]
  const separator = named.exec(line)?.[1] ?? most ?? ','
  async function* whole() {
    yield head
    yield* text
  }
  return { separator, text: whole() }
}

/** First complete line with more than separators. */
const firstRow = (head: string): string | undefined =>
  head
    .split(/[\r\n]+/)
    .slice(0, -1)
    .find((line) => /[^\s,;|"]/.test(line))

const count = (line: string, separator: string): number => line.split(separator).length - 1
