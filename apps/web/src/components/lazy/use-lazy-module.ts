import { useCallback, useEffect, useRef, useState } from 'react'
import { onMaybeOnline } from '../../browser/on-maybe-online.ts'
import { loadModule } from './load-module.ts'

/** Undefined while not needed or loading for the first time; 'failed' after an error. */
type Loaded<Part> = Part | 'failed' | undefined

/**
 * Loads a module on demand. A failed load is retried when the network may be back, and by
 * `tryAgain`, which resolves after that attempt.
 *
 * @param load an `import()` in a stable function; undefined until the module is needed
 */
export function useRetryableModule<Part extends object>(
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
      loadModule(load).then(
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
    const stop = onMaybeOnline(fetchOnce)
    void fetchOnce()
    return () => {
      isGone = true
      stop()
    }
  }, [load])
  return { part, tryAgain: useCallback(() => tryOnce.current(), []) }
}

/** Like {@link useRetryableModule}, for callers without a retry button. */
export const useLazyModule = <Part extends object>(load: (() => Promise<Part>) | undefined): Loaded<Part> =>
  useRetryableModule(load).part
