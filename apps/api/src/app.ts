import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { createAccounts, createPasswordHint } from './accounts/create.ts'
import { createMyAccount } from './accounts/own/create.ts'
import { createMoves } from './accounts/own/create-moves.ts'
import { createPasskeys } from './accounts/passkeys/create.ts'
import { accountMarker } from './accounts/public-user.ts'
import { serveApiDocs } from './api-docs/routes.ts'
import { createChat } from './chat/create.ts'
import { createContact } from './contact/create.ts'
import { cleanUpWhileListening } from './db/clean-up.ts'
import { asOneRequest } from './db/line/patience.ts'
import type { Deps } from './deps.ts'
import { createFarm, createFarmPlaces } from './farm/create.ts'
import { createFarmSettings } from './farm-settings/create.ts'
import { readableSettings } from './farm-settings/stored-settings.ts'
import { createHealth } from './health/create.ts'
import { bindAll, type Features } from './http/answers/bind-all.ts'
import { ReadyAnswers } from './http/answers/ready-answers.ts'
import { serveCspReports } from './http/frame/csp-reports.ts'
import { handleErrors } from './http/frame/error-answers.ts'
import { refuseOtherSites, refuseUnclearHost } from './http/frame/guards.ts'
import { apiHeaders, commonHeaders } from './http/frame/headers.ts'
import { takeOnlyJson } from './http/frame/json-body.ts'
import { noteMethods } from './http/frame/known-methods.ts'
import { lastCall } from './http/frame/last-call.ts'
import { answerFrameworkError, answerSocketError } from './http/frame/raw-errors.ts'
import { whenListening } from './http/frame/when-listening.ts'
import { addClientAddress, addressesIn } from './http/limits/client-address.ts'
import { registerLimits } from './http/limits/limits.ts'
import { RequestLog, requestIds } from './http/log/request-log.ts'
import { requestLogger } from './http/log/request-logger.ts'
import { Once } from './http/once/once.ts'
import { forgetKeys } from './http/once/once-store.ts'
import { servePages } from './http/pages/pages.ts'
import { serveWellKnown } from './http/pages/well-known.ts'
import { sessionCookieName } from './http/session/session.ts'
import { createPrices } from './market/create.ts'
import { createPlaces } from './places/create.ts'
import { createPlaceFinder } from './places/place-finder.ts'
import { createWeather } from './weather/create.ts'
import { createGrowing } from './weather/growing/create.ts'
import { createBudgets } from './weather/limits/create-budgets.ts'

export interface AppOptions {
  logger: FastifyBaseLogger
  /** True once the process was told to stop. */
  stopping?: () => boolean
  /**
   * Disconnects a reader of a streamed answer who reads nothing for this time, in ms; the chat's own time unless given.
   */
  readerIdleMs?: number
}

/**
 * Idle time after which a connection is closed, in ms: its reader does not read. Longer than any answer may be silent
 * (`http/answers/bind.ts`), because that silence counts too; readers of streamed answers have a shorter limit of their
 * own.
 */
const LONGEST_SILENCE_MS = 125_000

/** The whole HTTP application: the frame first, then one line a feature. `server.ts` listens and stops. */
export async function buildApp(
  deps: Deps,
  { logger, stopping = () => false, readerIdleMs }: AppOptions,
): Promise<FastifyInstance> {
  const { config, words } = deps
  const nextId = requestIds()
  const isProxy = addressesIn(config.trustProxy)
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new RequestLog(),
    childLoggerFactory: requestLogger,
    genReqId: nextId,
    trustProxy: config.trustProxy.length > 0 ? isProxy : false,
    bodyLimit: 65_536,
    // The largest body, a photo, needs 290 kbit/s to arrive in time.
    requestTimeout: 15_000,
    connectionTimeout: LONGEST_SILENCE_MS,
    http: {
      // A caller who sends a byte a second holds a connection no longer than this; Node checks every second.
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
      // Node's own refusal would be sent without our headers; `refuseUnclearHost` replaces it.
      requireHostHeader: false,
    },
    // While stopping, requests that still arrive on open connections are answered, not refused.
    return503OnClosing: false,
    forceCloseConnections: false,
    frameworkErrors: answerFrameworkError(words, config.https),
    clientErrorHandler: answerSocketError(words, config.https, nextId),
  })
  // Ignore `Expect`: Node's own 417 would be sent without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  takeOnlyJson(app)
  app.decorateRequest('user', undefined)
  addClientAddress(app, isProxy)
  app.setErrorHandler(handleErrors(words))

  // The strictest headers first, whatever the path; pages and assets replace them by their own.
  const everyAnswer = { ...commonHeaders(config.https), ...apiHeaders }
  const ownOrigin = config.publicUrl?.origin
  const knownMethods = noteMethods(app)
  app.addHook('preClose', (done) => {
    deps.database.stopBulk()
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everyAnswer)
    if (stopping()) reply.header('connection', 'close')
    refuseUnclearHost(request)
    refuseOtherSites(request, ownOrigin)
    asOneRequest(done)
  })
  const limit = registerLimits(app, config)
  const { reader } = deps.sessions
  // With Valkey counting, no response may be sent before Valkey was asked.
  const ready =
    limit.counter &&
    new ReadyAnswers({
      headers: everyAnswer,
      logger,
      nextId,
      sessions: reader,
      limit: limit.counter,
      hasOwnLimit: limit.hasOwnLimit,
      stopping,
    })
  ready?.serve(app.server)

  const parts = { ...deps, log: logger, whenListening: whenListening(app) }
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
    readSettings: readableSettings,
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
    growing: createGrowing({ ownFarm: farmSettings.ownSettings, find: weather.findings }),
    places: createPlaces({ ...parts, finder, farms: farm.places }),
    prices,
    chat: await createChat({
      ...parts,
      known,
      placeName: (farmer) => farm.places.name(farmer),
      lastCall: lastCall(app),
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
      once: new Once({ ...parts, markOf: accountMarker(deps.sessions.secrets) }),
      deadlineMs: deps.deadlines.answerMs,
    },
    deps.sessions,
  )
  app.addHook('onClose', cleanUpWhileListening(parts, { 'idempotency keys': forgetKeys }))
  serveCspReports(app)
  serveApiDocs(app, sessionCookieName(config.https))
  serveWellKnown(app, { ...config, origin: ownOrigin, now: deps.now })
  servePages(app, words, deps.pages, knownMethods, limit.hooks)
  return app
}
