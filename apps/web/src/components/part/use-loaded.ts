import { useCallback, useEffect, useRef, useState } from 'react'
import { whenMaybeBack } from '../../plain/when-maybe-back.ts'
import { fetchPart } from './fetch-part.ts'

/** Undefined while it is not wanted, or is on its way the first time; 'failed' when it did not arrive. */
type Loaded<Part> = Part | 'failed' | undefined

/**
 * A part of the application that is fetched when it is wanted. One that did not arrive is tried again when the
 * network may be back, and whenever `tryAgain` is called, which resolves when that try has ended.
 *
 * @param load an `import()` in a function that stays the same; undefined until the part is wanted
 */
export function usePart<Part extends object>(
  load: (() => Promise<Part>) | undefined,
): { part: Loaded<Part>; tryAgain: () => Promise<void> } {
  const [part, setPart] = useState<Loaded<Part>>()
  const tryOnce = useRef(async () => {})
  useEffect(() => {
    if (load === undefined) return
    let isGone = false
    const show = (next: Loaded<Part>) => {
      if (!isGone) setPart(next)
    }
    const fetchOnce = () =>
      fetchPart(load).then(
        (arrived) => {
          stop()
          show(arrived)
        },
        (error: unknown) => {
          console.warn('A part of the page did not load:', error)
          show('failed')
        },
      )
    tryOnce.current = fetchOnce
    const stop = whenMaybeBack(fetchOnce)
    void fetchOnce()
    return () => {
      isGone = true
      stop()
    }
  }, [load])
  return { part, tryAgain: useCallback(() => tryOnce.current(), []) }
}

/** The same, for a caller that offers no way to try again. */
export const useLoaded = <Part extends object>(load: (() => Promise<Part>) | undefined): Loaded<Part> =>
  usePart(load).part
