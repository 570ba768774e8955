import { resolve } from 'node:path'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import { formatMessageData } from '@smart-farming/words/message-data'
import type * as z from 'zod'
import { environment, findConflicts, type InvalidSetting, serviceSettings } from './environment.ts'
import { decodeSettingProblem } from './upstream/setting-problem.ts'
import { type ProviderId, providerList } from './weather/providers/provider-list.ts'

/** The validated settings. Tests create one with {@link loadConfig} and a literal environment. */
export type Config = ReturnType<typeof loadConfig>

/** The environment is invalid. `wrong` lists every invalid setting with the reason. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly wrong: readonly InvalidSetting[]

  constructor(wrong: readonly InvalidSetting[]) {
    super(wrong.map(({ name }) => name).join(', '))
    this.wrong = wrong
  }
}

/** Lists every invalid setting with the reason, one per line, for the operator. */
export function explainSettings(
  { settings }: Pick<ServerMessages, 'settings'>,
  { wrong }: ConfigError,
): string {
  const lines = wrong.map(({ name, problem }) => {
    const why = typeof problem === 'string' ? problem : formatMessageData(settings.problems, problem)
    return `  ${name}: ${why}`
  })
  return [settings.head, ...new Set(lines)].join('\n')
}

/**
 * Turns an environment into settings. An empty value counts as unset, as a blank line in an `.env`
 * file.
 * @param env the environment of the process, which no other code reads
 * @throws {ConfigError} with all invalid settings
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environment.safeParse(given)
  const wrong = [
    ...(parsed.error?.issues ?? []).map((issue) => ({
      name: issue.path[0]?.toString() ?? '',
      problem: decodeSettingProblem(issue),
    })),
    ...findConflicts(given),
  ]
  if (!parsed.success || wrong.length > 0) throw new ConfigError(wrong)
  const e = parsed.data
  const services = serviceSettings.parse(given)
  const production = e.NODE_ENV === 'production'
  const hasModel = e.OPENAI_API_KEY !== undefined || e.OPENAI_BASE_URL !== undefined
  const publicUrl = e.PUBLIC_URL === undefined ? undefined : new URL(e.PUBLIC_URL)
  return {
    production,
    listen: { host: e.HOST, port: e.PORT },
    /**
     * After SIGTERM the server still answers for this long, in ms, while its readiness check fails.
     */
    drainMs: (e.DRAIN_SECONDS ?? (production ? 5 : 0)) * 1000,
    /** If undefined, users may use any plain-http address. */
    publicUrl,
    https: publicUrl?.protocol === 'https:',
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    /** Folder for the embedded database and generated secrets. */
    dataDir: resolve(e.DATA_DIR),
    database: {
      url: e.DATABASE_URL,
      /**
       * For migrations, jobs and backups: as the role that owns the tables, bypassing any pooler.
       */
      directUrl: e.DATABASE_DIRECT_URL ?? e.DATABASE_URL,
      /** Only for creating roles. The server does not use it. */
      adminUrl: e.DATABASE_ADMIN_URL,
      poolSize: e.DATABASE_POOL_SIZE,
      /** Maximum time for a query, in ms. */
      deadlineMs: e.DATABASE_DEADLINE_MS,
      schema: 'public',
    },
    valkeyUrl: e.VALKEY_URL,
    sessionSecrets: e.SESSION_SECRET,
    /** URIs. */
    securityContacts: e.SECURITY_CONTACT,
    weather: {
      providers: e.WEATHER_PROVIDERS ?? usualProviders(services, production),
      /** Settings of the providers and geocoders, by name. */
      settings: services,
      /** The operator's contact, for services that require it. */
      contact: e.OPERATOR_CONTACT ?? publicUrl?.origin,
      /** Time limit of a weather question, in ms. */
      deadlineMs: e.WEATHER_DEADLINE_MS,
    },
    /** Undefined without a model. A local server needs an address but no key. */
    model: !hasModel
      ? undefined
      : {
          baseUrl: e.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
          key: e.OPENAI_API_KEY,
          name: e.OPENAI_MODEL ?? 'gpt-4o-mini',
          maxTokensField: e.OPENAI_MAX_TOKENS_FIELD ?? maxTokensField(e.OPENAI_BASE_URL),
          vision: e.OPENAI_VISION === 'on',
          answerTokens: e.CHAT_ANSWER_TOKENS,
          firstWordMs: e.CHAT_FIRST_WORD_SECONDS * 1000,
          dailyTokens: dailyTokens(e),
        },
    /** Advisers whom the operator recommends for questions beyond the product's knowledge. */
    advisers: e.FARM_ADVISERS,
    priceRefresh: e.PRICE_REFRESH === 'on',
    /** Whether to also fetch a country's local prices once it has a farm. */
    localPrices: e.LOCAL_PRICES === 'on',
    pages: {
      weatherIconBaseUrl: e.WEATHER_ICON_BASE_URL?.replace(/\/+$/, ''),
      contactFormUrl: e.CONTACT_FORM_URL,
      farmAssistantUrl: e.FARM_ASSISTANT_URL,
      ...(e.MAP_TILES_URL !== undefined && {
        map: {
          tiles: e.MAP_TILES_URL,
          attribution: e.MAP_ATTRIBUTION ?? '',
          maxZoom: e.MAP_MAX_ZOOM,
        },
      }),
      ...(e.OFFLINE === 'on' && { offline: true }),
      ...(hasModel && e.OPENAI_VISION === 'on' && { photos: true }),
    },
    contactMessagesDays: e.CONTACT_MESSAGES_DAYS,
    limits: {
      requestsPerMinute: e.REQUESTS_PER_MINUTE,
      searchesPerMinute: e.SEARCHES_PER_MINUTE,
      newPlacesPerHour: e.NEW_PLACES_PER_HOUR,
      callsPerAccountDay: e.CALLS_PER_ACCOUNT_DAY,
      questionsPerMinute: e.QUESTIONS_PER_MINUTE,
      signupsPerHour: e.SIGNUPS_PER_HOUR,
      signupsBeforeWaiting: e.SIGNUPS_BEFORE_WAITING ?? Math.ceil(e.SIGNUPS_PER_HOUR / 2),
      /** Addresses and ranges that many farmers share. */
      cooperatives: e.COOPERATIVE_ADDRESSES,
      nameChangesPerHour: e.NAME_CHANGES_PER_HOUR,
      passwordHintsPerMinute: e.PASSWORD_HINTS_PER_MINUTE,
      placeSuggestionsPerMinute: e.PLACE_SUGGESTIONS_PER_MINUTE,
      contactMessagesPerHour: e.CONTACT_MESSAGES_PER_HOUR,
      allowancesPer56: e.ALLOWANCES_PER_56,
      loginFailuresPerName: e.LOGIN_FAILURES_PER_NAME,
      loginFailuresPerAddressMinute: e.LOGIN_FAILURES_PER_ADDRESS_MINUTE,
      loginFailuresPerAddressHour: e.LOGIN_FAILURES_PER_ADDRESS_HOUR,
      loginsPerDeviceMinute: e.LOGINS_PER_DEVICE_MINUTE,
      loginsPerAddressMinute: e.LOGINS_PER_ADDRESS_MINUTE,
    },
  }
}

function dailyTokens(e: z.output<typeof environment>) {
  const { CHAT_DAILY_TOKENS: service, CHAT_DAILY_TOKENS_PER_USER: user } = e
  return {
    user,
    // At least the limit of one user, who may be alone at the address, as in a self-hosted
    // household.
    address: e.CHAT_DAILY_TOKENS_PER_ADDRESS ?? Math.max(Math.floor(service / 4), user),
    newcomers: e.CHAT_DAILY_TOKENS_NEW_ACCOUNTS ?? Math.floor(service / 5),
    service,
  }
}

/**
 * OpenAI's models refuse the old field, Ollama knows only the old one, and vLLM and llama.cpp
 * accept both.
 */
function maxTokensField(baseUrl: string | undefined): 'max_tokens' | 'max_completion_tokens' {
  const host = baseUrl === undefined ? 'api.openai.com' : new URL(baseUrl).hostname
  return /(^|\.)openai(\.azure)?\.com$/.test(host) ? 'max_completion_tokens' : 'max_tokens'
}

function usualProviders(
  settings: z.output<typeof serviceSettings>,
  production: boolean,
): readonly ProviderId[] {
  return providerList.filter(({ isUsual }) => isUsual(settings, production)).map(({ info }) => info.id)
}
