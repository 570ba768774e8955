import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { bindAll, type Features } from './bind-all.ts'

const nobody = { readUser: () => undefined }
const none = { endpoints: new Set<never>(), register: async () => {} }

// The handlers are never called. Each `close` records its feature.
const closed: string[] = []
const trial = (name: string) => ({
  handlers: new Proxy({}, { get: () => () => undefined as never }),
  close: async () => void closed.push(name),
})
const all = (): Features => ({
  accounts: trial('accounts') as never,
  passwordHint: trial('passwordHint') as never,
  myAccount: trial('myAccount') as never,
  moves: trial('moves') as never,
  passkeys: trial('passkeys') as never,
  farm: trial('farm') as never,
  farmPlaces: trial('farmPlaces') as never,
  farmSettings: trial('farmSettings') as never,
  weather: trial('weather') as never,
  growing: trial('growing') as never,
  places: trial('places') as never,
  prices: trial('prices') as never,
  chat: trial('chat') as never,
  contact: trial('contact') as never,
  health: trial('health') as never,
})

// The type check is the test: an unused `@ts-expect-error` is a compile error.
test('an endpoint group without handlers neither compiles nor starts', async () => {
  const { contact: _, ...unbound } = all()
  // @ts-expect-error nobody bound `contact`
  const started = bindAll(Fastify(), unbound, nobody, none)
  await expect(started).rejects.toThrow('contact.send has no handler')
})

test('a group that is not in the endpoint table is a compile error', async () => {
  const app = Fastify()
  // @ts-expect-error the table has no `almanac`
  await bindAll(app, { ...all(), almanac: { handlers: {} } }, nobody, none)
  await app.close()
})

test('a feature bound to the wrong group is a compile error', () => {
  const bind = (features: Features) => features
  const { contact, health, ...others } = all()
  // @ts-expect-error health's handlers stand where the contact form's should
  bind({ ...others, contact: health, health: contact })
})

test('binds all endpoints, and closes all features with the app even if one fails to close', async () => {
  const app = Fastify()
  const scoped: string[] = []
  closed.length = 0
  const failing = { ...trial('contact'), close: () => Promise.reject(new Error('still busy')) }
  await bindAll(app, { ...all(), contact: failing as never }, nobody, {
    endpoints: new Set(['accounts.login']),
    register: async (scope) => {
      scope.addHook('onRoute', ({ config }) => void scoped.push(config?.endpoint ?? ''))
    },
  })
  expect(app.hasRoute({ method: 'POST', url: '/api/contact' })).toBe(true)
  expect(app.hasRoute({ method: 'POST', url: '/api/login' })).toBe(true)
  expect(scoped).toEqual(['accounts.login'])
  await expect(app.close()).rejects.toThrow('still busy')
  expect(closed).toEqual(Object.keys(all()).filter((name) => name !== 'contact'))
})
