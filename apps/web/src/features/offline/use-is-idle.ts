import { useEffect, useState } from 'react'

/** True once the page has loaded completely and the browser is idle, for work without urgency. */
export function useIsIdle(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const settle = () => {
      const tell = () => stop.signal.aborted || setQuiet(true)
      if (typeof requestIdleCallback === 'function') requestIdleCallback(tell)
      else setTimeout(tell, 2000)
    }
    if (document.readyState === 'complete') settle()
    else addEventListener('load', settle, { once: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return isQuiet
}
