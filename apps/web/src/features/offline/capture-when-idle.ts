import { type CapturedSnapshot, captureSnapshot } from './capture-snapshot.ts'

/** Time without changes before a capture, in ms. Capturing must not delay readers or typing. */
export const IDLE_BEFORE_CAPTURE_MS = 1_000

/**
 * Keeps the dashboard's snapshot up to date. Captures the page when it is idle after a change, and
 * when the farmer leaves.
 *
 * @param keep saves the snapshot
 * @returns a function to call after the saved snapshot was deleted
 */
export function captureSnapshotsWhenIdle(
  keep: (snapshot: CapturedSnapshot) => void,
  signal: AbortSignal,
): () => void {
  let last: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const draw = () => {
    clearTimeout(timer)
    const snapshot = captureSnapshot()
    const text = snapshot && snapshot.html + snapshot.scene
    if (!snapshot || text === last) return
    last = text
    keep(snapshot)
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(draw, IDLE_BEFORE_CAPTURE_MS)
  }
  const root = document.getElementById('root')
  const observer = new MutationObserver(later)
  if (root) observer.observe(root, { attributes: true, characterData: true, childList: true, subtree: true })
  const leave = () => {
    if (document.visibilityState === 'hidden') draw()
  }
  document.addEventListener('visibilitychange', leave, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
  later()
  return () => {
    last = undefined
    later()
  }
}
