import { type Drawn, drawPicture } from './draw-picture.ts'

/** So long nothing must have changed on the page before it is drawn, ms: who reads or types is not held up by it. */
export const AT_REST_MS = 1_000

/**
 * Keeps the picture of the dashboard up to date: when the page has come to rest after a change, and when it is left.
 *
 * @param keep writes it down
 * @returns what to call when the picture that was kept is gone
 */
export function followPicture(keep: (picture: Drawn) => void, signal: AbortSignal): () => void {
  let last: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const draw = () => {
    clearTimeout(timer)
    const picture = drawPicture()
    const text = picture && picture.html + picture.scene
    if (!picture || text === last) return
    last = text
    keep(picture)
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(draw, AT_REST_MS)
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
