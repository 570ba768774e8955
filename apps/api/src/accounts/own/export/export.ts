import type { ServerWords } from '@smart-farming/words/catalogues'
import { csvOf } from './csv.ts'
import { type Everything, kept } from './export-store.ts'
import { jsonOf } from './json.ts'
import { zipOf } from './zip.ts'

/** Tables that people read, one file each. */
const tables = ['places', 'sessions', 'networks', 'events', 'passkeys', 'messages', 'model'] as const

/**
 * Everything of an account as one zip: JSON for programs, CSV for spreadsheets, and a description of the fields. Yields
 * regularly, so a large export does not hold up other requests.
 */
export function exportZip(everything: Everything, words: ServerWords, now: Date): Promise<Buffer> {
  const username = everything.account?.username ?? ''
  const files = {
    'README.txt': [words.myAccount.exportReadme({ username, madeAt: now.toISOString() })],
    'account.json': jsonOf(everything),
    ...Object.fromEntries(
      tables.map((table) => [`${table}.csv`, csvOf(Object.keys(kept[table].told), everything[table])]),
    ),
  }
  return zipOf(files, now)
}
