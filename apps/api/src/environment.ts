import { isIP } from 'node:net'
import * as z from 'zod'
import { geocoderList } from './places/geocoders/geocoder-list.ts'
import { settingsOf, webUrl } from './upstream/service-settings.ts'
import { providerList } from './weather/providers/provider-list.ts'

const originUrl = webUrl.refine(
  (value) => /^https?:\/\/[^/?#@]+\/?$/i.test(value),
  'must be an origin: no path, no user, such as https://farm.example.org',
)
const frameUrl = webUrl.refine(
  (value) => /^[^\s'";,*]+$/.test(value),
  'has a character that a frame address cannot have',
)
const above0 = 'must be a whole number above 0'
const wholeNumber = z.coerce.number(above0).int(above0).min(1, above0)
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
  .refine(
    (ranges) => ranges.every(addressRange),
    'must be a list of addresses or CIDR ranges, such as 10.0.0.0/8',
  )
  .default([])

const portNumber = 'must be a port number from 0 to 65535'
const drainTime = 'must be a whole number of seconds from 0 to 60'

const providerIds = providerList.map(({ evidence }) => evidence.id)

/** The settings of the services that are asked for weather and places, from their lists. */
export const serviceSettings = z.object({ ...settingsOf(providerList), ...settingsOf(geocoderList) })

/** The settings as they are written, each by its name; .env.example says what they mean. */
export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number(portNumber).int(portNumber).min(0, portNumber).max(65_535, portNumber).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DRAIN_SECONDS: z.coerce.number(drainTime).int(drainTime).min(0, drainTime).max(60, drainTime).optional(),
  PUBLIC_URL: originUrl.optional(),
  TRUST_PROXY: addresses,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATA_DIR: z.string().default('.data'),
  SESSION_SECRET: list
    .refine(
      (secrets) => secrets.length > 0 && secrets.every((secret) => secret.length >= 32),
      'each secret needs at least 32 characters',
    )
    .optional(),
  ...serviceSettings.shape,
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
  CHAT_DAILY_TOKENS_NEW_ACCOUNTS: wholeNumber.optional(),
  CHAT_DAILY_TOKENS_PER_ADDRESS: wholeNumber.optional(),
  PRICE_REFRESH: z.enum(['on', 'off'], 'must be on or off').default('on'),
  CONTACT_FORM_URL: frameUrl.optional(),
  FARM_ASSISTANT_URL: frameUrl.optional(),
  VALKEY_URL: z
    .url({ protocol: /^(valkey|redis)s?$/, error: 'must be a valkey:// or redis:// address' })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  REQUESTS_PER_MINUTE: count(1200),
  SEARCHES_PER_MINUTE: count(120),
  NEW_PLACES_PER_HOUR: count(60),
  QUESTIONS_PER_MINUTE: count(10),
  SIGNUPS_PER_HOUR: count(120),
  SIGNUPS_BEFORE_WAITING: wholeNumber.optional(),
  COOPERATIVE_ADDRESSES: addresses,
  PASSWORD_HINTS_PER_MINUTE: count(60),
  CONTACT_MESSAGES_PER_HOUR: count(20),
  ALLOWANCES_PER_56: count(4),
  LOGIN_FAILURES_PER_NAME: count(10),
  LOGIN_FAILURES_PER_ADDRESS_MINUTE: count(20),
  LOGIN_FAILURES_PER_ADDRESS_HOUR: count(200),
})

/** Mistakes that only show between settings, as `NAME: why`. */
export function conflicts(given: Readonly<Record<string, string | undefined>>): string[] {
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
