// Measures what a farmer waits for on a cheap phone, at a phone's pace in a real Chromium. See bench/README.md.
import { loadavg } from 'node:os'
import { machineLine } from '../machine.ts'
import { printSection } from '../report.ts'
import { precacheBytes, readerBytes } from './bytes.ts'
import { type Connection, getPhone } from './open-phone.ts'
import { letKeep, openDashboard } from './openings.ts'
import { type PhoneKind, phones } from './phones.ts'
import { pressAll } from './presses.ts'
import { phoneTable, type Round } from './table.ts'
import { blockedMs } from './watch-opening.ts'
import { startFarm } from './world.ts'

const ROUNDS = process.argv.includes('--quick') ? 1 : 3
const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')

process.stdout.write(`${machineLine()}; medians of ${ROUNDS}; load before (1, 5, 15 min) ${load()}\n`)
const product = await startFarm()
const { url, cookie } = product

const startedAt = performance.now()
const progress = (what: string) =>
  process.stderr.write(`${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${what}\n`)

/** One phone from its first visit to its last; each is a browser that was started anew. */
async function round(kind: PhoneKind): Promise<Round> {
  const phone = await getPhone(url, cookie)
  const openedBy = async (connection?: Connection) =>
    phone.use(async (context) => (await openDashboard(context, kind, url, connection)).opening)
  try {
    const first = await openedBy()
    progress(`${kind.name}: opened for the first time`)
    await phone.use((context) => letKeep(context, url))
    const precache = await phone.use((context) => precacheBytes(context, url))
    const again = await openedBy()
    progress(`${kind.name}: opened again`)
    const offline = await openedBy('none')
    progress(`${kind.name}: opened offline`)
    const pressed = await phone.use(async (context) =>
      pressAll((await openDashboard(context, kind, url)).page),
    )
    return {
      first: first.lcpMs,
      firstBlocked: blockedMs(first),
      again: again.forecastMs,
      againOwn: again.ownMs,
      againBlocked: blockedMs(again),
      offline: offline.forecastMs,
      ...pressed,
      precache,
    }
  } finally {
    await phone.throwAway()
  }
}

async function reader(connection: Connection): Promise<number> {
  const phone = await getPhone(url)
  try {
    return await phone.use((context) => readerBytes(context, phones[0], url, connection))
  } finally {
    await phone.throwAway()
  }
}

try {
  const rounds: [Round[], Round[]] = [[], []]
  // In turn, so that whatever else the machine does falls on both.
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const [i, kind] of phones.entries()) rounds[i]?.push(await round(kind))
    progress(`round ${n + 1} of ${ROUNDS} done`)
  }
  const readers = { cellular: await reader('cellular4g'), wifi: await reader('wifi') }
  printSection('On the phones that farmers have', phoneTable(rounds, readers))
} finally {
  await product.stop()
  process.stdout.write(`\nload after (1, 5, 15 min) ${load()}\n`)
}
