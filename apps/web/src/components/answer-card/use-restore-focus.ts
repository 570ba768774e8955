import { useLayoutEffect } from 'react'

/** Controls within an answer. */
const CONTROL = '.answer-card :is(a, button)'

/**
 * For the component that replaces an answer's card: moves the focus from the removed card's control to the new card's.
 * A removed control loses the focus, and the keyboard starts again at the top.
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
