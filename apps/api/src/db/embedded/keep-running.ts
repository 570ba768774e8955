import type { FastifyBaseLogger } from 'fastify'

/** Interval of the checks, in ms. A check only reads a small file and looks up a process. */
const LOOK_EVERY_MS = 1_000
/**
 * Pause between attempts to start the server, in ms. Processes of the old server might not have
 * released the data yet.
 */
const TRY_EVERY_MS = 2_000

export interface Startable {
  isRunning(): boolean
  /** False if the disk is full or nearly full. */
  hasRoom(): boolean
  /**
   * Starts the server, unless it must stay stopped or already runs. Returns whether it started it.
   */
  start(): Promise<boolean>
}

/**
 * Restarts a server whenever it has stopped, until an attempt succeeds. A full disk is logged as
 * one error. Does not keep the process alive.
 * @returns a function that stops the checks; an attempt in progress still finishes
 */
export function keepRunning(
  server: Startable,
  log: Pick<FastifyBaseLogger, 'info' | 'error' | 'debug'>,
): () => void {
  let over = false
  let failures = 0
  let isGone = false
  let hadRoom = true
  let timer: NodeJS.Timeout | undefined
  lookIn(LOOK_EVERY_MS)
  return () => {
    over = true
    clearTimeout(timer)
  }

  function lookIn(ms: number): void {
    if (over) return
    timer = setTimeout(async () => lookIn(await look()), ms)
    timer.unref()
  }

  /** Returns the wait before the next check, in ms. */
  async function look(): Promise<number> {
    try {
      lookForRoom()
      if (server.isRunning()) return LOOK_EVERY_MS
      if (!isGone) log[hadRoom ? 'error' : 'debug']('the embedded database has stopped; starting it again')
      isGone = true
      const startedAt = performance.now()
      if (await server.start())
        log.info({ ms: Math.round(performance.now() - startedAt) }, 'the embedded database is running again')
      isGone = false
      failures = 0
    } catch (error) {
      // Logged once per fault, because the cause may last for hours.
      if (hadRoom) failures += 1
      log[hadRoom && failures === 1 ? 'error' : 'debug'](
        { err: error },
        'the embedded database cannot be started; trying again',
      )
    }
    return TRY_EVERY_MS
  }

  function lookForRoom(): void {
    const hasRoom = server.hasRoom()
    if (hasRoom === hadRoom) return
    hadRoom = hasRoom
    if (hasRoom) log.info('the disk of the embedded database has room again')
    else log.error('the disk of the embedded database is full: nothing can be saved until there is room')
  }
}
