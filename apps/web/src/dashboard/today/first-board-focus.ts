/** A first board is being kept: the card with its button goes, and the focus with it. */
let isKept = false

/** Saves a first board so that {@link takeFocus} knows of it. */
export async function keepingFirst(save: () => Promise<unknown>): Promise<void> {
  isKept = true
  try {
    await save()
  } catch (error) {
    isKept = false
    throw error
  }
}

/** Whoever has pressed its button goes on from the card that took its place, unless they have gone elsewhere. */
export function takeFocus(): void {
  if (!isKept) return
  isKept = false
  if (document.activeElement === document.body)
    document
      .querySelector<HTMLElement>('.farm-today__answers > :last-child .answer-card__toggle')
      ?.focus({ preventScroll: true })
}
