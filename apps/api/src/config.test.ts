import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import { server as words } from '@smart-farming/words/en/server'
import { expect, test } from 'vitest'
import { ConfigError, explainSettings, loadConfig } from './config.ts'

/** As `openssl rand -hex 32` and `-base64 48` generate them. */
const strong = [
  'f3a90c1d77be2468d05c9e3f41a8b6207c1e5d94a2f86b03e7d1c5480f9a6b32',
  'Yk3vN8qZt1LrX0uGfW7cJm5hDs2oBp9iKa4eTnRxVyQlUzCgMwEbHjPfOSIAd6+/',
]

/** The problems of an environment, each as `NAME: why`. */
function problems(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError)
      return explainSettings(words, error)
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
    throw error
  }
  return []
}

test('runs locally without any settings, with the embedded database and no API keys', () => {
  expect(loadConfig({})).toMatchObject({
    production: false,
    listen: { host: '127.0.0.1', port: 3000 },
    drainMs: 0,
    https: false,
    trustProxy: [],
    database: { url: undefined },
    weather: { providers: ['open-meteo', 'met-norway', 'sample'] },
    model: undefined,
    pages: { contactFormUrl: undefined, farmAssistantUrl: undefined, weatherIconBaseUrl: undefined },
  })
})

test('treats a blank setting in an .env file as not set', () => {
  expect(loadConfig({ PORT: '', PUBLIC_URL: ' ', OPENWEATHER_API_KEY: '' })).toEqual(loadConfig({}))
})

test('refuses an invalid setting by name', () =>
  checkRows(
    [
      ['PORT', 'eighty'],
      ['PORT', '65536'],
      ['PORT', '-1'],
      ['DRAIN_SECONDS', '-1'],
      ['DRAIN_SECONDS', '61'],
      ['DRAIN_SECONDS', '2.5'],
      ['DRAIN_SECONDS', '5s'],
      ['PUBLIC_URL', 'farm.example'],
      ['PUBLIC_URL', 'ftp://farm.example'],
      ['PUBLIC_URL', 'https://farm.example/app'],
      ['PUBLIC_URL', 'https://user:password@farm.example'],
      ['TRUST_PROXY', 'all'],
      ['TRUST_PROXY', '10.0.0.0/33'],
      ['TRUST_PROXY', '192.0.2.0/'],
      ['TRUST_PROXY', '10.0.0.0/-1'],
      ['TRUST_PROXY', '10.0.0.0/8/8'],
      ['TRUST_PROXY', 'fd00::/129'],
      ['DATABASE_URL', 'mysql://db/farm'],
      ['SESSION_SECRET', 'short'],
      ['SESSION_SECRET', `${strong[0]},short`],
      ['SESSION_SECRET', 'a'.repeat(64)],
      ['SESSION_SECRET', 'passwordpasswordpasswordpassword'],
      ['SESSION_SECRET', `${strong[0]},${'changeme'.repeat(8)}`],
      ['SESSION_SECRET', ','],
      ['WEATHER_PROVIDERS', 'open-meteo,accuweather'],
      ['WEATHER_PROVIDERS', ','],
      ['CONTACT_FORM_URL', 'javascript:alert(1)'],
      ['CONTACT_FORM_URL', 'https://forms.example/a; script-src *'],
      ['FARM_ASSISTANT_URL', "https://bot.example/'unsafe-inline'"],
      ['WEATHER_ICON_BASE_URL', 'https://*.example'],
      ['MAP_ATTRIBUTION', 'x'.repeat(201)],
      ['MAP_MAX_ZOOM', '40'],
      ['OPENAI_BASE_URL', 'localhost:11434'],
      ['OPENAI_VISION', 'yes'],
      ['VALKEY_URL', 'http://valkey'],
      ['LOG_LEVEL', 'loud'],
      ['REQUESTS_PER_MINUTE', '0'],
      ['QUESTIONS_PER_MINUTE', 'ten'],
      ['NODE_ENV', 'prod'],
      ['SECURITY_CONTACT', 'ring us'],
      ['SECURITY_CONTACT', 'http://farm.example/security'],
      ['SECURITY_CONTACT', 'https://farm.example/\nContact: mailto:mallory@evil.example'],
    ],
    ([name, value]) => {
      const found = problems({ [name]: value })
      expect(found).toHaveLength(1)
      expect(found[0]).toMatch(new RegExp(`^${name}: .`))
      // The value may be a secret, or a slip that holds one.
      if (value.length > 6) expect(found[0]).not.toContain(value)
    },
  ))

