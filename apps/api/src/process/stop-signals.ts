import { isatty } from 'node:tty'

/** What asks a process to stop. A terminal that closes is SIGHUP. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const

export interface StopWish {
  /**
   * The first wish to stop, and only that one; with the signal, or `disconnect` when the process that started us is
   * gone.
   */
  stop(why: string): void
  /** A person has lost patience. */
  atOnce(): void
}

/**
 * Listens for whatever asks this process to stop: a signal, or the message `{ stop: signal }` of the launcher that
 * started it, whose end means the same. It is one wish however often and by whichever ways it comes, because a
 * supervisor repeats its signal, and sends it to the group of a launcher that passes it on. Only Ctrl-C twice on the
 * terminal that we read from is a second wish. What the launcher passes on does not count there: the terminal has sent
 * it to us as well.
 *
 * @param onTerminal whether a person can press Ctrl-C
 */
export function onStopWish(wish: StopWish, onTerminal = isatty(0)): void {
  let stopping = false
  let interrupts = 0
  const stopOnce = (why: string) => {
    if (stopping) return
    stopping = true
    wish.stop(why)
  }
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (signal === 'SIGINT') interrupts += 1
      if (signal === 'SIGINT' && interrupts > 1 && onTerminal) wish.atOnce()
      else stopOnce(signal)
    })
  }
  process.on('message', (message) => {
    const asked = message !== null && typeof message === 'object' && 'stop' in message
    if (asked) stopOnce(String(message.stop))
  })
  process.on('disconnect', () => stopOnce('disconnect'))
}
