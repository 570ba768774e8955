import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a control, or what holds some, that goes away when it was used: the focus on it goes to the conversation around
 * it then, and not to the beginning of the page. Not to where the next question is typed, which would open a phone's
 * keyboard over the answer.
 */
export function useLastingFocus<E extends HTMLElement>(): RefObject<E | null> {
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
