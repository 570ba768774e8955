import { setImmediate } from 'node:timers/promises'
import { server as words } from '@smart-farming/words/en/server'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { exportZip } from './export.ts'
import type { AccountData } from './export-store.ts'

const now = new Date('2026-11-24T05:00:00Z')
const nothing: AccountData = {
  account: undefined,
  settings: undefined,
  places: [],
  sessions: [],
  networks: [],
  passkeys: [],
  events: [],
  messages: [],
  model: [],
}
const session = { device: 'android chrome', createdAt: now, lastSeenAt: now, endedAt: null }

async function filesOf(everything: AccountData): Promise<Record<string, string>> {
  const files = unzipSync(await exportZip(everything, words, now))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test.each([
  ['no data', nothing],
  [
    'more than one chunk',
    {
      ...nothing,
      settings: { settings: { crops: ['maize'], soil: {} }, changedAt: now },
      sessions: Array<typeof session>(1_201).fill(session),
      messages: [{ createdAt: now, name: 'Zoë', replyTo: '', message: 'Frost,\n"again"' }],
    } as AccountData,
  ],
])('streaming an export of %s gives the same JSON as writing it in one piece', async (_, everything) => {
  const files = await filesOf(everything)
  expect(files['account.json']).toBe(JSON.stringify(everything, undefined, 2))
  expect(files['sessions.csv']?.split('\r\n')).toHaveLength(everything.sessions.length + 2)
})

test('lets other requests run while it exports an account with 50,000 rows', async () => {
  let turns = 0
  let over = false
  const counting = (async () => {
    for (; !over; turns += 1) await setImmediate()
  })()
  const rows = 50_000
  await filesOf({ ...nothing, sessions: Array<typeof session>(rows).fill(session) })
  over = true
  await counting
  // Each row is written twice, as JSON and as CSV.
  expect(turns).toBeGreaterThan((2 * rows) / 1_000)
})
