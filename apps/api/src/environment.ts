import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { geocoderList } from './places/geocoders/geocoder-list.ts'
import { estimateBits, MIN_SECRET_BITS } from './secret-strength.ts'
import { mergeSettings, webUrl } from './upstream/service-settings.ts'
import { encodeSettingProblem, type SettingProblem } from './upstream/setting-problem.ts'
import { providerList } from './weather/providers/provider-list.ts'

const originUrl = webUrl.refine(
  (value) => /^https?:\/\/[^/?#@]+\/?$/i.test(value),
  encodeSettingProblem({ code: 'origin' }),
)
const frameUrl = webUrl.refine(
  (value) => /^[^\s'";,*]+$/.test(value),
  encodeSettingProblem({ code: 'frame_character' }),
)
/** A URL with exactly one placeholder each for the zoom, column and row of a tile. */
const tilesUrl = frameUrl.refine(
  (value) =>
    /^https?:\/\/[^/?#{}]+\//i.test(value) &&
    value
      .match(/\{.*?\}|[{}]/g)
      ?.sort()
      .join() === '{x},{y},{z}',
  encodeSettingProblem({ code: 'map_tiles' }),
)
const mapZoom = encodeSettingProblem({ code: 'map_zoom' })
const above0 = encodeSettingProblem({ code: 'above_nought' })
const wholeNumber = z.coerce.number(above0).int(above0).min(1, above0)
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: encodeSettingProblem({ code: 'postgres_address' }),
})
const count = (fallback: number) => wholeNumber.default(fallback)
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
const addresses = list
  .refine((ranges) => ranges.every(addressRange), encodeSettingProblem({ code: 'address_ranges' }))
  .default([])

/** Default folder for the embedded database and generated secrets. */
const DATA_DIR = '.data'
const portNumber = encodeSettingProblem({ code: 'port' })
const drainTime = encodeSettingProblem({ code: 'drain_seconds' })

const providerIds = providerList.map(({ info }) => info.id)

/** Settings of the weather and place services, collected from their lists. */
export const serviceSettings = z.object({ ...mergeSettings(providerList), ...mergeSettings(geocoderList) })

/** The environment variables, which .env.example describes. */
export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number(portNumber).int(portNumber).min(0, portNumber).max(65_535, portNumber).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DRAIN_SECONDS: z.coerce.number(drainTime).int(drainTime).min(0, drainTime).max(60, drainTime).optional(),
  PUBLIC_URL: originUrl.optional(),
  TRUST_PROXY: addresses,
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_ADMIN_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: count(10).refine(
    (size) => size >= 2 && size <= 100,
    encodeSettingProblem({ code: 'pool_size' }),
  ),
  DATABASE_DEADLINE_MS: wholeNumber.optional(),
  DATA_DIR: z.string().default(DATA_DIR),
  SESSION_SECRET: list
    .refine(
      (secrets) => secrets.length > 0 && secrets.every((secret) => secret.length >= 32),
      encodeSettingProblem({ code: 'secret_length' }),
    )
    .refine(
      (secrets) => secrets.every((secret) => secret.length < 32 || estimateBits(secret) >= MIN_SECRET_BITS),
      encodeSettingProblem({ code: 'secret_weak' }),
    )
    .optional(),
  ...serviceSettings.shape,
  OPERATOR_CONTACT: z
    .string()
    .max(200)
    .regex(/^[\x21-\x7e]+$/, encodeSettingProblem({ code: 'contact' }))
    .optional(),
  SECURITY_CONTACT: list
    .transform((contacts) =>
      contacts.map((contact) => (/^[^\s:@]+@[^\s:@]+$/.test(contact) ? `mailto:${contact}` : contact)),
    )
    .refine(
      (contacts) => contacts.every((contact) => /^(https:\/\/|mailto:|tel:)[\x21-\x7e]+$/.test(contact)),
      encodeSettingProblem({ code: 'security_contact' }),
    )
    .default([]),
  WEATHER_PROVIDERS: list
    .pipe(
      z
        .array(
          z.enum(providerIds, encodeSettingProblem({ code: 'providers', known: providerIds.join(', ') })),
        )
        .min(1, encodeSettingProblem({ code: 'no_provider' })),
    )
    .optional(),
  // Must stay below 10 s, the time limit of a handler.
  WEATHER_DEADLINE_MS: count(3_000).refine(
    (ms) => ms <= 9_000,
    encodeSettingProblem({ code: 'at_most', most: 9_000 }),
  ),
  WEATHER_ICON_BASE_URL: frameUrl.optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: webUrl.optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_MAX_TOKENS_FIELD: z.enum(['max_tokens', 'max_completion_tokens']).optional(),
  OPENAI_VISION: z.enum(['on', 'off'], encodeSettingProblem({ code: 'on_or_off' })).default('off'),
  FARM_ADVISERS: z
    .string()
    .max(600)
    .transform((text) =>
      text
        .split(';')
        .map((adviser) => adviser.trim())
        .filter((adviser) => adviser !== ''),
    )
    .default([]),
  CHAT_ANSWER_TOKENS: count(1500),
  CHAT_FIRST_WORD_SECONDS: count(15).refine(
    (seconds) => seconds <= 100,
    encodeSettingProblem({ code: 'at_most', most: 100 }),
  ),
  CHAT_DAILY_TOKENS_PER_USER: count(200_000),
  CHAT_DAILY_TOKENS: count(5_000_000),
  CHAT_DAILY_TOKENS_NEW_ACCOUNTS: wholeNumber.optional(),
  CHAT_DAILY_TOKENS_PER_ADDRESS: wholeNumber.optional(),
  PRICE_REFRESH: z.enum(['on', 'off'], encodeSettingProblem({ code: 'on_or_off' })).default('on'),
  LOCAL_PRICES: z.enum(['on', 'off'], encodeSettingProblem({ code: 'on_or_off' })).default('on'),
  OFFLINE: z.enum(['on', 'off'], encodeSettingProblem({ code: 'on_or_off' })).default('on'),
  CONTACT_FORM_URL: frameUrl.optional(),
  FARM_ASSISTANT_URL: frameUrl.optional(),
  MAP_TILES_URL: tilesUrl.optional(),
  MAP_ATTRIBUTION: z
    .string()
    .max(200, encodeSettingProblem({ code: 'characters', most: 200 }))
    .optional(),
  MAP_MAX_ZOOM: z.coerce.number(mapZoom).int(mapZoom).min(3, mapZoom).max(22, mapZoom).default(18),
  VALKEY_URL: z
    .url({ protocol: /^(valkey|redis)s?$/, error: encodeSettingProblem({ code: 'valkey_address' }) })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  REQUESTS_PER_MINUTE: count(1200),
  SEARCHES_PER_MINUTE: count(120),
  NEW_PLACES_PER_HOUR: count(60),
  CALLS_PER_ACCOUNT_DAY: count(600),
  QUESTIONS_PER_MINUTE: count(10),
  SIGNUPS_PER_HOUR: count(120),
  SIGNUPS_BEFORE_WAITING: wholeNumber.optional(),
  COOPERATIVE_ADDRESSES: addresses,
  NAME_CHANGES_PER_HOUR: count(20),
  PASSWORD_HINTS_PER_MINUTE: count(60),
  PLACE_SUGGESTIONS_PER_MINUTE: count(20),
  CONTACT_MESSAGES_PER_HOUR: count(20),
  CONTACT_MESSAGES_DAYS: count(365),
  ALLOWANCES_PER_56: count(4),
  LOGIN_FAILURES_PER_NAME: count(10),
  LOGIN_FAILURES_PER_ADDRESS_MINUTE: count(20),
  LOGIN_FAILURES_PER_ADDRESS_HOUR: count(200),
  LOGINS_PER_DEVICE_MINUTE: count(30),
  LOGINS_PER_ADDRESS_MINUTE: count(400),
})

