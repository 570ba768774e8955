import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'

/** The settings, checked and grouped. Tests build one from {@link loadConfig} with a literal environment. */
export type Config = ReturnType<typeof loadConfig>

/** The environment does not make sense; `problems` names every bad setting and why. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const webUrl = z.url({
  protocol: /^https?$/,
  abort: true,
  error: 'must be a web address such as https://example.org',
})
const originUrl = webUrl.refine(
  (value) => /^https?:\/\/[^/?#@]+\/?$/i.test(value),
  'must be an origin: no path, no user, such as https://farm.example.org',
)
const frameUrl = webUrl.refine(
  (value) => /^[^\s'";,*]+$/.test(value),
  'has a character that a frame address cannot have',
)
const above0 = 'must be a whole number above 0'
const count = (fallback: number) => z.coerce.number(above0).int(above0).min(1, above0).default(fallback)
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)
const addressRange = (value: string) => {
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  return (
    version !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  )
}

const portNumber = 'must be a port number from 0 to 65535'
const drainTime = 'must be a whole number of seconds from 0 to 60'

const providerIds = ['openweather', 'open-meteo', 'met-norway', 'sample'] as const
export type ProviderId = (typeof providerIds)[number]

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number(portNumber).int(portNumber).min(0, portNumber).max(65_535, portNumber).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DRAIN_SECONDS: z.coerce.number(drainTime).int(drainTime).min(0, drainTime).max(60, drainTime).optional(),
  PUBLIC_URL: originUrl.optional(),
  TRUST_PROXY: list
    .refine(
      (ranges) => ranges.every(addressRange),
      'must be a list of addresses or CIDR ranges, such as 10.0.0.0/8',
    )
    .default([]),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATA_DIR: z.string().default('.data'),
  SESSION_SECRET: list
    .refine(
      (secrets) => secrets.length > 0 && secrets.every((secret) => secret.length >= 32),
      'each secret needs at least 32 characters',
    )
    .optional(),
  OPENWEATHER_API_KEY: z.string().optional(),
  OPENWEATHER_BASE_URL: webUrl.default('https://api.openweathermap.org'),
  OPEN_METEO_BASE_URL: webUrl.default('https://api.open-meteo.com'),
  OPEN_METEO_GEOCODING_BASE_URL: webUrl.default('https://geocoding-api.open-meteo.com'),
  MET_NORWAY_BASE_URL: webUrl.default('https://api.met.no'),
  OPERATOR_CONTACT: z
    .string()
    .max(200)
    .regex(/^[\x21-\x7e]+$/, 'must be an e-mail or web address')
    .optional(),
  WEATHER_PROVIDERS: list
    .pipe(z.array(z.enum(providerIds, `can name ${providerIds.join(', ')}`)).min(1, 'must name a provider'))
    .optional(),
  WEATHER_ICON_BASE_URL: frameUrl.optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: webUrl.optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_MAX_TOKENS_FIELD: z.enum(['max_tokens', 'max_completion_tokens']).optional(),
  CHAT_ANSWER_TOKENS: count(1500),
  CHAT_FIRST_WORD_SECONDS: count(15).refine((seconds) => seconds <= 100, 'must be at most 100'),
  CHAT_DAILY_TOKENS_PER_USER: count(200_000),
  CHAT_DAILY_TOKENS: count(5_000_000),
  PRICE_REFRESH: z.enum(['on', 'off'], 'must be on or off').default('on'),
  CONTACT_FORM_URL: frameUrl.optional(),
  FARM_ASSISTANT_URL: frameUrl.optional(),
  VALKEY_URL: z
    .url({ protocol: /^(valkey|redis)s?$/, error: 'must be a valkey:// or redis:// address' })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  REQUESTS_PER_MINUTE: count(1200),
  SEARCHES_PER_MINUTE: count(120),
  QUESTIONS_PER_MINUTE: count(10),
  SIGNUPS_PER_HOUR: count(120),
  PASSWORD_HINTS_PER_MINUTE: count(60),
  CONTACT_MESSAGES_PER_HOUR: count(20),
  LOGIN_FAILURES_PER_NAME: count(10),
  LOGIN_FAILURES_PER_ADDRESS_MINUTE: count(20),
  LOGIN_FAILURES_PER_ADDRESS_HOUR: count(200),
})

/**
 * Turns an environment into settings. An empty value counts as unset, so a line left blank in an `.env` file is no mistake.
 *
 * @param env the process's own, read here and nowhere else; tests pass a literal one
 * @throws {ConfigError} naming every bad setting
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environment.safeParse(given)
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path[0]?.toString() ?? ''}: ${issue.message}`),
    ...conflicts(given),
  ]
  if (!parsed.success || problems.length > 0) throw new ConfigError([...new Set(problems)])
  const e = parsed.data
  const production = e.NODE_ENV === 'production'
  const publicUrl = e.PUBLIC_URL === undefined ? undefined : new URL(e.PUBLIC_URL)
  return {
    production,
    listen: { host: e.HOST, port: e.PORT },
    /** How long it goes on serving after SIGTERM, while its readiness already says no, in ms. */
    drainMs: (e.DRAIN_SECONDS ?? (production ? 5 : 0)) * 1000,
    /** Undefined: users come by whatever plain-http address they used. */
    publicUrl,
    https: publicUrl?.protocol === 'https:',
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    /** Embedded data and generated secrets. */
    dataDir: resolve(e.DATA_DIR),
    database: { url: e.DATABASE_URL, schema: 'public' },
    valkeyUrl: e.VALKEY_URL,
    sessionSecrets: e.SESSION_SECRET,
    weather: {
      providers: e.WEATHER_PROVIDERS ?? defaultProviders(e.OPENWEATHER_API_KEY !== undefined, production),
      openWeather: { baseUrl: e.OPENWEATHER_BASE_URL, key: e.OPENWEATHER_API_KEY },
      openMeteo: { baseUrl: e.OPEN_METEO_BASE_URL, geocodingBaseUrl: e.OPEN_METEO_GEOCODING_BASE_URL },
      metNorway: { baseUrl: e.MET_NORWAY_BASE_URL },
      /** How the services that ask for it can write to whoever runs this. */
      contact: e.OPERATOR_CONTACT ?? publicUrl?.origin,
    },
    /** Undefined: no model; the product says so. A local server needs an address and no key. */
    model:
      e.OPENAI_API_KEY === undefined && e.OPENAI_BASE_URL === undefined
        ? undefined
        : {
            baseUrl: e.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
            key: e.OPENAI_API_KEY,
            name: e.OPENAI_MODEL ?? 'gpt-4o-mini',
            maxTokensField: e.OPENAI_MAX_TOKENS_FIELD ?? maxTokensField(e.OPENAI_BASE_URL),
            answerTokens: e.CHAT_ANSWER_TOKENS,
            firstWordMs: e.CHAT_FIRST_WORD_SECONDS * 1000,
            dailyTokens: { perUser: e.CHAT_DAILY_TOKENS_PER_USER, service: e.CHAT_DAILY_TOKENS },
          },
    /** Fetch the newest prices by a schedule. */
    priceRefresh: e.PRICE_REFRESH === 'on',
    pages: {
      weatherIconBaseUrl: e.WEATHER_ICON_BASE_URL?.replace(/\/+$/, ''),
      contactFormUrl: e.CONTACT_FORM_URL,
      farmAssistantUrl: e.FARM_ASSISTANT_URL,
    },
    limits: {
      requestsPerMinute: e.REQUESTS_PER_MINUTE,
      searchesPerMinute: e.SEARCHES_PER_MINUTE,
      questionsPerMinute: e.QUESTIONS_PER_MINUTE,
      signupsPerHour: e.SIGNUPS_PER_HOUR,
      passwordHintsPerMinute: e.PASSWORD_HINTS_PER_MINUTE,
      contactMessagesPerHour: e.CONTACT_MESSAGES_PER_HOUR,
      loginFailuresPerName: e.LOGIN_FAILURES_PER_NAME,
      loginFailuresPerAddressMinute: e.LOGIN_FAILURES_PER_ADDRESS_MINUTE,
      loginFailuresPerAddressHour: e.LOGIN_FAILURES_PER_ADDRESS_HOUR,
    },
  }
}

