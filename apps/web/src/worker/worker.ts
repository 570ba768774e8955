/*
 * The service worker: keeps the application's files on the phone, so that it opens without a network. It keeps no
 * answer of the API and takes no call (docs/decisions/offline.md). The build puts it
 * into one file; the server fills in which files, and sends one that takes everything back where the operator switched
 * it off.
 */
import { fromKept, fromNetwork, networkFirst } from './answer.ts'
import { decide } from './decide.ts'
import { belongs, cacheOf, isPage, isShellCache, isWhatItNames, outdated, type Shell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the server. */
declare const shell: Shell

/** One that fails fails them all: the worker of before stays, with its whole shell. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheOf(shell))
  await Promise.all(
    shell.files.map(async (path) => {
      // What has a hash in its name is in the browser's own cache already, and stays what it is.
      const answer = await fetch(path, path.startsWith('/assets/') ? {} : { cache: 'reload' })
      if (!answer.ok || answer.redirected) throw new Error(`${path} did not come`)
      if (!isWhatItNames(path, answer)) throw new Error(`${path} came as something else`)
      if (isPage(path) && !belongs(await answer.clone().text(), shell))
        throw new Error(`${path} is of another build`)
      await cache.put(path, answer)
    }),
  )
}

async function takeCharge(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(outdated(names, shell).map((name) => caches.delete(name)))
  // The page that brought the first worker is of its build; later ones wait until the pages of before are gone.
  if (names.filter(isShellCache).length === 1) await self.clients.claim()
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    keepShell().catch(async (error: unknown) => {
      await caches.delete(cacheOf(shell))
      throw error
    }),
  )
})

self.addEventListener('activate', (event) => event.waitUntil(takeCharge()))

self.addEventListener('message', ({ data }) => {
  // Only on the page's word: code must not change under a form that is being filled in.
  if (data === 'take-over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  switch (decide(request, self.location.origin, shell)) {
    case 'kept':
      return event.respondWith(fromKept(request, shell))
    case 'network_first':
      return event.respondWith(networkFirst(request, shell))
    case 'network':
      return event.respondWith(fromNetwork(request, shell))
    case 'browser':
      return undefined
  }
})
