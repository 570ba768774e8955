import type { ServerWords } from '@smart-farming/words/catalogues'
import { strToU8, zipSync } from 'fflate'
import { csvOf } from './csv.ts'
import { type Everything, kept } from './export-store.ts'

/** What people read as tables, one file each. */
const tables = ['places', 'sessions', 'networks', 'events', 'passkeys', 'messages', 'model'] as const

/** Everything of an account as one zip: JSON for programs, CSV for spreadsheets, and what the fields mean. */
export function exportZip(everything: Everything, words: ServerWords, now: Date): Uint8Array {
  const username = everything.account?.username ?? ''
  const files = {
    'README.txt': words.myAccount.exportReadme({ username, madeAt: now.toISOString() }),
    'account.json': JSON.stringify(everything, undefined, 2),
    ...Object.fromEntries(
      tables.map((table) => [`${table}.csv`, csvOf(Object.keys(kept[table].told), everything[table])]),
    ),
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: now,
  })
}
