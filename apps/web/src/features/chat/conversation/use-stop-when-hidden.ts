import { type RefObject, useEffect } from 'react'

/**
 * Stops the answer when its tab of the dashboard is left: the server takes one question at a time, and the next may be
 * asked in another tab. Scrolling the answer out of view or covering the window does not count.
 */
export function useStopWhenHidden(inside: RefObject<HTMLElement | null>, stop: () => void): void {
  useEffect(() => {
    const element = inside.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (element.getClientRects().length === 0) stop()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [inside, stop])
}
