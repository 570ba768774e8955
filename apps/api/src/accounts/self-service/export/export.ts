import type { ServerWords } from '@smart-farming/words/catalogues'
import { streamCsv } from './csv.ts'
import { type AccountData, exportedTables } from './export-store.ts'
import { streamJson } from './json.ts'
import { createZip } from './zip.ts'

/** Tables that people read, exported as one CSV file each. */
const tables = ['places', 'sessions', 'networks', 'events', 'passkeys', 'messages', 'model'] as const

/**
 * All data of an account as one zip: JSON for programs, CSV for spreadsheets, and a description of the fields. Yields
 * regularly, so a large export does not hold up other requests.
 */
export function exportZip(everything: AccountData, words: ServerWords, now: Date): Promise<Buffer> {
  const username = everything.account?.username ?? ''
  const files = {
    'README.txt': [words.myAccount.exportReadme({ username, madeAt: now.toISOString() })],
    'account.json': streamJson(everything),
    ...Object.fromEntries(
      tables.map((table) => [
        `${table}.csv`,
        streamCsv(Object.keys(exportedTables[table].told), everything[table]),
      ]),
    ),
  }
  return createZip(files, now)
}
