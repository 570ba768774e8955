import fastifyCookie, { Signer } from '@fastify/cookie'
import { checkRows } from '@smart-farming/vectors/check-rows'
import * as fc from 'fast-check'
import Fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../db/sql-errors.ts'
import { hashSessionId, SessionReader, type SignedInUser } from './session-reader.ts'

const secret = 'a'.repeat(32)
const ada: SignedInUser = { id: 1, username: 'Ada', farmName: 'Hill Farm', location: 'Ludlow' }
const sign = (id: string, key = secret) => encodeURIComponent(new Signer([key]).sign(id))

// Registering the plugin loads the parser.
beforeAll(async () => {
  await Fastify().register(fastifyCookie)
})

/** A reader whose database answers on command. */
function reader(secrets = [secret], now?: () => number) {
  const asked: Buffer[] = []
  const answers: ((user: SignedInUser | undefined) => void)[] = []
  const find = (idHash: Buffer) => {
    asked.push(idHash)
    const { promise, resolve } = Promise.withResolvers<SignedInUser | undefined>()
    answers.push(resolve)
    return promise
  }
  const sessions = new SessionReader('sid', secrets, find, now)
  return { sessions, asked, answers }
}

test('an unsigned or missing cookie means no user, and causes no query', () =>
  checkRows(
    [
      undefined,
      '',
      'other=1',
      'sid=',
      'sid=unsigned',
      `sid=${sign('s1', 'b'.repeat(32))}`,
      `xsid=${sign('s1')}`,
      'sid=%zz',
      `lang=x sid=${sign('s1')}`,
      `sid=${sign('s1')}; sid=${sign('s2')}`,
      `sid=${sign('s1')}; sid=`,
      `sid="${sign('s1')}"`,
    ],
    (cookie) => {
      const { sessions, asked } = reader()
      expect(sessions.read(cookie)).toBeUndefined()
      expect(asked).toHaveLength(0)
    },
  ))

test('finds its cookie among others, looks up the hashed id once and caches the user', async () => {
  const { sessions, asked, answers } = reader()
  const cookie = `theme=dark; xsid=no; sid=${sign('s1')}; sidx=no`
  const [first, second] = [sessions.read(cookie), sessions.read(cookie)]
  answers[0]?.(ada)
  expect([await first, await second]).toEqual([ada, ada])
  expect(asked).toEqual([hashSessionId('s1')])
  expect(sessions.read(`sid=${sign('s1')}`)).toEqual(ada)
})

test('accepts a cookie signed with an older secret', async () => {
  const { sessions, answers } = reader(['c'.repeat(32), secret])
  const found = sessions.read(`sid=${sign('s1')}`)
  answers[0]?.(ada)
  expect(await found).toEqual(ada)
})

test('does not cache a missing session', async () => {
  const { sessions, asked, answers } = reader()
  const first = sessions.read(`sid=${sign('s1')}`)
  answers[0]?.(undefined)
  expect(await first).toBeUndefined()
  void sessions.read(`sid=${sign('s1')}`)
  expect(asked).toHaveLength(2)
})

test('a lookup’s result does not undo a logout made while it was running', async () => {
  const { sessions, asked, answers } = reader()
  const cookie = `sid=${sign('s1')}`
  const early = sessions.read(cookie)
  sessions.forget(cookie)
  answers[0]?.(ada)
  expect(await early).toEqual(ada)
  const late = sessions.read(cookie)
  expect(asked).toHaveLength(2)
  answers[1]?.(undefined)
  expect(await late).toBeUndefined()
})

test('a slow lookup’s cache time counts from its start, not from its result', async () => {
  const clock = { ms: 5 }
  const { sessions, asked, answers } = reader([secret], () => clock.ms)
  const cookie = `sid=${sign('s1')}`
  const first = sessions.read(cookie)
  clock.ms += 460
  answers[0]?.(ada)
  expect(await first).toEqual(ada)
  expect(sessions.read(cookie)).toEqual(ada)
  clock.ms = 1_000
  void sessions.read(cookie)
  expect(asked).toHaveLength(2)
})

test('a lookup that started too long ago is neither shared nor cached', async () => {
  const clock = { ms: 5 }
  const { sessions, asked, answers } = reader([secret], () => clock.ms)
  const cookie = `sid=${sign('s1')}`
  const early = sessions.read(cookie)
  clock.ms = 1_000
  const late = sessions.read(cookie)
  expect(asked).toHaveLength(2)
  answers[1]?.(undefined)
  answers[0]?.(ada)
  expect([await late, await early]).toEqual([undefined, ada])
  void sessions.read(cookie)
  expect(asked).toHaveLength(3)
})

test('a request after a failed lookup looks up the session again', async () => {
  let fails = true
  const sessions = new SessionReader('sid', [secret], async () => {
    if (fails) throw new Error('away')
    return ada
  })
  await expect(sessions.read(`sid=${sign('s1')}`)).rejects.toThrow('away')
  fails = false
  expect(await sessions.read(`sid=${sign('s1')}`)).toEqual(ada)
})

