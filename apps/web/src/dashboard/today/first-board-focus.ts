/** True while a first board is being saved: the suggestion's card disappears, and with it the focused button. */
let isKept = false

/** Saves a first board and remembers that for {@link restoreBoardFocus}. */
export async function saveFirstBoard(save: () => Promise<unknown>): Promise<void> {
  isKept = true
  try {
    await save()
  } catch (error) {
    isKept = false
    throw error
  }
}

/** Moves the focus from the pressed button to the card that replaced it, unless it has moved elsewhere. */
export function restoreBoardFocus(): void {
  if (!isKept) return
  isKept = false
  if (document.activeElement === document.body)
    document
      .querySelector<HTMLElement>('.farm-today__answers > :last-child .answer-card__toggle')
      ?.focus({ preventScroll: true })
}
