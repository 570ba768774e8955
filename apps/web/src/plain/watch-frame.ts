import { whenMaybeBack } from './when-maybe-back.ts'

/** How long a frame may take once it can be seen, in ms, before we say that it is slow. */
export const FRAME_PATIENCE_MS = 8000

/**
 * Watches whether the page in a frame loads. A lazy frame starts when it comes into view, so the time counts from then.
 * A browser does not tell when another site's page failed: it says "loaded" of its own error page. So that site is
 * asked once more whether it is there at all. A site that is there and does not let itself be framed looks like one
 * that does; therefore the frame's link is always there, and only the words beside it depend on this. A frame that is
 * known to have failed is hidden, and loaded again once its site answers; one that is only late may show something
 * already.
 *
 * @param onLate told true when the page is late or known to have failed, false when it has loaded after all
 * @returns stops watching
 */
export function watchFrame(frame: HTMLIFrameElement, onLate: (late: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let stopTrying = () => {}
  // Of another site's answer nothing can be read but that there is one; the policy of our page allows the address.
  const ask = () => fetch(frame.src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' })
  const tryAgain = () =>
    ask().then(
      () => {
        if (isOver) return
        // A browser never loads a lazy frame that is hidden.
        frame.loading = 'eager'
        const { src } = frame
        frame.src = src
      },
      () => {},
    )
  const stopWaiting = () => {
    clearTimeout(timer)
    seen?.disconnect()
  }
  const wait = () => {
    seen?.disconnect()
    timer ??= setTimeout(() => onLate(true), FRAME_PATIENCE_MS)
  }
  const know = (failed: boolean) => {
    // A browser's error page is white in the dark, and says nothing that our words do not.
    frame.hidden = failed
    onLate(failed)
    stopTrying()
    if (failed) stopTrying = whenMaybeBack(tryAgain)
  }
  const loaded = () => {
    stopWaiting()
    know(isOwnPage(frame) && frame.contentDocument === null)
    if (!isOwnPage(frame))
      ask().catch(() => {
        if (!isOver) know(true)
      })
  }
  const seen =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wait())
      : undefined

  frame.addEventListener('load', loaded)
  if (hasLoaded(frame)) loaded()
  else if (seen) seen.observe(frame)
  else wait()

  return () => {
    isOver = true
    stopTrying()
    stopWaiting()
    frame.removeEventListener('load', loaded)
  }
}

function isOwnPage(frame: HTMLIFrameElement): boolean {
  return new URL(frame.src, location.href).origin === location.origin
}

/** Before it loads, a frame holds an empty document that we can read; another site's page we cannot. */
function hasLoaded(frame: HTMLIFrameElement): boolean {
  const page = frame.contentDocument
  if (page === null) return !isOwnPage(frame)
  return page.URL !== 'about:blank' && page.readyState === 'complete'
}
