import { fetchPart, likelyWanted } from '../../components/part/fetch-part.ts'

/**
 * Makes parts ready that a press is likely to want, one at a time while the browser has nothing better to do. Only
 * where a worker is in charge, which has them from the phone: nobody pays for a byte. Never rejects; what did not come
 * is fetched when it is wanted.
 */
export async function readyParts(signal: AbortSignal): Promise<void> {
  const worker = navigator.serviceWorker
  if (!worker.controller)
    await new Promise((resolve) => worker.addEventListener('controllerchange', resolve, { signal }))
  for (const load of likelyWanted) {
    // Safari has no such callback.
    await new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
    if (signal.aborted) return
    await fetchPart(load).catch(() => {})
  }
}
