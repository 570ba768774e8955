import { onMaybeOnline } from './on-maybe-online.ts'

/** Loading time of a visible frame before it counts as slow, in ms. */
export const FRAME_TIMEOUT_MS = 8000

/**
 * Watches whether a framed page loads. The timeout starts when the lazy frame becomes visible.
 *
 * A browser fires "load" for its own error page, so another site's failure is not visible.
 * Therefore the site is requested once more, to see whether it answers. A site that refuses to be
 * framed is not detected: the link beside the frame is always shown, and only the text depends on
 * the result. A failed frame is hidden, and reloaded once its site answers. A slow frame stays,
 * because part of its page may be visible.
 *
 * @param onLate receives true if the page is slow or has failed, false once it has loaded
 * @returns stops watching
 */
export function watchFrame(frame: HTMLIFrameElement, onLate: (late: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let stopTrying = () => {}
  // A response from another site is opaque: it shows only that the site answers.
  const ask = () => fetch(frame.src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' })
  const tryAgain = () =>
    ask().then(
      () => {
        if (isOver) return
        // Browsers never load a lazy frame that is hidden.
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

/** Before loading, a frame holds an empty document. Another site's document is null to us. */
function hasLoaded(frame: HTMLIFrameElement): boolean {
  const page = frame.contentDocument
  if (page === null) return !isOwnPage(frame)
  return page.URL !== 'about:blank' && page.readyState === 'complete'
}