test.each(['/srv/my$farm', '/srv/the "farm"', '/srv/`farm`', 'a$b'])(
  'refuses the data directory %s, which the shell used by PostgreSQL would misread',
  (DATA_DIR) => {
    expect(problems({ DATA_DIR })).toEqual(['DATA_DIR: its path must not contain $, " or `'])
    expect(problems({ DATA_DIR, DATABASE_URL: 'postgres://db/farm' })).toEqual([])
  },
)

test('reports all mistakes at once, including conflicts between settings', () => {
  const found = problems({
    NODE_ENV: 'production',
    PORT: 'eighty',
    DATABASE_URL: 'postgres://db/farm',
    PUBLIC_URL: 'https://farm.example',
    CONTACT_FORM_URL: 'https://farm.example/form',
    FARM_ASSISTANT_URL: 'https://farm.example/bot',
  })
  expect(found.map((one) => one.split(':')[0]).sort()).toEqual([
    'CONTACT_FORM_URL',
    'FARM_ASSISTANT_URL',
    'PORT',
    'SESSION_SECRET',
  ])
})

test('requires https for framed pages in production only', () => {
  const frames = {
    CONTACT_FORM_URL: 'http://forms.example/farm',
    FARM_ASSISTANT_URL: 'HTTP://bot.example/',
  }
  expect(problems({ NODE_ENV: 'production', ...frames })).toEqual([
    'CONTACT_FORM_URL: must be an https:// address in production',
    'FARM_ASSISTANT_URL: must be an https:// address in production',
  ])
  expect(problems(frames)).toEqual([])
  expect(problems({ NODE_ENV: 'production', CONTACT_FORM_URL: 'https://forms.example/farm' })).toEqual([])
})

test('refuses unsafe map addresses', () =>
  checkRows(
    [
      'javascript:alert(1)/{z}/{x}/{y}',
      'https://tiles.example/{z}/{x}.png',
      'https://tiles.example/{z}/{x}/{y}/{y}.png',
      'https://{z}.tiles.example/{x}/{y}.png',
      'https://tiles.example?{z}/{x}/{y}',
      'https://tiles.example; script-src */{z}/{x}/{y}',
    ],
    (MAP_TILES_URL) => {
      const found = problems({ MAP_TILES_URL, MAP_ATTRIBUTION: '© Us' })
      expect(found).toEqual([expect.stringMatching(/^MAP_TILES_URL: (must be|has a character)/)])
    },
  ))

test('a map needs an attribution and, in production, https; no address means no map', () => {
  const MAP_TILES_URL = 'http://tiles.example/{z}/{x}/{y}.png?key=a'
  const own = { MAP_TILES_URL, MAP_ATTRIBUTION: '© Us' }
  expect(problems({ MAP_TILES_URL })).toEqual([
    'MAP_ATTRIBUTION: is required with MAP_TILES_URL: it names the owner of the map',
  ])
  expect(problems({ NODE_ENV: 'production', ...own })).toEqual([
    'MAP_TILES_URL: must be an https:// address in production',
  ])
  expect(loadConfig(own).pages.map).toEqual({ tiles: MAP_TILES_URL, attribution: '© Us', maxZoom: 18 })
  expect(loadConfig({ MAP_ATTRIBUTION: '© Us', MAP_MAX_ZOOM: '12' }).pages.map).toBeUndefined()
})

test('refuses a guessable secret and says how to make a good one', () => {
  expect(problems({ SESSION_SECRET: 'passwordpasswordpasswordpassword' })).toEqual([
    'SESSION_SECRET: a secret is easy to guess; make one with `openssl rand -hex 32`',
  ])
})

