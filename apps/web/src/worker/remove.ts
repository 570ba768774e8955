/*
 * Sent in place of the worker if the operator has disabled it, and during development. Deletes the
 * caches of any earlier worker, unregisters itself, and reloads open pages.
 */
import { isShellCache } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Deletes the caches on installation, because the previous worker stays active while any of its
 * pages is open.
 */
async function forgetShells(): Promise<void> {
  const names = (await caches.keys()).filter(isShellCache)
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.skipWaiting()
}

/**
 * Open pages belong to the removed build, whose files no longer load, so these pages are reloaded
 * from the network.
 */
async function takeBack(): Promise<void> {
  await self.registration.unregister()
  const open = await self.clients.matchAll({ type: 'window' })
  // A frame reloads with its page. Not awaited, because navigations wait for this event to end.
  for (const page of open) if (page.frameType !== 'nested') page.navigate(page.url).catch(() => {})
}

self.addEventListener('install', (event) => event.waitUntil(forgetShells()))
self.addEventListener('activate', (event) => event.waitUntil(takeBack()))
