/*
 * The service worker: caches the application's files on the phone, so that it opens offline.
 * Neither caches nor handles API calls (docs/decisions/offline.md). The build bundles the worker
 * into one file. The server inserts the list of files, or sends src/worker/remove.ts if the
 * operator has disabled the worker.
 */

import { chooseSource } from './choose-source.ts'
import {
  belongsToVersion,
  cacheName,
  hasExpectedType,
  isPage,
  isShellCache,
  outdatedCaches,
  type Shell,
} from './shell.ts'
import { cacheFirst, networkFirst, networkOnly } from './strategies.ts'

declare const self: ServiceWorkerGlobalScope
/** Inserted by the server. */
declare const shell: Shell

/**
 * Precaching is all-or-nothing: after a failure the previous worker stays, with its complete files.
 */
async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName(shell))
  await Promise.all(
    shell.files.map(async (path) => {
      // A file with a hashed name never changes, so the browser's own cache may provide it.
      const answer = await fetch(path, path.startsWith('/assets/') ? {} : { cache: 'reload' })
      if (!answer.ok || answer.redirected) throw new Error(`${path} did not come`)
      if (!hasExpectedType(path, answer)) throw new Error(`${path} came as something else`)
      if (isPage(path) && !belongsToVersion(await answer.clone().text(), shell))
        throw new Error(`${path} is of another build`)
      await cache.put(path, answer)
    }),
  )
}

async function takeCharge(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(outdatedCaches(names, shell).map((name) => caches.delete(name)))
  // The page that installed the first worker belongs to the same build, so the worker controls the
  // page at once. Later workers wait until older pages are closed.
  if (names.filter(isShellCache).length === 1) await self.clients.claim()
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    keepShell().catch(async (error: unknown) => {
      await caches.delete(cacheName(shell))
      throw error
    }),
  )
})

self.addEventListener('activate', (event) => event.waitUntil(takeCharge()))

self.addEventListener('message', ({ data }) => {
  // Only on the page's request, because code must not change while a form is being filled in.
  if (data === 'take-over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  switch (chooseSource(request, self.location.origin, shell)) {
    case 'kept':
      return event.respondWith(cacheFirst(request, shell))
    case 'network_first':
      return event.respondWith(networkFirst(request, shell))
    case 'network':
      return event.respondWith(networkOnly(request, shell))
    case 'browser':
      return undefined
  }
})
