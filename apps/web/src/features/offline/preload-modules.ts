import { loadModule, preloadCandidates } from '../../components/lazy/load-module.ts'

/**
 * Loads modules that a tap is likely to need, one at a time while the browser is idle. Waits for a
 * service worker, whose cache holds them, so no mobile data is used. Never rejects; a failed module
 * loads again when needed.
 */
export async function preloadModules(signal: AbortSignal): Promise<void> {
  const worker = navigator.serviceWorker
  if (!worker.controller)
    await new Promise((resolve) => worker.addEventListener('controllerchange', resolve, { signal }))
  for (const load of preloadCandidates) {
    // Safari lacks `requestIdleCallback`.
    await new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
    if (signal.aborted) return
    await loadModule(load).catch(() => {})
  }
}
