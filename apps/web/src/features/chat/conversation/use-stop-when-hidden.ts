import { type RefObject, useEffect } from 'react'

/**
 * Stops the pending answer when its dashboard tab is left: the server takes one question at a time,
 * and the next may come from another tab. Scrolling away or covering the window does not stop the
 * answer.
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
