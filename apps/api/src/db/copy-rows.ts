import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import type { TransactionSql } from 'postgres'

export type { TransactionSql }

export type CopyRow = readonly (string | number | boolean | null)[]

/**
 * Streams rows into a table, block by block, without blocking the process.
 * @param target the table and its columns: `incoming (a, b)`
 */
export async function copyRows(
  sql: TransactionSql,
  target: string,
  rows: AsyncIterable<CopyRow> | Iterable<CopyRow>,
): Promise<void> {
  async function* blocks() {
    let block = ''
    for await (const row of rows) {
      block += `${row.map(field).join('\t')}\n`
      if (block.length < 65_536) continue
      yield block
      block = ''
      // Rows from memory would otherwise block the process until the last one. Requests would wait,
      // and their statements would time out.
      await setImmediate()
    }
    yield block
  }
  await pipeline(Readable.from(blocks()), await sql.unsafe(`copy ${target} from stdin`).writable())
}

function field(value: CopyRow[number]): string {
  if (value === null) return '\\N'
  return String(value).replace(/[\\\t\n\r]/g, (character) => `\\${escapes[character] ?? character}`)
}

const escapes: Readonly<Record<string, string>> = { '\t': 't', '\n': 'n', '\r': 'r' }
