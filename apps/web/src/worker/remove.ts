/*
 * Sent in place of the worker if the operator has disabled it, and during development: deletes the caches of any
 * earlier worker, unregisters itself, and reloads open pages.
 */
import { isShellCache } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** Deletes the caches on installation: the previous worker may stay busy as long as one of its pages is open. */
async function forgetShells(): Promise<void> {
  const names = (await caches.keys()).filter(isShellCache)
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.skipWaiting()
}

/** Open pages belong to the removed build, whose files can no longer be loaded: they are reloaded from the network. */
async function takeBack(): Promise<void> {
  await self.registration.unregister()
  const open = await self.clients.matchAll({ type: 'window' })
  // A frame reloads with its page. Not awaited: the navigations wait until this event has ended.
  for (const page of open) if (page.frameType !== 'nested') page.navigate(page.url).catch(() => {})
}

self.addEventListener('install', (event) => event.waitUntil(forgetShells()))
self.addEventListener('activate', (event) => event.waitUntil(takeBack()))
