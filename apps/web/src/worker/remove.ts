/*
 * Sent in the worker's place where the operator has switched it off, and while the product is being developed: takes
 * back what any earlier worker kept, and itself, and has the pages that are open begin anew.
 */
import { isShellCache } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** At once: the worker of before may be busy for as long as a page of its own is open. */
async function forgetShells(): Promise<void> {
  const names = (await caches.keys()).filter(isShellCache)
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.skipWaiting()
}

/** What is open is of the build that is taken back, of which nothing more can be fetched: it comes from the network. */
async function takeBack(): Promise<void> {
  await self.registration.unregister()
  const open = await self.clients.matchAll({ type: 'window' })
  // A frame comes with its page. Nobody waits for them here: they wait until this has ended.
  for (const page of open) if (page.frameType !== 'nested') page.navigate(page.url).catch(() => {})
}

self.addEventListener('install', (event) => event.waitUntil(forgetShells()))
self.addEventListener('activate', (event) => event.waitUntil(takeBack()))
