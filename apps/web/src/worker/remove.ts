/*
 * Sent in the worker's place where the operator has switched it off, and while the product is being developed: takes
 * back what any earlier worker kept, and itself.
 */
import { isShellCache } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** At once: the worker of before may be busy for as long as a page of its own is open. */
async function forgetShells(): Promise<void> {
  const names = (await caches.keys()).filter(isShellCache)
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.skipWaiting()
}

self.addEventListener('install', (event) => event.waitUntil(forgetShells()))
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()))
