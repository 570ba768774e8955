/** What a farmer has written on this page. */
export interface Fields {
  /** Something is being filled in, or was said in a chat, that a new page would lose: no chat is kept anywhere. */
  wouldLose: () => boolean
}

/** Watches what is typed and ticked from now on; what was sent and emptied, or is not on the page any more, is done. */
export function watchFields(signal: AbortSignal, page: Document = document): Fields {
  const changed = new Set<Element>()
  page.addEventListener('input', ({ target }) => target instanceof Element && changed.add(target), { signal })
  return {
    wouldLose: () =>
      [page, ...framed(page)].some((one) => one.querySelector('.chat-message')) ||
      framed(page).some((one) => [...one.querySelectorAll('textarea')].some(({ value }) => value !== '')) ||
      [...changed].some((field) => field.isConnected && (field as HTMLInputElement).value !== ''),
  }
}

/** What stands in frames of ours, as the assistant's chat; nobody sees into those of others. */
const framed = (page: Document): Document[] =>
  [...page.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? [])