/** OpenAI's own models refuse the old field; Ollama knows only the old one, vLLM and llama.cpp take both. */
function maxTokensField(baseUrl: string | undefined): 'max_tokens' | 'max_completion_tokens' {
  const host = baseUrl === undefined ? 'api.openai.com' : new URL(baseUrl).hostname
  return /(^|\.)openai(\.azure)?\.com$/.test(host) ? 'max_completion_tokens' : 'max_tokens'
}

/** Mistakes that only show between settings. */
function conflicts(given: Readonly<Record<string, string | undefined>>): string[] {
  const originOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).origin : undefined)
  const own = originOf(given.PUBLIC_URL)
  return [
    ...(given.NODE_ENV === 'production' && given.DATABASE_URL && !given.SESSION_SECRET
      ? ['SESSION_SECRET: is required in production with a DATABASE_URL (32 characters or more)']
      : []),
    // A frame of our own origin could reach out of its sandbox.
    ...['CONTACT_FORM_URL', 'FARM_ASSISTANT_URL']
      .filter((name) => own !== undefined && originOf(given[name]) === own)
      .map((name) => `${name}: must not be an address of this product itself`),
  ]
}

/** OpenWeather first where a key is there; the made-up sample never in production unless it is named. */
function defaultProviders(keyed: boolean, production: boolean): readonly ProviderId[] {
  return [
    ...(keyed ? (['openweather'] as const) : []),
    'open-meteo',
    'met-norway',
    ...(production ? [] : (['sample'] as const)),
  ]
}
