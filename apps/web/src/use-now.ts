import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time in unix seconds, brought up to date every minute, so that an age on the screen grows. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now / 1000
}
