import { type Drawn, drawPicture } from './draw-picture.ts'

/** Time without changes before the page is captured, ms: capturing must not delay readers or typists. */
export const AT_REST_MS = 1_000

/**
 * Keeps the dashboard's picture up to date: captures it when the page is idle after a change, and on leaving.
 *
 * @param keep saves the picture
 * @returns a function to call when the saved picture has been deleted
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
