import { isatty } from 'node:tty'

/** Signals that request a shutdown. A closing terminal sends SIGHUP. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const

export interface StopRequest {
  /** Called once, with the first signal, or with `disconnect` if the parent process is gone. */
  stop(why: string): void
  /** Called when a person presses Ctrl-C again. */
  atOnce(): void
}

/**
 * Listens for requests to stop: a signal, or the message `{ stop: signal }` or the end of the
 * launcher that started this process. Repeated signals count as one request, because a supervisor
 * repeats its signal, also through the launcher. Only a second Ctrl-C on our own terminal stops the
 * process at once.
 * @param onTerminal whether a person can press Ctrl-C
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
