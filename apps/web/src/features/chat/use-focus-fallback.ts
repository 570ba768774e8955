import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus when a control, or a group of controls, disappears after use: to the conversation around it, not to
 * the top of the page. Not to the input either, which would open a phone's keyboard over the answer.
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
