/** Unsaved input on this page. */
export interface UnsavedInput {
  /** True if a reload would lose text being typed or a chat: no chat is saved anywhere. */
  wouldLose: () => boolean
}

/** Watches input from now on. Fields that were submitted and emptied, or removed from the page, no longer count. */
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

/** Documents in our own frames, such as the assistant's chat; those of other sites are not accessible. */
const framed = (page: Document): Document[] =>
  [...page.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? [])
