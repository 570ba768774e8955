import { useLayoutEffect } from 'react'

const CONTROL = '.answer-card :is(a, button)'

/**
 * Keeps the keyboard focus when a new answer card replaces the focused card. Without this, the Tab
 * key would start again at the top of the page.
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
