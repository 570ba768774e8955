import type { ServerWords } from '@smart-farming/words/catalogues'
import { strToU8, zipSync } from 'fflate'
import { csvOf } from './csv.ts'
import type { Everything } from './export-store.ts'

/** The tables of an export and their columns, in the order in which people read them. */
const tables = {
  places: ['name', 'state', 'country', 'lat', 'lon', 'zone', 'elevationM', 'createdAt'],
  sessions: ['device', 'createdAt', 'lastSeenAt', 'endedAt'],
  networks: ['network', 'seenAt'],
  events: ['at', 'kind', 'device', 'network'],
  passkeys: ['name', 'createdAt', 'lastUsedAt'],
  messages: ['createdAt', 'name', 'replyTo', 'message'],
  model: ['day', 'tokens'],
} as const satisfies Partial<Record<keyof Everything, readonly string[]>>

/** Everything of an account as one zip: JSON for programs, CSV for spreadsheets, and what the fields mean. */
export function exportZip(everything: Everything, words: ServerWords, now: Date): Uint8Array {
  const username = everything.account?.username ?? ''
  const files = {
    'README.txt': words.myAccount.exportReadme({ username, madeAt: now.toISOString() }),
    'account.json': JSON.stringify(everything, undefined, 2),
    ...Object.fromEntries(
      Object.entries(tables).map(([table, columns]) => [
        `${table}.csv`,
        csvOf(columns, everything[table as keyof typeof tables]),
      ]),
    ),
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: now,
  })
}
