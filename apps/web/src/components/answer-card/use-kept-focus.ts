import { useLayoutEffect } from 'react'

/** What can be pressed in an answer. */
const CONTROL = '.answer-card :is(a, button)'

/**
 * For what takes the place of an answer's card: whoever stood on the control of the card that goes stands on the one of
 * the card that comes. A control that is taken away takes the focus with it, and the keyboard begins again at the top.
 */
export function useKeptFocus(): void {
  const before = document.activeElement
  const row = before?.matches(CONTROL) ? before.closest('.answer-card')?.parentElement : undefined
  const at = row ? [...row.children].findIndex((card) => card.contains(before)) : -1
  useLayoutEffect(() => {
    if (before?.isConnected || document.activeElement !== document.body) return
    row?.children[at]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  })
}
