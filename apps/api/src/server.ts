import { isatty } from 'node:tty'
import { loadServerMessages } from '@smart-farming/words/catalogues'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { type Config, ConfigError, explainSettings, loadConfig } from './config.ts'
import { createDeps } from './deps.ts'
import { BufferedLog } from './http/log/buffered-log.ts'
import { serializeError } from './http/log/request-log.ts'
import { drainConnections } from './http/server/drain.ts'
import { listen } from './http/server/listen.ts'
import { warnAboutSettings } from './process/start-advice.ts'
import { explainStartFailure } from './process/start-failure.ts'
import { onStopRequest, STOP_SIGNALS } from './process/stop-signals.ts'
import { withTimeout } from './timing/with-timeout.ts'

/**
 * Time limit of a shutdown after the listener has closed, in ms, for the last requests and the
 * database.
 */
const CLOSE_WITHIN_MS = 13_000
/** A shutdown waits for a running start for at most this long, in ms. */
const START_WITHIN_MS = 8_000

const words = await loadServerMessages('en')
const config = settings()
const output = pino.destination({ dest: 1, sync: false })
const destination = new BufferedLog(output)
output.on('error', (error: NodeJS.ErrnoException) => {
  destination.abandon()
  // The terminal was closed (its SIGHUP stops us), or the reader of a pipe has ended. Any other
  // error is fatal.
  if (error.code !== 'EIO' && error.code !== 'EPIPE') throw error
})
const logger = pino({ level: config.logLevel, serializers: { err: serializeError } }, destination)

const onTerminal = isatty(1)

let stopping = false
const started = start()

// Set up before startup is complete. A shutdown waits for startup, so that no half-created database
// remains.
let why: string | undefined
const ending = closeWithGrace(
  {
    delay: config.drainMs + CLOSE_WITHIN_MS,
    logger: false,
    skip: [...STOP_SIGNALS],
    onSecondError: (err) => atLast(() => logger.fatal({ err }, 'an unexpected error while stopping')),
    onTimeout: () => atLast(() => logger.fatal('the stop took too long')),
  },
  async ({ err }) => {
    stopping = true
    if (err) logger.fatal({ err }, 'stopping after an unexpected error')
    else logger.info({ signal: why }, 'stopping')
    const running = await withTimeout(START_WITHIN_MS, started, () => undefined)
    // Exiting aborts startup and also stops the embedded database.
    if (running === undefined) return flushLog()
    const { app, deps } = running
    // SIGTERM comes from an orchestrator with a load balancer. After Ctrl-C there is no need to
    // wait.
    try {
      await drainConnections(app, why === 'SIGTERM' ? config.drainMs : 0)
      await deps.close()
      flushLog()
    } catch (error) {
      atLast(() => logger.fatal({ err: error }, 'the stop failed'))
      throw error
    }
  },
)
onStopRequest({
  stop(signal) {
    if (stopping) return
    why = signal
    ending.close()
  },
  atOnce() {
    flushLog()
    process.exit(1)
  },
})

started.catch((error: unknown) => {
  // The shutdown may already have stopped the database.
  if (stopping) {
    logger.info({ err: error }, 'stopped during the start')
    flushLog()
    process.exit(0)
  }
  process.stderr.write(`${explainStartFailure(words, error, config)}\n`)
  logger.debug({ err: error }, 'the start failed')
  flushLog()
  process.exit(1)
})

/** Writes the last log line of a failed shutdown, before the process ends. */
function atLast(say: () => void): void {
  say()
  flushLog()
}

/** Writes the rest of the log. A closed terminal accepts no output. */
function flushLog(): void {
  if (onTerminal && !isatty(1)) destination.abandon()
  destination.flushSync()
}

async function start() {
  const deps = await createDeps(config)
  try {
    const app = await buildApp(deps, { logger, stopping: () => stopping })
    const address = await listen(app, config.listen)
    deps.embedded?.keepRunning(logger)
    warnAboutSettings(config, deps.databaseRole, logger)
    process.stdout.write(`${words.start.ready({ address: config.publicUrl?.href ?? address })}\n`)
    return { app, deps }
  } catch (error) {
    await deps.close()
    throw error
  }
}

function settings(): Config {
  try {
    return loadConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${explainSettings(words, error)}\n`)
    process.exit(1)
  }
}
