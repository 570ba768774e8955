import { useLayoutEffect } from 'react'

/** Controls within an answer. */
const CONTROL = '.answer-card :is(a, button)'

/**
 * Moves the focus from the control of a removed answer card to the control of the card that replaces it; the new card
 * calls this. Otherwise the focus is lost, and the Tab key starts again at the top of the page.
 */
export function useRestoreFocus(): void {
  const before = document.activeElement
  const row = before?.matches(CONTROL) ? before.closest('.answer-card')?.parentElement : undefined
  const at = row ? [...row.children].findIndex((card) => card.contains(before)) : -1
  useLayoutEffect(() => {
    if (before?.isConnected || document.activeElement !== document.body) return
    row?.children[at]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  })
}
