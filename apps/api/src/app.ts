import { api } from '@smart-farming/contracts/api'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { registerAccounts } from './accounts/routes.ts'
import { serveApiDocs } from './api-docs/routes.ts'
import { chatKnowledge } from './chat/built-in/knowledge.ts'
import { createChat } from './chat/create.ts'
import { chatRoutes } from './chat/routes.ts'
import { chatPorts } from './chat-ports.ts'
import { contactRoutes } from './contact/routes.ts'
import type { Deps } from './deps.ts'
import { ownSettings } from './farm-settings/own-settings.ts'
import { farmSettingsRoutes } from './farm-settings/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { bind } from './http/answers/bind.ts'
import { ReadyAnswers } from './http/answers/ready-answers.ts'
import { serveCspReports } from './http/frame/csp-reports.ts'
import { handleError } from './http/frame/error-answers.ts'
import { refuseOtherSites, refuseUnclearHost } from './http/frame/guards.ts'
import { apiHeaders, commonHeaders } from './http/frame/headers.ts'
import { takeOnlyJson } from './http/frame/json-body.ts'
import { noteMethods } from './http/frame/known-methods.ts'
import { lastCall } from './http/frame/last-call.ts'
import { answerFrameworkError, answerSocketError } from './http/frame/raw-errors.ts'
import { addClientAddress, proxiesIn } from './http/limits/client-address.ts'
import { registerLimits } from './http/limits/limits.ts'
import { RequestLog, requestIds } from './http/log/request-log.ts'
import { requestLogger } from './http/log/request-logger.ts'
import { servePages } from './http/pages/pages.ts'
import { sessionCookieName } from './http/session/session.ts'
import { importTrouble } from './market/imports/import-log-store.ts'
import { registerPrices } from './market/routes.ts'
import { registerPlaces } from './places/routes.ts'
import { registerWeather } from './weather/routes.ts'

export interface AppOptions {
  logger: FastifyBaseLogger
  /** True from the moment the process was told to stop. */
  stopping?: () => boolean
  /** Cuts off a reader of a streamed answer who takes nothing for so long, in ms; the chat's own time unless given. */
  readerIdleMs?: number
}

/**
 * A line on which nothing has moved for so long is closed, in ms: its reader does not read. Longer than any answer may be silent
 * (`http/answers/bind.ts`), because that counts, too; readers of streamed answers have a shorter time of their own.
 */
const LONGEST_SILENCE_MS = 125_000

/** The whole HTTP application: the frame first, then one line a feature. Listening and stopping are `server.ts`'s. */
export async function buildApp(
  deps: Deps,
  { logger, stopping = () => false, readerIdleMs }: AppOptions,
): Promise<FastifyInstance> {
  const { config } = deps
  const nextId = requestIds()
  const isProxy = proxiesIn(config.trustProxy)
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new RequestLog(),
    childLoggerFactory: requestLogger,
    genReqId: nextId,
    trustProxy: config.trustProxy.length > 0 ? isProxy : false,
    bodyLimit: 65_536,
    requestTimeout: 15_000,
    connectionTimeout: LONGEST_SILENCE_MS,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
      // Node's own refusal would go out without our headers; `refuseUnclearHost` does it.
      requireHostHeader: false,
    },
    // While it stops, what still arrives on open connections is answered, not refused.
    return503OnClosing: false,
    forceCloseConnections: false,
    frameworkErrors: answerFrameworkError(config.https),
    clientErrorHandler: answerSocketError(config.https, nextId),
  })
  // Nothing of ours waits for an expectation; Node's own 417 would go out without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  takeOnlyJson(app)
  app.decorateRequest('user', undefined)
  addClientAddress(app, isProxy)
  app.setErrorHandler(handleError)

  // The strictest come first, whatever the path looks like; pages and assets replace them by their own.
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
    done()
  })
  const limit = await registerLimits(app, config)
  const { reader } = deps.sessions
  // Where Valkey counts the calls, no answer can go out before it has been asked.
  const ready =
    limit.counter &&
    new ReadyAnswers({
      headers: everyAnswer,
      logger,
      nextId,
      sessions: reader,
      limit: limit.counter,
      stopping,
    })
  ready?.serve(app.server)

  const readUser = (request: FastifyRequest) => reader.read(request.headers.cookie)
  bind(
    app,
    'health',
    api.health,
    healthRoutes({ ...deps, stopping, priceTrouble: () => importTrouble(deps.database) }),
    readUser,
  )
  bind(app, 'contact', api.contact, contactRoutes(deps), readUser)
  bind(app, 'farmSettings', api.farmSettings, farmSettingsRoutes(deps), readUser)
  await registerAccounts(app, deps, readUser)
  const weather = registerWeather(app, deps, readUser, (userId) => ownSettings(deps.database, userId), ready)
  const places = registerPlaces(app, deps, readUser)
  registerPrices(app, deps, readUser)
  const knowledge = chatKnowledge(chatPorts(deps, weather, places))
  const chat = await createChat(config.model, deps.database, deps.now, knowledge)
  app.addHook('onClose', () => chat.close())
  bind(
    app,
    'chat',
    api.chat,
    chatRoutes({ chat, now: deps.now, lastCall: lastCall(app), readerIdleMs }),
    readUser,
  )
  serveCspReports(app)
  serveApiDocs(app, sessionCookieName(config.https))
  servePages(app, deps.pages, knownMethods, limit.hooks)
  return app
}
