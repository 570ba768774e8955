import { useEffect, useState } from 'react'
import { fetchPart } from './fetch-part.ts'

/**
 * A part of the application that is fetched when it is wanted: undefined while it is not, or is on its way, 'failed'
 * when it did not arrive, in which case it is tried again when the browser says that it is back on the network.
 *
 * @param load an `import()` in a function that stays the same; undefined until the part is wanted
 */
export function useLoaded<Part extends object>(
  load: (() => Promise<Part>) | undefined,
): Part | 'failed' | undefined {
  const [loaded, setLoaded] = useState<Part | 'failed'>()
  useEffect(() => {
    if (load === undefined) return
    let isGone = false
    const show = (part: Part | 'failed') => {
      if (!isGone) setLoaded(part)
    }
    const tryOnce = () =>
      fetchPart(load).then(
        (part) => {
          removeEventListener('online', tryOnce)
          show(part)
        },
        (error: unknown) => {
          console.warn('A part of the page did not load:', error)
          show('failed')
        },
      )
    addEventListener('online', tryOnce)
    void tryOnce()
    return () => {
      isGone = true
      removeEventListener('online', tryOnce)
    }
  }, [load])
  return loaded
}
