import { useEffect, useState } from 'react'
import { onServerTime, serverNow } from './server/server-clock.ts'

const MINUTE_MS = 60_000

/**
 * Returns the time in unix seconds, updated every minute, so that displayed ages grow.
 *
 * @param clock stable function that returns unix ms: the server's time for its timestamps, or
 * `Date.now` for times of this phone
 */
export function useNow(clock: () => number = serverNow): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const look = () => setNow(clock())
    const timer = setInterval(look, MINUTE_MS)
    const stop = onServerTime(look)
    // The server's time may have arrived since the render.
    setNow((drawn) => (Math.abs(clock() - drawn) < MINUTE_MS ? drawn : clock()))
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [clock])
  return now / 1000
}
