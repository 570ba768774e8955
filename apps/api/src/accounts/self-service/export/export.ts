import type { ServerMessages } from '@smart-farming/words/catalogues'
import { streamCsv } from './csv.ts'
import { type AccountData, exportedTables } from './export-store.ts'
import { streamJson } from './json.ts'
import { createZip } from './zip.ts'

const tables = ['places', 'sessions', 'networks', 'events', 'passkeys', 'messages', 'model'] as const

/**
 * Exports an account as a zip: JSON for programs, CSV for spreadsheets, and a README. Yields
 * regularly, so a large export does not block other requests.
 */
export function exportZip(everything: AccountData, words: ServerMessages, now: Date): Promise<Buffer> {
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
