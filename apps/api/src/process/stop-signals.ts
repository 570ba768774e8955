import { isatty } from 'node:tty'

/** Signals that request a shutdown. A terminal that closes sends SIGHUP. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const

export interface StopRequest {
  /** Called once, for the first request to stop, with the signal, or `disconnect` if the parent process is gone. */
  stop(why: string): void
  /** Called when a person presses Ctrl-C again. */
  atOnce(): void
}

/**
 * Listens for requests to stop: a signal, or the message `{ stop: signal }` from the launcher that started this
 * process; the launcher's end means the same. Repeats count as one request, because a supervisor repeats its signal,
 * and sends it to the group of a launcher that passes it on. Only Ctrl-C twice on our own terminal counts as a second
 * request. Signals passed on by the launcher do not count in that case: the terminal has already sent them to us.
 * @param onTerminal true if a person can press Ctrl-C
 */
export function onStopRequest(wish: StopRequest, onTerminal = isatty(0)): void {
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
