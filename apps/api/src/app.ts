import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { createAccounts, createPasswordHint } from './accounts/create.ts'
import { createPasskeys } from './accounts/passkeys/create.ts'
import { createAccountMarker } from './accounts/public-user.ts'
import { createMyAccount } from './accounts/self-service/create.ts'
import { createMoves } from './accounts/self-service/create-moves.ts'
import { serveApiDocs } from './api-docs/routes.ts'
import { createChat } from './chat/create.ts'
import { createContact } from './contact/create.ts'
import { scheduleCleanup } from './db/cleanup.ts'
import { runAsRequest } from './db/connection/request-timeout.ts'
import type { Deps } from './deps.ts'
import { createFarm, createFarmPlaces } from './farm/create.ts'
import { createFarmSettings } from './farm-settings/create.ts'
import { parseStoredSettings } from './farm-settings/stored-settings.ts'
import { createHealth } from './health/create.ts'
import { Idempotency } from './http/idempotency/idempotency.ts'
import { deleteExpiredKeys } from './http/idempotency/idempotency-store.ts'
import { addClientAddress, createAddressMatcher } from './http/limits/client-address.ts'
import { registerLimits } from './http/limits/limits.ts'
import { createRequestIds, RequestLog } from './http/log/request-log.ts'
import { createRequestLogger } from './http/log/request-logger.ts'
import { servePages } from './http/pages/pages.ts'
import { serveWellKnown } from './http/pages/well-known.ts'
import { bindAll, type Features } from './http/routing/bind-all.ts'
import { CachedResponses } from './http/routing/cached-responses.ts'
import { collectAllowedMethods } from './http/server/allowed-methods.ts'
import { serveCspReports } from './http/server/csp-reports.ts'
import { handleErrors } from './http/server/error-responses.ts'
import { rejectAmbiguousHost, rejectCrossSite } from './http/server/guards.ts'
import { apiHeaders, commonHeaders } from './http/server/headers.ts'
import { requireJson } from './http/server/json-body.ts'
import { LoadShedder } from './http/server/load-shedder.ts'
import { onListen } from './http/server/on-listen.ts'
import { answerFrameworkError, answerSocketError } from './http/server/raw-errors.ts'
import { shutdownSignal } from './http/server/shutdown-signal.ts'
import { sessionCookieName } from './http/session/session.ts'
import { createPrices } from './market/create.ts'
import { createPlaces } from './places/create.ts'
import { createPlaceFinder } from './places/place-finder.ts'
import { createWeather } from './weather/create.ts'
import { createCropGrowth } from './weather/growing/create.ts'
import { createBudgets } from './weather/limits/create-budgets.ts'

export interface AppOptions {
  logger: FastifyBaseLogger
  stopping?: () => boolean
  /**
   * Milliseconds before a streaming connection is closed because the client has stopped reading.
   * Defaults to the chat's own limit.
   */
  readerIdleMs?: number
}

/**
 * Idle time after which a connection is closed because the client has stopped reading, in ms.
 * Longer than any handler is allowed to take (`http/routing/bind.ts`), because that time counts as
 * well. Streamed answers have a shorter limit.
 */
const MAX_SILENCE_MS = 125_000

