/**
 * Unsaved input on this page. `wouldLose` is true if a reload would lose typed text or a chat,
 * because chats are never saved.
 */
export interface UnsavedInput {
  wouldLose: () => boolean
}

/** Watches input from now on. Fields that were emptied or removed no longer count. */
export function watchUnsavedInput(signal: AbortSignal, page: Document = document): UnsavedInput {
  const changed = new Set<Element>()
  page.addEventListener('input', ({ target }) => target instanceof Element && changed.add(target), { signal })
  return {
    wouldLose: () =>
      [page, ...framed(page)].some((one) => one.querySelector('.chat-message')) ||
      framed(page).some((one) => [...one.querySelectorAll('textarea')].some(({ value }) => value !== '')) ||
      [...changed].some((field) => field.isConnected && (field as HTMLInputElement).value !== ''),
  }
}

/**
 * Documents in our own frames, such as the assistant's. Other sites' documents are not accessible.
 */
const framed = (page: Document): Document[] =>
  [...page.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? [])
