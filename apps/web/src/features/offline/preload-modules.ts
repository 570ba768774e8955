import { loadModule, preloadCandidates } from '../../components/lazy/load-module.ts'

/**
 * Loads modules that a tap is likely to need, one at a time while the browser is idle. Only under a service worker,
 * which has them cached, so no mobile data is used. Never rejects; a module that failed loads again when needed.
 */
export async function preloadModules(signal: AbortSignal): Promise<void> {
  const worker = navigator.serviceWorker
  if (!worker.controller)
    await new Promise((resolve) => worker.addEventListener('controllerchange', resolve, { signal }))
  for (const load of preloadCandidates) {
    // Safari has no such callback.
    await new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
    if (signal.aborted) return
    await loadModule(load).catch(() => {})
  }
}