/** Builds the whole HTTP application. `server.ts` makes it listen and stop. */
export async function buildApp(
  deps: Deps,
  { logger, stopping = () => false, readerIdleMs }: AppOptions,
): Promise<FastifyInstance> {
  const { config, words } = deps
  const nextId = createRequestIds()
  const isProxy = createAddressMatcher(config.trustProxy)
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new RequestLog(),
    childLoggerFactory: createRequestLogger,
    genReqId: nextId,
    trustProxy: config.trustProxy.length > 0 ? isProxy : false,
    bodyLimit: 65_536,
    // The largest body, a photo, needs 290 kbit/s to arrive in time.
    requestTimeout: 15_000,
    connectionTimeout: MAX_SILENCE_MS,
    http: {
      // Limits callers that send one byte at a time. Node checks every second.
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
      // Node's own refusal would lack our headers. `rejectAmbiguousHost` replaces it.
      requireHostHeader: false,
    },
    // While stopping, requests on open connections are still answered.
    return503OnClosing: false,
    forceCloseConnections: false,
    frameworkErrors: answerFrameworkError(words, config.https),
    clientErrorHandler: answerSocketError(words, config.https, nextId),
  })
  // Ignores `Expect`, because Node's own 417 would lack our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  requireJson(app)
  app.decorateRequest('user', undefined)
  addClientAddress(app, isProxy)
  app.setErrorHandler(handleErrors(words))

  // The strictest headers are the default. Pages and assets replace them with their own.
  const everyAnswer = { ...commonHeaders(config.https), ...apiHeaders }
  const ownOrigin = config.publicUrl?.origin
  const knownMethods = collectAllowedMethods(app)
  app.addHook('preClose', (done) => {
    deps.database.stopBulk()
    done()
  })
  const shedder = new LoadShedder({ databaseWaitMs: () => deps.database.lastingWaitMs })
  shedder.watch(app.server)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everyAnswer)
    shedder.admit(request.url)
    if (stopping()) reply.header('connection', 'close')
    rejectAmbiguousHost(request)
    rejectCrossSite(request, ownOrigin)
    runAsRequest(done)
  })
  const limit = registerLimits(app, config)
  const { reader } = deps.sessions
  // If Valkey counts requests, it must be asked before any response is sent.
  const ready =
    limit.counter &&
    new CachedResponses({
      headers: everyAnswer,
      logger,
      nextId,
      sessions: reader,
      limit: limit.counter,
      hasOwnLimit: limit.hasOwnLimit,
      stopping,
    })
  ready?.serve(app.server)

  const parts = { ...deps, log: logger, onListen: onListen(app) }
  const farmSettings = createFarmSettings(parts)
  const budgets = createBudgets(parts)
  const finder = createPlaceFinder({ ...parts, budgets })
  const prices = createPrices(parts)
  const farm = createFarm({ ...parts, find: finder.find, onSettled: prices.settledIn })
  const weather = createWeather({
    ...parts,
    budgets,
    countryAt: finder.countryAt,
    farms: farm.places,
    readSettings: parseStoredSettings,
  })
  const known = {
    prices: prices.stored,
    answers: prices.answers,
    weather: {
      forecast: weather.forecast,
      growing: weather.findings,
      settings: farmSettings.ownSettings,
    },
    farms: farm.places,
  }
  const accounts = createAccounts({ ...parts, onSignedUp: (user) => farm.places.settleSoon(user) })
  const passwordHint = createPasswordHint(parts)
  const features: Features = {
    health: createHealth({
      ...parts,
      stopping,
      placesTrouble: finder.trouble,
      priceTrouble: prices.trouble,
    }),
    contact: createContact(parts),
    farm,
    farmPlaces: createFarmPlaces({ ...parts, places: farm.places }),
    farmSettings,
    accounts,
    passwordHint,
    myAccount: createMyAccount({ ...parts, login: accounts.login, hints: passwordHint.hints }),
    passkeys: createPasskeys({ ...parts, login: accounts.login }),
    moves: createMoves({ ...parts, login: accounts.login }),
    weather,
    growing: createCropGrowth({ ownFarm: farmSettings.ownSettings, find: weather.findings }),
    places: createPlaces({ ...parts, finder, farms: farm.places }),
    prices,
    chat: createChat({
      ...parts,
      known,
      placeName: (farmer) => farm.places.name(farmer),
      shutdownSignal: shutdownSignal(app),
      readerIdleMs,
    }),
  }
  const readUser = (request: FastifyRequest) => reader.read(request.headers.cookie)
  await bindAll(
    app,
    features,
    {
      readUser,
      ready,
      once: new Idempotency({ ...parts, markOf: createAccountMarker(deps.sessions.secrets) }),
      deadlineMs: deps.deadlines.answerMs,
    },
    deps.sessions,
  )
  app.addHook('onClose', scheduleCleanup(parts, { 'idempotency keys': deleteExpiredKeys }))
  serveCspReports(app)
  serveApiDocs(app, sessionCookieName(config.https))
  serveWellKnown(app, { ...config, origin: ownOrigin, now: deps.now })
  servePages(app, words, deps.pages, knownMethods, limit.hooks)
  return app
}
