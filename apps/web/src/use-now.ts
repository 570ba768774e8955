import { useEffect, useState } from 'react'
import { onServerTime, serverNow } from './server/server-clock.ts'

const MINUTE_MS = 60_000

/**
 * The time in unix seconds, brought up to date every minute, so that an age on the screen grows.
 *
 * @param clock gives unix ms, the same function at every render: the server's time, by which its answers are dated, or
 *   `Date.now` for what this phone has dated
 */
export function useNow(clock: () => number = serverNow): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const look = () => setNow(clock())
    const timer = setInterval(look, MINUTE_MS)
    const stop = onServerTime(look)
    // The server may have been heard since this was drawn.
    setNow((drawn) => (Math.abs(clock() - drawn) < MINUTE_MS ? drawn : clock()))
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [clock])
  return now / 1000
}