/** A reader with Ada's session in its cache, and `next` as the database's next result. */
async function knowingAda(next: () => Promise<SignedInUser | undefined>) {
  const clock = { ms: 1 }
  let find = async (): Promise<SignedInUser | undefined> => ada
  const sessions = new SessionReader(
    'sid',
    [secret],
    () => find(),
    () => clock.ms,
  )
  const cookie = `sid=${sign('s1')}`
  await sessions.read(cookie)
  find = next
  clock.ms += 1_000
  return { sessions, cookie }
}

test('serves the cached user only when the database is unavailable, not after other errors', async () => {
  const broken = await knowingAda(() => Promise.reject(new Error('a bug')))
  await expect(broken.sessions.read(broken.cookie)).rejects.toThrow('a bug')
  const away = await knowingAda(() => Promise.reject(new DatabaseUnavailable('away')))
  expect(await away.sessions.read(away.cookie)).toEqual(ada)
})

/** Sessions in the reader's cache, and a database with a settable result for each. */
async function knowing(ids: readonly string[]) {
  const clock = { ms: 1 }
  const asked: string[] = []
  const say: Record<string, () => Promise<SignedInUser | undefined>> = {}
  const find = (idHash: Buffer) => {
    const id = ids.find((one) => hashSessionId(one).equals(idHash)) ?? ''
    asked.push(id)
    return say[id]?.() ?? Promise.resolve(ada)
  }
  const sessions = new SessionReader('sid', [secret], find, () => clock.ms)
  const read = async (id: string) => sessions.read(`sid=${sign(id)}`)
  for (const id of ids) await read(id)
  clock.ms += 1_000
  asked.length = 0
  return { clock, asked, say, read }
}
const away = () => Promise.reject(new DatabaseUnavailable('away'))
const ended = async () => undefined

describe('a single failed lookup', () => {
  test('is retried once and does not serve cached users to other sessions', async () => {
    const { say, read, asked } = await knowing(['s1', 's2'])
    let times = 0
    say.s1 = () => (times++ === 0 ? away() : Promise.resolve(ada))
    say.s2 = ended
    expect(await read('s1')).toEqual(ada)
    expect(await read('s2')).toBeUndefined()
    expect(asked).toEqual(['s1', 's1', 's2'])
  })

  test('is reported when another lookup was answered meanwhile, because the database is up', async () => {
    const { say, read } = await knowing(['s1', 's2', 's3'])
    const { promise, reject } = Promise.withResolvers<never>()
    say.s1 = () => promise
    say.s3 = ended
    const turnedAway = read('s1')
    expect(await read('s2')).toEqual(ada)
    reject(new DatabaseUnavailable('no connection: too slow'))
    await expect(turnedAway).rejects.toThrow('too slow')
    expect(await read('s3')).toBeUndefined()
  })
})

test('during an outage, serves the cached user for less than a second before looking again', async () => {
  const { say, read, asked, clock } = await knowing(['s1', 's2'])
  say.s1 = away
  expect(await read('s1')).toEqual(ada)
  say.s1 = ended
  say.s2 = ended
  expect(await read('s2'), 'nobody asks').toEqual(ada)
  expect(asked).toEqual(['s1', 's1'])
  clock.ms += 700
  expect(await Promise.all([read('s1'), read('s2')])).toEqual([undefined, undefined])
})

test('during an outage, requests do not wait for a hanging database but use its late answer', async () => {
  const { say, read, clock } = await knowing(['s1', 's2'])
  say.s1 = away
  expect(await read('s1')).toEqual(ada)
  clock.ms += 700
  const { promise, resolve } = Promise.withResolvers<undefined>()
  say.s1 = () => promise
  say.s2 = ended
  expect(await Promise.all([read('s1'), read('s2')])).toEqual([ada, ada])
  resolve(undefined)
  await promise
  expect(await Promise.all([read('s1'), read('s2')])).toEqual([undefined, undefined])
})

test('a logout takes effect even if the database goes away during the lookup', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  const { sessions, cookie } = await knowingAda(() => promise)
  const early = sessions.read(cookie)
  sessions.forget(cookie)
  reject(new DatabaseUnavailable('away'))
  expect(await early).toBeUndefined()
  expect(sessions.read(cookie)).toBeUndefined()
})

test('session ids planted in other cookies are never looked up and hide no real session', () => {
  const name = fc.constantFrom('lang', 'xsid', 'SID', '__Host-sid', '%73id', 'sid x', '"sid', 'sid[]')
  const around = fc.constantFrom('', ' ', '\t', 'x ', 'x\t', '" ', ', ', 'sid', '%20')
  const planted = fc
    .tuple(name, around, fc.constantFrom('sid=', ''), around)
    .map(([called, before, as, after]) => `${called}=${before}${as}${sign('planted')}${after}`)
  const gap = fc.constantFrom(';', '; ', ';\t')
  fc.assert(
    fc.property(
      fc.array(planted),
      fc.array(planted),
      fc.boolean(),
      gap,
      (before, after, signedIn, between) => {
        const { sessions, asked } = reader()
        const own = signedIn ? [`sid=${sign('own')}`] : []
        void sessions.read([...before, ...own, ...after].join(between))
        expect(asked).toEqual(signedIn ? [hashSessionId('own')] : [])
      },
    ),
  )
})
