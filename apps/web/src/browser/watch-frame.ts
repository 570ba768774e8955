import { onMaybeOnline } from './on-maybe-online.ts'

/** Maximum loading time of a visible frame, in ms, before it is reported as slow. */
export const FRAME_TIMEOUT_MS = 8000

/**
 * Watches whether the page in a frame loads. A lazy frame starts when it comes into view, so the timeout starts then. A
 * browser does not report that another site's page failed to load: it fires "load" for its own error page. That site is
 * therefore requested once more, to see whether it answers. A site that refuses to be framed looks like one that allows
 * it, so the frame's link is always shown, and only the text beside it depends on the result. A frame known to have
 * failed is hidden, and reloaded once its site answers; a slow one may already show something.
 *
 * @param onLate receives true if the page is slow or has failed, false once it has loaded
 * @returns stops watching
 */
export function watchFrame(frame: HTMLIFrameElement, onLate: (late: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let stopTrying = () => {}
  // Another site's response is opaque: it shows only that the site answers. Our page's policy allows the URL.
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
    timer ??= setTimeout(() => onLate(true), FRAME_TIMEOUT_MS)
  }
  const know = (failed: boolean) => {
    // A browser's error page is white even in the dark theme, and our own message is more helpful.
    frame.hidden = failed
    onLate(failed)
    stopTrying()
    if (failed) stopTrying = onMaybeOnline(tryAgain)
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

/**
 * Whether a frame has loaded its page. Until then it has an empty document that we can read; another site's page cannot
 * be read.
 */
function hasLoaded(frame: HTMLIFrameElement): boolean {
  const page = frame.contentDocument
  if (page === null) return !isOwnPage(frame)
  return page.URL !== 'about:blank' && page.readyState === 'complete'
}