test('a public https address turns https on', () => {
  const { https, publicUrl } = loadConfig({ PUBLIC_URL: 'https://farm.example/' })
  expect(https).toBe(true)
  expect(publicUrl?.origin).toBe('https://farm.example')
})

test('production needs a session secret with an external database, not with the embedded one', () => {
  expect(problems({ NODE_ENV: 'production' })).toEqual([])
  const given = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/farm' }
  expect(problems(given)).toHaveLength(1)
  expect(loadConfig({ ...given, SESSION_SECRET: strong.join(', ') }).sessionSecrets).toEqual(strong)
})

test('a stop waits for the load balancer in production only, unless set otherwise', () => {
  expect(loadConfig({ NODE_ENV: 'production' }).drainMs).toBe(5_000)
  expect(loadConfig({ NODE_ENV: 'production', DRAIN_SECONDS: '0' }).drainMs).toBe(0)
  expect(loadConfig({ DRAIN_SECONDS: '60' }).drainMs).toBe(60_000)
})

test('production uses the made-up forecast only if the operator names it', () => {
  const providers = (env: Record<string, string>) => loadConfig(env).weather.providers
  expect(providers({ NODE_ENV: 'production', OPENWEATHER_API_KEY: 'k' })).toEqual([
    'openweather',
    'open-meteo',
    'met-norway',
  ])
  expect(providers({ NODE_ENV: 'production', WEATHER_PROVIDERS: 'sample' })).toEqual(['sample'])
})

test('a chat model needs an API key or its own address', () => {
  expect(loadConfig({ OPENAI_API_KEY: 'k' }).model).toMatchObject({
    baseUrl: 'https://api.openai.com/v1',
    key: 'k',
  })
  expect(loadConfig({ OPENAI_BASE_URL: 'http://localhost:11434/v1' }).model).toMatchObject({ key: undefined })
})

test('offers photos only if the model accepts them', () => {
  const photos = (env: object) => loadConfig({ NODE_ENV: 'test', ...env }).pages.photos
  const withModel = { OPENAI_API_KEY: 'k' }
  expect(photos({ ...withModel, OPENAI_VISION: 'on' })).toBe(true)
  for (const env of [withModel, { ...withModel, OPENAI_VISION: 'off' }, { OPENAI_VISION: 'on' }])
    expect(photos(env)).toBeUndefined()
})

test('shares of the daily tokens follow from the total unless set', () => {
  const shares = (env: Record<string, string> = {}) =>
    loadConfig({ OPENAI_API_KEY: 'k', ...env }).model?.dailyTokens
  expect(shares()).toEqual({ user: 200_000, address: 1_250_000, newcomers: 1_000_000, service: 5_000_000 })
  // A farmer alone at an address is not limited below their own cap.
  expect(shares({ CHAT_DAILY_TOKENS: '400000' })).toMatchObject({ address: 200_000, newcomers: 80_000 })
  expect(shares({ CHAT_DAILY_TOKENS_PER_ADDRESS: '7', CHAT_DAILY_TOKENS_NEW_ACCOUNTS: '8' })).toMatchObject({
    address: 7,
    newcomers: 8,
  })
  expect(() => shares({ CHAT_DAILY_TOKENS_PER_ADDRESS: '0' })).toThrow(/CHAT_DAILY_TOKENS_PER_ADDRESS/)
})

test('the weather deadline is 3 seconds by default and at most 9', () => {
  const within = (value?: string) => loadConfig({ WEATHER_DEADLINE_MS: value }).weather.deadlineMs
  expect(within()).toBe(3_000)
  expect(within('9000')).toBe(9_000)
  for (const wrong of ['0', '-5', '2.5', '9001', 'soon'])
    expect(() => within(wrong)).toThrow('WEATHER_DEADLINE_MS')
})

test('the database deadline is the built-in one unless the operator sets another', () => {
  expect(loadConfig({}).database.deadlineMs).toBeUndefined()
  expect(loadConfig({ DATABASE_DEADLINE_MS: '9000' }).database.deadlineMs).toBe(9000)
  for (const wrong of ['0', '-5', '2.5', 'soon'])
    expect(() => loadConfig({ DATABASE_DEADLINE_MS: wrong })).toThrow('DATABASE_DEADLINE_MS')
})
