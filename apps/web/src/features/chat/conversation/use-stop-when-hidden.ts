import { type RefObject, useEffect } from 'react'

/**
 * Stops the answer when its tab is left: the server takes one question at a time, and the next may be asked over there.
 * What is scrolled out of sight, or covered by another window, is not left.
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
