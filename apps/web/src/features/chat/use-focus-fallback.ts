import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the surrounding conversation when a focused control disappears after use.
 * Focusing the input instead would open a phone's keyboard over the answer.
 */
export function useFocusFallback<E extends HTMLElement>(): RefObject<E | null> {
  const control = useRef<E>(null)
  useLayoutEffect(() => {
    const element = control.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      element.closest<HTMLElement>('.chat-log')?.focus({ preventScroll: true })
    }
  }, [])
  return control
}
