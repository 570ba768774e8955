/**
 * True while a first board is being saved. Saving removes the suggestion's card, and with it the
 * focused button.
 */
let isKept = false

/** Saves a first board, and notes this for {@link restoreBoardFocus}. */
export async function saveFirstBoard(save: () => Promise<unknown>): Promise<void> {
  isKept = true
  try {
    await save()
  } catch (error) {
    isKept = false
    throw error
  }
}

/**
 * Moves the focus from the removed button to the card that replaced it. Does nothing if another
 * element has the focus.
 */
export function restoreBoardFocus(): void {
  if (!isKept) return
  isKept = false
  if (document.activeElement === document.body)
    document
      .querySelector<HTMLElement>('.farm-today__answers > :last-child .answer-card__toggle')
      ?.focus({ preventScroll: true })
}
