import type { Phase } from './phase.ts'
import { pickOne } from './random.ts'

/** One request of the mixture. */
export interface SoakRequest {
  /** Type of the request, for the result counts. */
  name: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers: Record<string, string>
  body?: unknown
  /** The reader disconnects after the first piece of the answer. */
  leaves?: boolean
  /** Phase of the minute in which it was made. */
  askedIn?: Phase
}

/** Request data from a maker, without its name and its farmer's cookie. */
type Made = Omit<SoakRequest, 'name' | 'headers'> & {
  accept?: string
  /** Sent without the cookie: logging in with it would end the session that it stands for. */
  isStranger?: boolean
}

export interface SoakFarmer {
  username: string
  cookie: string
}

/** More than the product caches in memory, so that the cache is full and evicts all the time. */
const VILLAGES = 800
const towns = ['Nakuru', 'Ludlow', 'Nairobi', 'Kisumu', 'Lyon', 'Nowhere at all'] as const

type Maker = (random: () => number, farmer: SoakFarmer) => Made

const get =
  (path: (random: () => number) => string): Maker =>
  (random) => ({ method: 'GET', path: path(random) })

const place = (random: () => number): string => {
  const village = Math.floor(random() * VILLAGES)
  return `lat=${(village * 0.07 - 28).toFixed(2)}&lon=${(village * 0.11 - 44).toFixed(2)}`
}
/** A location never requested before. */
const elsewhere = (random: () => number): string =>
  `lat=${(random() * 120 - 60).toFixed(2)}&lon=${(random() * 340 - 170).toFixed(2)}`

const question =
  (topic: 'market' | 'assistant', events: boolean, leaves = false): Maker =>
  () => ({
    method: 'POST',
    path: `/api/chat/${topic}`,
    body: { message: 'What is maize worth?' },
    leaves,
    ...(events && { accept: 'text/event-stream' }),
  })

/** Typical requests of farmers, with their percentages. */
const mixture: readonly (readonly [name: string, share: number, make: Maker])[] = [
  ['forecast', 30, get((random) => `/api/weather/forecast?${place(random)}`)],
  ['forecast of a new place', 10, get((random) => `/api/weather/forecast?${elsewhere(random)}`)],
  ['outlook', 10, get((random) => `/api/weather/outlook?${place(random)}`)],
  ['who I am', 10, get(() => '/api/user')],
  ['page', 8, get((random) => pickOne(['/', '/login', '/dashboard', '/no-such-page'], random))],
  ['place search', 6, get((random) => `/api/weather/search?q=${encodeURIComponent(pickOne(towns, random))}`)],
  ['prices', 6, get((random) => `/api/prices/series?commodities=maize,wheat&${place(random)}&country=KE`)],
  ['health', 4, get(() => '/api/health')],
  ['question, read to its end', 3, question('market', true)],
  ['question, left in the middle', 3, question('assistant', true, true)],
  ['question, answered whole', 2, question('market', false)],
  [
    'settings',
    4,
    (random) => ({
      method: 'PUT',
      path: '/api/farm-settings',
      body: { limits: { alerts: { gustKmh: 40 + Math.floor(random() * 40) } } },
    }),
  ],
  [
    'contact',
    2,
    () => ({
      method: 'POST',
      path: '/api/contact',
      body: { name: 'Wanjiku', replyTo: '+254', message: 'When does it rain?' },
    }),
  ],
  [
    'log-in',
    2,
    (_random, { username }) => ({
      method: 'POST',
      path: '/api/login',
      isStranger: true,
      body: { username, password: 'a long enough password' },
    }),
  ],
]

/** A random request, in the proportions of the mixture. */
export function randomRequest(
  random: () => number,
  farmers: readonly [SoakFarmer, ...SoakFarmer[]],
): SoakRequest {
  const farmer = pickOne(farmers, random)
  let at = random() * mixture.reduce((sum, [, share]) => sum + share, 0)
  for (const [name, share, make] of mixture) {
    at -= share
    if (at >= 0) continue
    const { accept, isStranger, ...asked } = make(random, farmer)
    const headers = {
      ...(isStranger !== true && { cookie: farmer.cookie }),
      ...(accept !== undefined && { accept }),
    }
    return { name, ...asked, headers }
  }
  throw new RangeError('chance is below 1')
}
