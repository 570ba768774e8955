import type { FastifyBaseLogger } from 'fastify'

/** How often the server is looked for, in ms: one small file is read, and the system asked for one process. */
const LOOK_EVERY_MS = 1_000
/** Between two tries to start it, in ms: processes of the old server may not have let go of the data yet. */
const TRY_EVERY_MS = 2_000

export interface Startable {
  isRunning(): boolean
  /** False when its disk is full, or nearly so. */
  hasRoom(): boolean
  /** Starts it, unless it must not be or another process has; true when it was this one. */
  start(): Promise<boolean>
}

/**
 * Brings a server back whenever it is gone, one try at a time, for as long as it takes. A full disk is one error in the
 * log, with all that comes of it. Keeps no process alive.
 *
 * @returns ends it; a try under way still finishes
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

  /** How long to wait before the next look, in ms. */
  async function look(): Promise<number> {
    try {
      lookForRoom()
      if (server.isRunning()) return LOOK_EVERY_MS
      if (!isGone) log[hadRoom ? 'error' : 'debug']('the embedded database is gone; starting it again')
      isGone = true
      const startedAt = performance.now()
      if (await server.start())
        log.info({ ms: Math.round(performance.now() - startedAt) }, 'the embedded database runs again')
      isGone = false
      failures = 0
    } catch (error) {
      // Once a fault: what keeps it from starting may last for hours.
      if (hadRoom) failures += 1
      log[hadRoom && failures === 1 ? 'error' : 'debug'](
        { err: error },
        'the embedded database cannot be started; trying on',
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