/** An invalid setting. If the problem is a string, it is zod's own message. */
export interface InvalidSetting {
  readonly name: string
  readonly problem: SettingProblem | string
}

/** Finds conflicts between settings. */
export function findConflicts(given: Readonly<Record<string, string | undefined>>): InvalidSetting[] {
  const originOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).origin : undefined)
  const own = originOf(given.PUBLIC_URL)
  const frames = ['CONTACT_FORM_URL', 'FARM_ASSISTANT_URL']
  const production = given.NODE_ENV === 'production'
  return [
    ...(production && given.DATABASE_URL && !given.SESSION_SECRET
      ? [{ name: 'SESSION_SECRET', problem: { code: 'secret_missing' } as const }]
      : []),
    // `pg_ctl` passes the path to a shell, in double quotes.
    ...(!given.DATABASE_URL && /[$"`]/.test(resolve(given.DATA_DIR ?? DATA_DIR))
      ? [{ name: 'DATA_DIR', problem: { code: 'data_dir_character' } as const }]
      : []),
    ...(given.DATABASE_DIRECT_URL && !given.DATABASE_URL
      ? [{ name: 'DATABASE_DIRECT_URL', problem: { code: 'direct_without_url' } as const }]
      : []),
    ...(given.MAP_TILES_URL && !given.MAP_ATTRIBUTION
      ? [{ name: 'MAP_ATTRIBUTION', problem: { code: 'map_attribution' } as const }]
      : []),
    // A frame of our own origin could escape from its sandbox.
    ...frames
      .filter((name) => own !== undefined && originOf(given[name]) === own)
      .map((name) => ({ name, problem: { code: 'own_address' } as const })),
    // With plain http, an attacker on the network could insert content into the farmer's page.
    ...[...frames, 'MAP_TILES_URL']
      .filter((name) => production && /^http:/i.test(given[name] ?? ''))
      .map((name) => ({ name, problem: { code: 'https_only' } as const })),
  ]
}
