import type { BenchedProduct } from '../product.ts'
import type { BuildFeatures } from './build-features.ts'
import { precacheBytes, readerBytes } from './bytes.ts'
import { type Connection, createPhone } from './open-phone.ts'
import { cacheOnPhone, openDashboard } from './openings.ts'
import { type PhoneKind, phones } from './phones.ts'
import { measurePresses } from './presses.ts'
import type { PhoneResult, ReaderBytes } from './table.ts'
import { totalBlockingMs } from './watch-opening.ts'

/** One simulated phone from its first visit to its last; each visit starts a new browser. */
export async function measurePhone(
  kind: PhoneKind,
  { url, cookie }: BenchedProduct,
  age: BuildFeatures,
  progress: (what: string) => void,
): Promise<PhoneResult> {
  const phone = await createPhone(url, cookie)
  const openedBy = async (connection?: Connection) =>
    phone.use(async (context) => (await openDashboard(context, kind, url, connection)).opening)
  try {
    const first = await openedBy()
    progress('opened for the first time')
    if (age.keepsFiles) await phone.use((context) => cacheOnPhone(context, url, age))
    const precache = age.keepsFiles ? await phone.use((context) => precacheBytes(context, url)) : Number.NaN
    const again = await openedBy()
    progress('opened again')
    const offline = age.keepsFiles ? (await openedBy('none')).forecastMs : Number.NaN
    const pressed = await phone.use(async (context) =>
      measurePresses((await openDashboard(context, kind, url)).page),
    )
    progress('opened offline, and pressed on')
    return {
      first: first.lcpMs,
      firstBlocked: totalBlockingMs(first),
      again: again.forecastMs,
      againOwn: again.ownMs,
      againBlocked: totalBlockingMs(again),
      offline,
      ...pressed,
      precache,
    }
  } finally {
    await phone.throwAway()
  }
}

/**
 * An unmeasured opening. The first one takes half as long again as any later one, in every build (1,631 ms blocked, and
 * 353 to 824 in the following fifteen): the machine reads the browser from disk, and the product its files.
 */
export async function warmUp({ url, cookie }: BenchedProduct): Promise<void> {
  const phone = await createPhone(url, cookie)
  try {
    await phone.use((context) => openDashboard(context, phones[0], url))
  } finally {
    await phone.throwAway()
  }
}

/** Network bytes for a reader who never signs up. */
export async function measureReaders(url: string): Promise<ReaderBytes> {
  const by = async (connection: Connection) => {
    const phone = await createPhone(url)
    try {
      return await phone.use((context) => readerBytes(context, phones[0], url, connection))
    } finally {
      await phone.throwAway()
    }
  }
  return { cellular: await by('cellular4g'), wifi: await by('wifi') }
}
